"""Tables, shelves, drawers."""

import math

from families.joinery import bar, leg, splayed, timber, top_material
from lib.materials import hard, soft, wood
from lib.mesh import box, circle, lathe, rounded, slab, sweep


def side_table(p):
    shape, top = p.get("shape", "round"), top_material(p)
    h = 50
    if shape == "drum":
        lathe(
            "drum",
            [
                (0, 0),
                (18, 0),
                (18, 0),
                (19.4, 1.2),
                (20.5, 12),
                (20.5, 30),
                (19.4, h - 4),
                (20, h - 2),
                (20, h - 0.6),
                (19.5, h),
                (0, h),
            ],
            timber(p, "z") if p.material is None else top,
            96,
            5,
        )
        return {"elevation": 20}
    if shape == "square":
        slab("top", rounded(42, 42, 3), 2.4, top, (0, 0, h - 2.4), 0.6)
        splayed(timber(p, "z"), 33, 33, h - 2, 2)
        return {"elevation": 18}
    rim = 1.6 if shape == "tray" else 0
    lathe(
        "top",
        [
            (0, h - 2.2),
            (22, h - 2.2),
            (22, h - 2.2),
            (22.8, h - 1.2),
            (22.8, h + rim),
            (22.3, h + rim + 0.3),
            (21.8, h + rim),
            (21.6, h),
            (21.6, h),
            (0, h),
        ],
        top,
        96,
        3,
    )
    metalled = p.material in ("metal", "marble")
    legs = hard.metal(p.colour if p.material == "metal" else "brass") if metalled else timber(p, "z")
    if metalled:
        lathe("stem", [(1.5, 1), (1.5, h - 2)], legs, 32, 0)
        lathe("foot", [(0, 0), (15, 0), (15, 0), (15.3, 0.6), (14.5, 1.2), (2.6, 1.8), (1.5, 3.5)], legs, 72, 4)
    else:
        for i in range(3):
            a = math.radians(90 + 120 * i)
            leg(legs, (20 * math.cos(a), 20 * math.sin(a)), (12 * math.cos(a), 12 * math.sin(a), h - 2), 1.1, 1.8)
    return {"elevation": 18}


def dining_table(p):
    h, top = 75, timber(p)
    if p.get("shape", "rectangle") == "round":
        lathe("top", [(0, h - 3), (57, h - 3), (59.5, h - 1.4), (60, h - 0.6), (59.6, h), (0, h)], top, 120, 3)
        up = timber(p, "z")
        for i in range(4):
            a = math.radians(45 + 90 * i)
            leg(up, (42 * math.cos(a), 42 * math.sin(a)), (26 * math.cos(a), 26 * math.sin(a), h - 3), 2.2, 3.6)
        bar(up, (-24, -24, 26), (24, 24, 26), 1.6)
        bar(up, (-24, 24, 26), (24, -24, 26), 1.6)
    else:
        for i in range(5):
            box("plank", (190, 17.9, 3.2), top, (0, (i - 2) * 18, h - 3.2), 0.25)
        up = timber(p, "z")
        for sx in (-1, 1):
            for sy in (-1, 1):
                leg(up, (sx * 84, sy * 36), (sx * 80, sy * 33, h - 3), 2.2, 3.8)
            box("apron", (2.4, 64, 8), top, (sx * 80, 0, h - 11), 0.2)
        for sy in (-1, 1):
            box("apron", (158, 2.4, 8), top, (0, sy * 33, h - 11), 0.2)
    return {"elevation": 16, "fill": 0.86, "turn": 26 if p.angle != "front" else 0}


def coffee_table(p):
    h, shape, top = 38, p.get("shape", "round"), top_material(p)
    if shape == "rectangle":
        slab("top", rounded(110, 60, 4), 3, top, (0, 0, h - 3), 0.7)
        box("shelf", (96, 46, 1.8), timber(p), (0, 0, 12), 0.3)
        splayed(hard.metal("black") if p.material == "marble" else timber(p, "z"), 96, 46, h - 2, 0, 1.5, 2.1)
    else:
        slab(
            "top",
            circle(42 if shape == "round" else 58, 96, squash=1 if shape == "round" else 0.56),
            3,
            top,
            (0, 0, h - 3),
            0.9,
            seg=4,
        )
        w, d = (50, 50) if shape == "round" else (74, 38)
        splayed(hard.metal("brass") if p.material == "marble" else timber(p, "z"), w, d, h - 2, 5, 1.4, 2.3)
    return {"elevation": 20, "fill": 0.82}


BOOKS = ("3f6478", "bd6a47", "efe6d2", "35503f", "8a8f7a", "2c3440", "c8973a", "a46a5a", "d3bd98")


def books(rnd, x0, x1, y, z, depth=15):
    """A row of standing books from x0 to x1."""
    x = x0
    while x < x1 - 2:
        t, h = rnd.uniform(1.6, 3.8), rnd.uniform(17, 23)
        if x + t > x1:
            break
        box("book", (t, depth, h), soft.cloth(rnd.choice(BOOKS), "cotton"), (x + t / 2, y, z), 0.25)
        x += t + 0.12


