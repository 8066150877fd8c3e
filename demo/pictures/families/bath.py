"""Room scent and soap."""

import math

from families.candles import label
from families.ceramics import foot, wall
from lib.materials import hard, leaf, wood
from lib.mesh import box, lathe, place, rounded, slab, sweep


def diffuser(p):
    square = p.get("shape", "round") == "square"
    clay = p.material == "ceramic" or p.colour in ("ivory", "sage")
    mat = hard.stoneware(p.colour) if clay else hard.glass(p.colour)
    profile = [*foot(3.6), (3.9, 0.8), (3.9, 7.2), (3.0, 8.6), (1.3, 9.2), (1.2, 10.8), (1.5, 11.2)]

    def corner(t, r, z):
        c, s = abs(math.cos(t)), abs(math.sin(t))
        return r * (c**6 + s**6) ** (-1 / 6) if z < 8.8 and r > 1.6 else r

    ob = [lathe("bottle", wall(profile, 0.3, 0.7), mat, 96, 0, shape=corner if square else None)]
    if not clay:
        ob.append(
            lathe(
                "oil",
                [(0, 0.75), (3.5, 0.75), (3.58, 5), (0, 5)],
                hard.glass("f4dfae", ior=1.4),
                96,
                0,
                shape=corner if square else None,
            )
        )
    place(ob, rot=(0, 0, 20))
    reed = leaf.dried("c9ab78")
    for i in range(8):
        a = 2.4 * i
        lean = p.rnd.uniform(0.16, 0.36)
        c, s = math.cos(a), math.sin(a)
        sweep(
            "reed",
            [
                (-2.2 * c * lean * 3, -2.2 * s * lean * 3, 1.2),
                (0.4 * c, 0.4 * s, 11),
                (13 * lean * c, 13 * lean * s, 11 + 13),
            ],
            reed,
            0.14,
            1,
            8,
            0,
        )
    if not square and not clay:
        label(4.04, 2.0, 3.8, "SEA FIG")
    return {"glassy": not clay, "fill": 0.84, "elevation": 9, "effort": 1.5}


def bar_of_soap(mat, at, turn):
    ob = [
        slab("soap", rounded(8.6, 5.8, 1.6), 2.8, mat, r=0.75, seg=6),
        slab("stamp", rounded(5.4, 2.9, 1.2), 0.05, mat, (0, 0, 2.79), 0.02),
    ]
    return place(ob, at, (0, 0, turn))


def soap(p):
    shape = p.get("shape", "bar")
    if shape == "dispenser":
        mat = hard.glass(p.colour) if p.material == "glass" else hard.stoneware(p.colour)
        lathe(
            "bottle", wall([*foot(3.6), (3.9, 0.7), (3.9, 11), (3.2, 13), (1.6, 14), (1.5, 15)], 0.3, 0.6), mat, 96, 0
        )
        if p.material == "glass":
            lathe("soap", [(0, 0.7), (3.5, 0.7), (3.56, 9.5), (0, 9.5)], hard.liquid("lemonade"), 72, 0)
        metal = hard.metal("brass")
        lathe(
            "collar",
            [(0, 14.6), (1.9, 14.6), (1.9, 14.6), (1.9, 16.2), (1.2, 16.6), (0.5, 16.7), (0.45, 18.6), (0, 18.6)],
            metal,
            48,
            0,
        )
        sweep(
            "spout",
            [(0.5, 0, 18.8), (-1.5, 0, 19.0), (-4.2, 0, 18.8), (-4.9, 0, 18.2)],
            metal,
            lambda t: 0.6 - 0.2 * t,
            0.8,
            14,
            6,
        )
        if p.material == "glass":
            label(4.06, 2.6, 5.2, "HAND WASH")
        return {"glassy": p.material == "glass", "fill": 0.8, "elevation": 11, "effort": 1.5}
    mat = hard.wax(p.colour)
    if shape == "bar":
        dish = wood.wood("oak")
        for i in range(5):
            box("slat", (12.5, 1.3, 0.9), dish, (0, -3.4 + 1.7 * i, 0.9), 0.2)
        for x in (-4.4, 4.4):
            box("foot", (1.2, 8.4, 0.9), dish, (x, 0, 0), 0.15)
        bar_of_soap(mat, (0, 0, 1.82), 6)
    else:
        for i in range(3):
            bar_of_soap(mat, (p.rnd.uniform(-0.4, 0.4), p.rnd.uniform(-0.3, 0.3), 2.9 * i), p.rnd.uniform(-12, 12))
        twine = leaf.dried("a88a58")
        for ax in ("x", "y"):
            hw, hh = (4.7 if ax == "x" else 3.3), 4.5
            path = []
            for k in range(49):
                a = 2 * math.pi * k / 48
                u = hw * math.copysign(abs(math.cos(a)) ** 0.4, math.cos(a))
                z = 4.35 + hh * math.copysign(abs(math.sin(a)) ** 0.4, math.sin(a))
                path.append((u, 0, z) if ax == "x" else (0, u, z))
            sweep("twine", path, twine, 0.14, 1, 8, 0, closed=True)
    return {"elevation": 28, "turn": 30}


MODELS = {"diffuser": diffuser, "soap": soap}
