"""POST /api/ask: rulings as JSON, problems as RFC 9457 has them."""

from __future__ import annotations

from starlette.testclient import TestClient

from tests.web.stand_in import CALL


def test_ruling_as_json(client: TestClient) -> None:
    response = client.post("/api/ask", json={"call": CALL})
    assert response.status_code == 200
    assert response.headers["content-type"] == "application/json"
    (answer,) = response.json()["answers"]
    (ruling,) = answer["rulings"]
    assert ruling["verdict"].startswith("Rex kills Bear and Elf")
    assert ruling["tables"][1]["rows"][2] == {
        "source": "Rex",
        "recipient": "Bob",
        "assigned": 3,
        "dealt": 3,
        "prevented": 0,
        "lethal": None,
        "why": "",
        "cites": ["702.19b"],
    }
    assert ruling["steps"][0]["children"][1]["kind"] == "did not happen"
    assert ruling["complete"] is False


def test_answer_holds_the_call_in_canonical_notation(client: TestClient) -> None:
    untidy = CALL.replace("[Bob]", "[bob]").replace(" = ", "  =  ")
    first = client.post("/api/ask", json={"call": untidy}).json()["answers"][0]["call"]
    second = client.post("/api/ask", json={"call": first}).json()["answers"][0]["call"]
    assert first == second


def test_several_calls(client: TestClient) -> None:
    text = f"title: One\n{CALL}---\ntitle: Two\n{CALL}"
    answers = client.post("/api/ask", json={"call": text}).json()["answers"]
    assert [(answer["title"], answer["line"]) for answer in answers] == [("One", 1), ("Two", 11)]


def test_problem_names_line_word_and_what_was_expected(client: TestClient) -> None:
    response = client.post("/api/ask", json={"call": CALL.replace("2/2", "2/2, %")})
    assert response.status_code == 422
    assert response.headers["content-type"] == "application/problem+json"
    problem = response.json()
    assert problem["type"] == "/help/api#no-answer"
    assert problem["status"] == 422
    (fault,) = problem["errors"]
    assert (fault["line"], fault["word"]) == (4, "%")
    assert fault["expected"]


def test_requests_that_are_no_question(client: TestClient) -> None:
    for body, status in (
        ({"call": ""}, 422),
        ({"call": 5}, 422),
        ({}, 422),
        ([], 422),
        ({"call": "x" * 40_000}, 422),
    ):
        response = client.post("/api/ask", json=body)
        assert (response.status_code, response.json()["status"]) == (status, status)
        assert response.headers["content-type"] == "application/problem+json"
    plain = client.post("/api/ask", content=CALL, headers={"Content-Type": "text/plain"})
    assert plain.status_code == 415
    assert plain.headers["content-type"] == "application/problem+json"


def test_openapi_describes_it(client: TestClient) -> None:
    described = client.get("/openapi.json").json()
    assert list(described["paths"]) == ["/api/ask"]
    responses = described["paths"]["/api/ask"]["post"]["responses"]
    assert {"200", "413", "415", "422"} == set(responses)
    assert "application/problem+json" in responses["422"]["content"]
    schemas = described["components"]["schemas"]
    assert {"AskBody", "AskReply", "Ruling", "DamageRow", "ProblemDetails"} <= set(schemas)
    assert "children" in schemas["RulingStep"]["properties"]
