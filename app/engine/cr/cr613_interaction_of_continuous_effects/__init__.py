"""The layers: how continuous effects make up an object's characteristics (CR 613).

`derive.py` starts with what is printed, `applying.py` goes through the layers, `dependency.py` says
which effect waits for which; what each change does is in `characteristics.py` and
`power_toughness.py`.
"""
