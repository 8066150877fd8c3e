"""Cutlery, knives, boards, wooden tools."""

import math

from families.ceramics import foot, wall
from lib.materials import hard, soft, wood
from lib.mesh import box, circle, lathe, place, rounded, sheet, slab, sweep


def flatware_mats(p):
    style = p.get("style", "modern")
    metal = hard.metal(
        p.colour if p.colour in hard.METALS else ("gunmetal" if p.colour == "black" else "steel"), brushed=False
    )
    grip = wood.wood("walnut", "y") if style == "wood-handle" else metal
    return style, metal, grip


def shaft(mat, grip, style, y0=-10.5, y1=2.0):
    """The handle of a piece of cutlery, from its end at y0 to its neck at y1."""
    end = {"modern": 0.62, "classic": 0.95, "wood-handle": 0.8}[style]

    def width(t):
        if style == "classic":
            return 0.34 + (end - 0.34) * (1 - t) ** 2.2 + 0.05 * math.sin(t * 9)
        return 0.32 + (end - 0.32) * (1 - t) ** 0.8

    obs = [
        sweep(
            "shaft",
            [(0, y0, 0.35), (0, (y0 + y1) / 2 - 1, 0.62), (0, y1 - 1, 0.8), (0, y1, 0.62)],
            grip,
            width,
            0.34 if style != "wood-handle" else 0.8,
            18,
            10,
            up=(0, 0, 1),
        )
    ]
    if style == "wood-handle":
        obs.append(sweep("neck", [(0, y1 - 3.0, 0.8), (0, y1 + 0.4, 0.6)], mat, 0.4, 0.5, 14, 0, up=(0, 0, 1)))
    return obs


def bowl_of(mat, length, width, y, depth):
    def fn(u, v):
        a, r = 2 * math.pi * u, v
        x = width / 2 * r * math.cos(a) * (1 - 0.16 * math.sin(a))
        yy = y + length / 2 + length / 2 * r * math.sin(a)
        return (x, yy, 0.92 - depth * (1 - r * r) + 0.2 * (r * math.sin(a)) ** 2)

    return sheet("bowl", fn, mat, 40, 12, thickness=0.14, wrap=True)


def spoon(mat, grip, style, k=1.0):
    return [*shaft(mat, grip, style), bowl_of(mat, 6.4 * k, 4.1 * k, 1.6, 0.75)]


def fork(mat, grip, style, k=1.0):
    obs = shaft(mat, grip, style)
    outline = [(-0.4, 1.6), (0.4, 1.6), (1.15, 2.9), (1.25, 4.2), (-1.25, 4.2), (-1.15, 2.9)]
    obs.append(slab("root", [(x * k, y) for x, y in outline], 0.2, mat, (0, 0, 0.42), 0.09))
    for i in range(4):
        x = (-1.08 + 0.72 * i) * k
        obs.append(
            sweep(
                "tine",
                [(x, 3.9, 0.5), (x, 5.6, 0.42), (x, 7.2, 0.62), (x * 0.97, 8.2, 0.9)],
                mat,
                lambda t: 0.2 - 0.1 * t**3,
                0.6,
                10,
                6,
                up=(0, 0, 1),
            )
        )
    return obs


def knife(mat, grip, style):
    obs = shaft(mat, grip, style, y1=0.6)
    blade = [(-0.45, 0), (0.5, 0), (1.0, 1.2), (1.05, 7), (0.75, 9.3), (0.1, 10.6), (-0.5, 10.2), (-0.55, 4)]
    obs.append(slab("blade", blade, 0.16, mat, (0, 0, 0.48), 0.06))
    return obs


def cutlery_set(p):
    style, mat, grip = flatware_mats(p)
    makers = [lambda: fork(mat, grip, style), lambda: knife(mat, grip, style), lambda: spoon(mat, grip, style)]
    if int(p.get("pieces", 3)) == 5:
        makers = [lambda: fork(mat, grip, style, 0.86), *makers, lambda: spoon(mat, grip, style, 0.78)]
    for i, make in enumerate(makers):
        small = len(makers) == 5 and i in (0, 4)
        place(
            make(),
            ((i - (len(makers) - 1) / 2) * 4.3, -1.2 if small else 0, 0),
            (0, 0, p.rnd.uniform(-1.2, 1.2)),
            0.84 if small else 1,
        )
    return {"elevation": 68 if p.angle == "top" else 40, "turn": 10 if p.angle == "top" else 32, "fill": 0.84}


