"""The layers: how continuous effects make up an object's characteristics (CR 613).

One file a layer; `derive.py` runs them in order. Dependency is in `dependency.py` when it comes.
"""
