"""Candles and what holds them."""

import math

import bmesh
from families.ceramics import foot, wall
from families.lamps import bulb
from lib import prints
from lib.materials import hard, soft, wood
from lib.mesh import box, lathe, rounded, slab, sweep


def flame(x, y, z, k=1.0):
    """A burning wick."""
    sweep(
        "wick",
        [(x, y, z - 0.2), (x + 0.05, y, z + 0.5 * k), (x + 0.16, y, z + 0.85 * k)],
        hard.painted("241a14", 0.9),
        0.07 * k,
        1,
        8,
        4,
    )
    lathe(
        "flame",
        [
            (0, z + 0.45 * k),
            (0.26 * k, z + 0.75 * k),
            (0.36 * k, z + 1.2 * k),
            (0.24 * k, z + 1.9 * k),
            (0.07 * k, z + 2.6 * k),
            (0, z + 2.8 * k),
        ],
        hard.glow("ffc470", 5),
        20,
        6,
        at=(x + 0.1, y, 0),
    )
    bulb((x, y, z + 1.4 * k), 0.012 * k, 0.5, (1, 0.62, 0.3))


def pillar(x, y, r, h, mat, rnd):
    seed = rnd.uniform(0, 6)

    def melt(t, rr, z):
        return rr * (1 + 0.01 * math.sin(3 * t + seed)) if rr > r * 0.6 else rr

    lathe(
        "pillar",
        [
            (0, 0),
            (r - 0.15, 0),
            (r, 0.3),
            (r, h - 0.5),
            (r - 0.12, h - 0.05),
            (r - 0.35, h),
            (r - 0.7, h - 0.25),
            (r * 0.4, h - 0.7),
            (0, h - 0.8),
        ],
        mat,
        64,
        5,
        at=(x, y, 0),
        shape=melt,
    )
    flame(x, y, h - 0.8)


def label(r, z, high, title):
    around = 2 * math.pi * r
    img = prints.canvas(1400, int(1400 * high / around), "f3ead6")
    n = img.shape[0]
    for cx in (350, 1050):
        prints.text(img, title, (cx, n * 0.42), min(n * 0.17, 46), "3a3b3d")
        prints.text(img, "HAND POURED", (cx, n * 0.66), min(n * 0.09, 20), "6b6250", False)
    ob = lathe(
        "label", [(r, z), (r, z + high)], soft.paper("ivory", soft.picture("label", img), (around, high)), 96, 0
    )
    ob.rotation_euler = (0, 0, math.radians(202))
    # only the front half of the paper is there
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    bmesh.ops.delete(bm, geom=[f for f in bm.faces if f.calc_center_median().y < r * 0.25], context="FACES")
    bm.to_mesh(ob.data)
    bm.free()


NAMES = {
    "amber": "CEDAR",
    "ivory": "LINEN",
    "sage": "SAGE",
    "ocean": "SALT",
    "terracotta": "FIG",
    "black": "SMOKE",
    "mustard": "HONEY",
    "sand": "DRIFT",
}


def candle(p):
    shape, name = p.get("shape", "jar"), NAMES.get(p.colour, "HEARTH")
    wax = hard.wax("f2e6cd")
    if shape in ("jar", "tumbler", "tin"):
        r, h = {"jar": (4.2, 9.4), "tumbler": (4.0, 10.4), "tin": (4.4, 5.6)}[shape]
        outer = (
            [*foot(r * (0.8 if shape == "tumbler" else 0.97)), (r, 1.2 if shape != "tumbler" else h), (r, h)]
            if shape != "tumbler"
            else [*foot(3.3), (3.6, 1), (4.1, h)]
        )
        if shape == "tin":
            mat = hard.painted(p.colour, 0.3)
        elif p.material in ("ceramic", "stoneware"):
            mat = hard.stoneware(p.colour)
        else:
            mat = hard.glass(p.colour if p.colour in hard.GLASS else "amber")
        lathe("cup", wall(outer, 0.28, 0.6), mat, 96, 0)
        level = h * 0.72
        lathe(
            "wax",
            [
                (0, 0.7),
                (r - 0.55 if shape != "tumbler" else 3.2, 0.7),
                (r - 0.36 if shape != "tumbler" else 3.62, level),
                (r - 1, level - 0.06),
                (0, level - 0.1),
            ],
            wax,
            72,
            0,
        )
        flame(0, 0, level)
        if shape != "tin":
            label(r + 0.1 if shape == "jar" else 4.16, h * 0.2, h * 0.42, name)
        return {
            "glassy": shape != "tin" and p.material not in ("ceramic", "stoneware"),
            "fill": 0.62,
            "elevation": 18,
            "effort": 1.5,
        }
    mat = hard.wax(p.colour)
    if shape == "pillar":
        pillar(0, 0, 3.8, 15, mat, p.rnd)
    elif shape == "pillars":
        for x, y, h in ((-5.6, 1.5, 11), (3.2, 3.0, 17), (4.2, -5.0, 7.5)):
            pillar(x, y, 3.7, h, mat, p.rnd)
    else:
        brass = hard.metal("brass")
        for x, y, h in ((-4.2, 1.0, 25), (4.2, -1.0, 25)):
            holder(brass, x, y, 5)
            taper(mat, x, y, 4.2, h)
    return {"fill": 0.78, "elevation": 10}