BLADES = {
    "chef": [(0, 0), (20, 0.9), (20.6, 1.0), (16, 3.1), (9, 4.4), (3, 4.8), (0, 4.8)],
    "santoku": [(0, 0), (15.5, 0.2), (17.6, 2.6), (17.8, 3.2), (13, 4.3), (4, 4.7), (0, 4.7)],
    "paring": [(0, 0.2), (8.6, 0.8), (9.2, 1.0), (6.5, 1.9), (2, 2.3), (0, 2.3)],
    "bread": [(0, 0.1), (22, 0.1), (23, 0.8), (22.6, 1.6), (12, 3.2), (0, 3.3)],
}


def kitchen_knife(p):
    shape = p.get("shape", "chef")
    blade = [(x, -y) for x, y in BLADES[shape]]
    if shape == "bread":
        edge = [(22 - 22 * i / 44, -3.25 - (0.16 if i % 2 else 0)) for i in range(45)]
        blade = [(0, -0.1), (22, -0.1), (23, -0.9), (22.8, -1.8), *edge]
    steel = hard.metal("steel")
    h = max(-y for _, y in blade)
    obs = [slab("blade", blade, 0.2, steel, (0, 0, 0.85), 0.07)]
    grip = wood.wood(p.colour, "x") if p.colour != "black" else hard.painted("black", 0.35)
    ln = 8.8 if shape == "paring" else 11.6
    handle = [
        (-ln, -h * 0.08),
        (-ln - 0.5, -h * 0.30),
        (-ln, -h * 0.62 - 0.2),
        (-ln * 0.55, -h * 0.48 - 0.25),
        (-1.4, -h * 0.52 - 0.1),
        (-0.2, -h * 0.6),
        (-0.2, -0.15),
        (-ln * 0.6, 0.1),
    ]
    obs.append(slab("grip", handle + handle[:1], 1.9, grip, (0, 0, 0), 0.55, seg=5, per=6))
    obs.append(box("bolster", (1.1, h * 0.60, 1.5), steel, (-0.1, -h * 0.32, 0.2), 0.25))
    for i in range(3):
        obs.append(
            lathe(
                "rivet",
                [(0, 1.78), (0.3, 1.8), (0.26, 1.93), (0, 1.95)],
                hard.metal("brass", False),
                20,
                0,
                at=(-ln * (0.22 + 0.28 * i), -h * 0.30 - 0.05, 0),
            )
        )
    place(obs, rot=(0, 0, 24))
    return {"elevation": 66 if p.angle == "top" else 38, "turn": 0 if p.angle == "top" else 20, "fill": 0.86}


