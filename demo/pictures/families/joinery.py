"""What seats and tables share: timber, legs, bars, top materials."""


from lib.materials import hard, wood
from lib.mesh import sweep


def timber(p, along="x"):
    return wood.wood(p.colour, along, 0.55)


def leg(mat, foot, top, r0=1.3, r1=2.1):
    """A round leg from the floor up to `top`, tapering to the foot."""
    return sweep("leg", [(*foot, 0), (*top,)], mat, lambda t: r0 + (r1 - r0) * t, 1, 20, 0)


def bar(mat, a, b, r=0.9):
    return sweep("bar", [a, b], mat, r, 1, 14, 0)


def splayed(mat, w, d, h, spread=4, r0=1.2, r1=1.9):
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg(mat, (sx * (w / 2 + spread), sy * (d / 2 + spread)), (sx * w / 2, sy * d / 2, h), r0, r1)


def top_material(p):
    if p.material == "marble":
        return hard.marble("ivory")
    if p.material == "metal":
        return hard.metal(p.colour)
    return timber(p)
