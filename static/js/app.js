// Comforts on top of pages that work without this file: copying, and a draft of the board kept in
// the browser for when the connection fails.
(() => {
  "use strict";
  const DRAFT = "floorjudge-draft";
  const TYPED = /^(line|call|rest|piece-\d+-what)$/;
  // A draft made by other templates than these may not fit them any more.
  const version = document.querySelector("link[rel=stylesheet]")?.href;
  const entry = () => document.getElementById("entry");
  let waiting;

  const worthKeeping = (form) =>
    [...new FormData(form)].some(([name, value]) => TYPED.test(name) && value.trim());

  // The form as text, with what has been typed and ticked written into its attributes.
  function asText(form) {
    const copy = form.cloneNode(true);
    const fields = [...form.elements];
    [...copy.elements].forEach((field, at) => {
      const live = fields[at];
      if (field.type === "checkbox" || field.type === "radio") field.toggleAttribute("checked", live.checked);
      else if (field.tagName === "TEXTAREA") field.textContent = live.value;
      else if (field.tagName === "INPUT") field.setAttribute("value", live.value);
      else if (field.tagName === "SELECT") {
        [...field.options].forEach((option, n) => option.toggleAttribute("selected", live.options[n].selected));
      }
    });
    for (const list of copy.querySelectorAll("datalist")) list.replaceChildren();
    return copy.innerHTML;
  }

  function keep() {
    const form = entry();
    if (!form || !worthKeeping(form)) return;
    try {
      localStorage.setItem(DRAFT, JSON.stringify({ version, html: asText(form) }));
    } catch { /* a browser may refuse to keep anything */ }
  }

  function draft() {
    try {
      const kept = JSON.parse(localStorage.getItem(DRAFT) || "null");
      return kept && kept.version === version ? kept.html : null;
    } catch {
      return null;
    }
  }

  function setUp() {
    for (const button of document.querySelectorAll("[data-copy]")) button.hidden = !navigator.clipboard;
    // Only where the editor is empty: a draft never takes the place of a call that was linked to.
    const back = document.getElementById("do-draft");
    if (back) back.hidden = worthKeeping(entry()) || !draft();
  }

  async function copy(button) {
    await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).value);
    const words = button.textContent;
    button.textContent = "Copied";
    setTimeout(() => { button.textContent = words; }, 1500);
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    if (button.dataset.copy) copy(button);
    if (button.dataset.mana && button.form) {
      // What the button would do by asking the server, at once.
      event.preventDefault();
      const field = document.getElementById(button.dataset.mana);
      const symbol = button.dataset.symbol;
      field.value = symbol ? `${field.value.trimEnd()}{${symbol}}` : field.value.replace(/\{[^{}]*\}\s*$/, "");
      document.getElementById(`${field.id}-shown`).textContent = field.value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    if (button.dataset.put) {
      const line = document.getElementById("line");
      line.value = button.dataset.put;
      line.focus();
      line.dispatchEvent(new Event("input", { bubbles: true }));
    }
    if (button.id === "do-draft") {
      entry().innerHTML = draft();
      window.htmx?.process(entry());
      setUp();
      document.querySelector("#entry [name=by]:checked")?.focus();
    }
    if (button.id === "do-clear") {
      try { localStorage.removeItem(DRAFT); } catch { /* nothing was kept */ }
    }
  });

  // One line is what is asked for: Enter sends it, with Shift it breaks.
  document.addEventListener("keydown", (event) => {
    if (event.target.id !== "line" || event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    entry().requestSubmit();
  });

  document.addEventListener("input", (event) => {
    if (!event.target.closest("#entry")) return;
    clearTimeout(waiting);
    waiting = setTimeout(keep, 400);
  });

  document.addEventListener("htmx:error", () => {
    const note = document.getElementById("offline");
    if (note) note.hidden = false;
  });
  document.addEventListener("htmx:after:settle", setUp);
  document.addEventListener("DOMContentLoaded", setUp);

  if ("serviceWorker" in navigator) navigator.serviceWorker.register("/worker.js").catch(() => {});
})();
