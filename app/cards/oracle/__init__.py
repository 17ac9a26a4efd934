"""The grammar: Oracle text into terms, and terms back into text.

`read_keywords`, `read_modifier_keyword` (keywords.py) read keyword abilities, `read_lines`
(lines.py) a whole text. What prints back otherwise than it was read has not been read.
"""
