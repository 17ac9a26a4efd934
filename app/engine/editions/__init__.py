"""editions"""
