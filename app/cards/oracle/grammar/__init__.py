"""The grammar of sentences: each shape is written once, as a template with typed slots beside the
term that it means, and both reads Oracle text into terms and prints terms as Oracle text.

`read_sentences` (line.py) reads a line; `print_ability` prints one. How it works: `shape.py` says
what a shape is, `grammar.py` makes one index of all shapes, `reading.py` finds every reading of a
line, `printing.py` prints. The shapes themselves stand in one module a sentence shape or slot
family; `shapes.py` names them all.
"""