def board(p):
    mat = hard.marble("ivory") if p.material == "marble" else wood.wood(p.colour, "x")
    shape = p.get("shape", "rectangle")
    if shape == "round":
        obs = [slab("board", circle(17, 96), 2.2, mat, r=0.5, seg=4)]
    elif shape == "rectangle":
        obs = [slab("board", rounded(42, 28, 2.4), 2.8, mat, r=0.5, seg=4)]
        for s in (-1, 1):
            obs.append(slab("grip", rounded(1.6, 9, 0.75), 0.3, hard.painted("3d2817", 0.7), (s * 18, 0, 2.54), 0.1))
    else:
        w, d = (30, 20) if shape == "paddle" else (44, 15)
        body = rounded(w, d, 3.2, 10)
        right = [q for q in body if q[0] > 0 and q[1] < 0][::1]
        left = [q for q in body if q[0] <= 0]
        upper = [q for q in body if q[0] > 0 and q[1] >= 0]
        stem = [
            (w / 2 + 1.2, -2.6),
            (w / 2 + 4, -1.9),
            (w / 2 + 9, -1.8),
            (w / 2 + 11.4, -1.4),
            (w / 2 + 12, 0),
            (w / 2 + 11.4, 1.4),
            (w / 2 + 9, 1.8),
            (w / 2 + 4, 1.9),
            (w / 2 + 1.2, 2.6),
        ]
        upper = [q for q in upper if q[1] > 2.8]
        right = [q for q in right if q[1] < -2.8]
        obs = [slab("board", [*stem, *upper, *left, *right], 1.9, mat, r=0.45, seg=4)]
        obs.append(
            lathe(
                "eye",
                [(0, 1.84), (0.75, 1.86), (0.75, 1.93), (0, 1.93)],
                hard.painted("2a1a10", 0.8),
                32,
                0,
                at=(w / 2 + 9.6, 0, 0),
            )
        )
        cord = soft.leather("tan")
        obs.append(
            sweep(
                "cord",
                [
                    (w / 2 + 9.6, 0, 2),
                    (w / 2 + 12, 0.8, 2.2),
                    (w / 2 + 15.5, 2.2, 0.3),
                    (w / 2 + 17.4, 0.2, 0.22),
                    (w / 2 + 15, -1.7, 0.3),
                    (w / 2 + 12, -0.7, 2.0),
                    (w / 2 + 9.6, 0, 2.1),
                ],
                cord,
                0.2,
                1,
                8,
                6,
            )
        )
    place(obs, rot=(0, 0, -16 if p.angle != "top" else 0))
    return {"elevation": 36 if p.angle != "top" else 80, "turn": 14 if p.angle != "top" else 0, "fill": 0.84}


def wooden_tool(mat, kind):
    """A spoon, spatula or fork of wood; it lies along y, head at +y."""
    obs = [
        sweep(
            "stick",
            [(0, -16, 0.75), (0, -4, 0.8), (0, 9, 0.8)],
            mat,
            lambda t: 0.72 - 0.16 * math.sin(math.pi * t),
            0.85,
            18,
            8,
            up=(0, 0, 1),
        )
    ]
    if kind == "spoon":
        head = bowl_of(mat, 8.6, 5.6, 8, 1.1)
        head.modifiers[0].thickness = 0.5
        head.location.z = 0.45
        obs.append(head)
    else:
        wide = [(-0.7, 7), (0.7, 7), (2.6, 10.5), (2.9, 17.4), (-2.9, 16.2), (-2.5, 10.5)]
        obs.append(slab("head", wide + wide[:1], 0.7, mat, (0, 0, 0.42), 0.28, per=5))
        if kind == "slotted":
            for x in (-1.2, 0, 1.2):
                obs.append(
                    slab(
                        "slot",
                        [(a + x, b + 12.4) for a, b in rounded(0.5, 5, 0.24)],
                        0.1,
                        hard.painted("2a1a10", 0.9),
                        (0, 0, 1.05),
                        0,
                    )
                )
    return obs


def utensils(p):
    mat = wood.wood(p.colour, "y")
    which = p.get("set", "spoons")
    if which == "pot":
        lathe("pot", wall([*foot(5.6), (6.2, 1.4), (6.3, 8), (6.1, 15)], 0.5), hard.stoneware("ivory"), 96, 0)
        for i, kind in enumerate(("spoon", "spatula", "spoon", "slotted", "spatula")):
            a = i * 72
            place(
                wooden_tool(mat, kind),
                (0.9 * math.cos(math.radians(a)), 0.9 * math.sin(math.radians(a)), 17),
                (77, 0, a - 90),
            )
        return {"elevation": 10, "fill": 0.84}
    kinds = ("spoon", "spatula", "slotted", "spoon") if which == "spoons" else ("spoon", "slotted")
    for i, kind in enumerate(kinds):
        place(wooden_tool(mat, kind), ((i - (len(kinds) - 1) / 2) * 7.6, 0, 0), (0, 0, p.rnd.uniform(-3, 3)))
    return {"elevation": 46, "turn": 28, "fill": 0.84}


MODELS = {"cutlery-set": cutlery_set, "kitchen-knife": kitchen_knife, "board": board, "utensils": utensils}