def dress(p, shelves):
    """A few books and pots on each of (x0, x1, y, z)."""
    rnd = p.rnd
    for k, (x0, x1, y, z) in enumerate(shelves):
        w = x1 - x0
        kind = (k + rnd.randrange(2)) % 3
        if kind == 0:
            books(rnd, x0 + 1, x0 + w * 0.6, y, z)
        elif kind == 1:
            lathe(
                "vase",
                [(0, 0), (4, 0), (5.6, 4), (5, 10), (2, 14), (2.4, 17), (0, 17)],
                hard.stoneware(rnd.choice(("ivory", "sage", "terracotta")), foot=False),
                48,
                6,
                at=(x0 + w * 0.3, y, z),
            )
            lathe(
                "bowl",
                [(0, 0), (4, 0), (8, 4.4), (8.2, 5.2), (7.7, 5.2), (0, 1)],
                hard.stoneware("charcoal", foot=False),
                48,
                5,
                at=(x0 + w * 0.72, y, z),
            )
        else:
            for i in range(3):
                box(
                    "book",
                    (20 - i, 15 - i, 2.6),
                    soft.cloth(BOOKS[(k * 3 + i) % len(BOOKS)], "cotton"),
                    (x0 + w * 0.68, y, z + 2.65 * i),
                    0.25,
                    (0, 0, rnd.uniform(-9, 9)),
                )
            lathe(
                "jar",
                [(0, 0), (4.4, 0), (4.6, 8), (4, 9.4), (4.2, 10), (0, 10)],
                hard.glazed(rnd.choice(("ocean", "mustard", "ivory"))),
                48,
                4,
                at=(x0 + w * 0.25, y, z),
            )


def shelf(p):
    shape, mat = p.get("shape", "bookcase"), timber(p)
    if shape == "wall":
        for k, z in enumerate((0, 34)):
            box("board", (80, 21, 2.4), mat, (0, -10.6, z), 0.3)
            for x in (-28, 28):
                box("bracket", (1.6, 16, 1.4), hard.metal("brass"), (x, -8.4, z - 1.5), 0.1)
                box("bracket", (1.6, 1.2, 9), hard.metal("brass"), (x, -0.7, z - 9), 0.1)
        dress(p, [(-38, 38, -10, 2.4), (-38, 38, -10, 36.4)])
        return {"room": "wall", "turn": 14, "elevation": 6, "fill": 0.78}
    if shape == "ladder":
        for sx in (-1, 1):
            sweep("rail", [(sx * 30, -22, 0), (sx * 30, 14, 180)], timber(p, "z"), 1.6, 1.5, 12, 0)
        rows = []
        for z in (30, 68, 106, 144):
            front = -22 + 36 * z / 180
            depth = 36 - 18 * z / 180
            box("board", (59, depth, 2), mat, (0, front + depth / 2 + 0.5, z), 0.3)
            rows.append((-28, 28, front + depth / 2 + 1, z + 2))
        dress(p, rows)
        return {"turn": 26, "elevation": 10, "fill": 0.86}
    w, d, h = 84, 30, 150
    for sx in (-1, 1):
        box("side", (2.2, d, h), timber(p, "z"), (sx * (w / 2 - 1.1), 0, 6), 0.25)
    rows = []
    for z in (8, 42, 76, 110, h + 3.8):
        box("board", (w - 4.4, d - 0.3, 2.2), mat, (0, 0, z), 0.2)
        if z < h:
            rows.append((-w / 2 + 4, w / 2 - 4, -2, z + 2.2))
    box("back", (w - 4, 0.8, h - 4), mat, (0, d / 2 - 0.6, 8), 0)
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg(
                timber(p, "z"),
                (sx * (w / 2 - 4), sy * (d / 2 - 4)),
                (sx * (w / 2 - 4), sy * (d / 2 - 4), 7),
                1.4,
                1.8,
            )
    dress(p, rows)
    return {"turn": 22 if p.angle != "front" else 0, "elevation": 10, "fill": 0.86}


def nightstand(p):
    n = int(p.get("drawers", 2))
    mat = timber(p)
    h, w, d = 16 * n + 4, 46, 38
    box("body", (w, d, h), mat, (0, 0, 18), 0.6)
    knob = hard.metal("brass") if p.colour not in ("oak", "ash") else wood.wood("walnut")
    for i in range(n):
        z = 20 + i * ((h - 3) / n)
        box("drawer", (w - 3, 2, (h - 3) / n - 0.8), mat, (0, -d / 2 - 0.3, z), 0.3)
        k = lathe("knob", [(0.6, 0), (0.6, 1.2), (1.5, 1.9), (1.4, 2.6), (0, 2.9)], knob, 32, 4)
        k.rotation_euler = (math.radians(90), 0, 0)
        k.location = (0, -d / 2 - 1.2, z + (h - 3) / n / 2)
    splayed(timber(p, "z"), w - 9, d - 9, 19, 2, 1.2, 1.9)
    return {"turn": 30, "elevation": 16}


MODELS = {
    "side-table": side_table,
    "dining-table": dining_table,
    "coffee-table": coffee_table,
    "shelf": shelf,
    "nightstand": nightstand,
}