def holder(mat, x, y, h):
    lathe(
        "holder",
        [
            (0, 0),
            (4, 0),
            (4, 0),
            (4.1, 0.4),
            (3.6, 0.9),
            (1.0, 1.5),
            (0.75, 2.4),
            (0.8, h - 2.0),
            (1.6, h - 1.3),
            (1.5, h),
            (1.15, h),
            (1.1, h - 1.0),
            (0, h - 1.0),
        ],
        mat,
        64,
        5,
        at=(x, y, 0),
    )


def taper(mat, x, y, z, h):
    lathe(
        "taper",
        [
            (0, z),
            (1.08, z),
            (1.08, z + 1),
            (0.95, z + h * 0.7),
            (0.75, z + h - 0.4),
            (0.5, z + h - 0.05),
            (0, z + h - 0.15),
        ],
        mat,
        40,
        5,
        at=(x, y, 0),
    )
    flame(x, y, z + h - 0.15, 0.9)


def body(p):
    if p.colour in wood.WOODS:
        return wood.wood(p.colour, "z")
    return hard.metal(p.colour) if p.colour in ("brass", "black", "steel") else hard.stoneware(p.colour)


def candle_holder(p):
    shape, mat, wax = p.get("shape", "stick"), body(p), hard.wax("ivory")
    if shape == "lantern":
        for x in (-7, 7):
            for y in (-7, 7):
                box("post", (0.9, 0.9, 20), mat, (x, y, 1.2), 0.12)
        for z, w in ((0, 16.4), (21, 16.4)):
            slab("plate", rounded(w, w, 0.8), 1.2, mat, (0, 0, z), 0.25)
        lathe(
            "roof", [(0, 25.6), (1.5, 25.5), (2.6, 24.4), (9.6, 22.2), (9.6, 22.0), (0, 22.0)], mat, 4, 0
        ).rotation_euler = (0, 0, math.radians(45))
        sweep(
            "ring",
            [(2.4 * math.sin(a / 16 * math.pi), 0, 27.6 - 2.4 * math.cos(a / 16 * math.pi)) for a in range(33)],
            mat,
            0.3,
            1,
            10,
            0,
            closed=True,
        )
        pane = hard.glass("clear")
        for s in (-1, 1):
            box("pane", (13.2, 0.2, 19.8), pane, (0, s * 7, 1.2), 0)
            box("pane", (0.2, 13.2, 19.8), pane, (s * 7, 0, 1.2), 0)
        lathe("pillar", [(0, 1.2), (3.3, 1.2), (3.4, 9.6), (2.6, 9.7), (0, 9.2)], wax, 48, 0)
        flame(0, 0, 9.2)
        return {"turn": 30, "elevation": 12, "fill": 0.8, "effort": 1.5}
    if shape == "chamber":
        lathe("dish", wall([*foot(6), (7, 0.5), (7.8, 1.6)], 0.25, 0.4), mat, 96, 0)
        lathe(
            "socket",
            [(1.6, 0.4), (1.3, 1.2), (1.35, 3.2), (1.9, 3.6), (1.9, 3.8), (1.15, 3.8), (1.15, 2.4), (0, 2.4)],
            mat,
            48,
            3,
        )
        sweep(
            "ring",
            [(7.6, 0, 1.5), (9.2, 0, 2.6), (10.6, 0, 1.9), (10.4, 0, 0.5), (8.8, 0, 0.4), (7.5, 0, 1.1)],
            mat,
            0.3,
            1.6,
            12,
            8,
            up=(0, 1, 0),
        )
        taper(wax, 0, 0, 2.6, 14)
        return {"elevation": 18, "fill": 0.78}
    spots = [(0, 0, 16)] if shape == "stick" else [(-8, 1.4, 12), (0, -0.8, 18), (8, 2.0, 8)]
    for x, y, h in spots:
        lathe(
            "stick",
            [
                (0, 0),
                (4.6, 0),
                (4.6, 0),
                (4.7, 0.5),
                (3.2, 1.2),
                (1.0, 2.2),
                (0.8, 3.4),
                (1.5, 4.4),
                (0.8, 5.4),
                (0.75, h - 3),
                (1.3, h - 2),
                (1.9, h - 1.2),
                (1.9, h - 0.2),
                (1.7, h),
                (1.15, h),
                (1.1, h - 1),
                (0, h - 1),
            ],
            mat,
            64,
            6,
            at=(x, y, 0),
        )
        taper(wax, x, y, h - 0.9, 20)
    return {"elevation": 7, "fill": 0.84}


MODELS = {"candle": candle, "candle-holder": candle_holder}
