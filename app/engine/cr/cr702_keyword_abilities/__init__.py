"""cr702_keyword_abilities"""
