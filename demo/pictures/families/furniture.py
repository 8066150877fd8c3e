"""Seats, tables, storage. Furniture stands on the floor; x is its width, -y its front."""
import math

from lib.materials import hard, soft, wood
from lib.mesh import bevel, box, circle, lathe, place, rounded, sheet, slab, sweep
from mathutils import noise


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


def stool(p):
    shape = p.get("shape", "round")
    top, up = timber(p, "x"), timber(p, "z")
    if shape == "step":
        for x in (-19, 19):
            slab("side", [(17, 0), (-17, 0), (-17, 22), (-3, 22), (-3, 42), (17, 42)], 2.2, timber(p, "y"), (x - 1.1, 0, 0), 0.3,
                 (90, 0, 90))
        box("tread", (42, 23, 2.4), top, (0, 7, 40.2), 0.4)
        box("tread", (42, 20, 2.4), top, (0, -8.5, 20.6), 0.4)
        return {"turn": 30, "elevation": 18}
    h = {"round": 45, "milking": 42, "bar": 68}[shape]
    if shape == "milking":
        lathe("seat", [(0, h - 3.6), (12, h - 3.6), (14.6, h - 2.4), (15, h - 0.8), (14, h), (10, h - 0.4), (0, h - 0.9)], top, 72, 5)
        for i in range(3):
            a = math.radians(90 + 120 * i)
            leg(up, (17 * math.cos(a), 17 * math.sin(a)), (8.5 * math.cos(a), 8.5 * math.sin(a), h - 3), 1.3, 1.9)
        return {"elevation": 18}
    r = 17 if shape == "round" else 16
    lathe("seat", [(0, h - 3), (r - 1, h - 3), (r - 1, h - 3), (r, h - 2), (r, h - 0.8), (r - 0.8, h), (r * 0.6, h - 0.5), (0, h - 0.8)],
          top, 72, 4)
    for i in range(4):
        a = math.radians(45 + 90 * i)
        leg(up, (r * 1.12 * math.cos(a), r * 1.12 * math.sin(a)), (r * 0.7 * math.cos(a), r * 0.7 * math.sin(a), h - 2.5), 1.2, 1.7)
    zs = (18, 18) if shape == "round" else (24, 24)
    for i in range(4):
        k = 1.12 - 0.42 * zs[i % 2] / h
        a, b = math.radians(45 + 90 * i), math.radians(135 + 90 * i)
        bar(up, (r * k * math.cos(a), r * k * math.sin(a), zs[i % 2]), (r * k * math.cos(b), r * k * math.sin(b), zs[i % 2]), 0.8)
    return {"elevation": 14}


def pad(mat, w, d, h, at):
    """A stuffed pad standing on `at`: a superellipsoid, a little creased."""
    def fn(u, v):
        a, b = 2 * math.pi * u, math.pi * (v - 0.5)

        def bent(value, k):
            return math.copysign(abs(value) ** k, value)
        thin = 0.30
        x = bent(math.cos(a), 0.32) * bent(math.cos(b), thin)
        y = bent(math.sin(a), 0.32) * bent(math.cos(b), thin)
        z = bent(math.sin(b), 0.62)
        n = 0.018 * noise.noise((x * 2.2 + w, y * 2.2 + d, z * 1.4))
        return (x * w / 2, y * d / 2, h / 2 + z * h / 2 * (1 + 6 * n))
    ob = sheet("pad", fn, mat, 112, 56, (2 * (w + d), h + d), wrap=True)
    ob.location = at
    return ob


def chair(p):
    back, h, w, d = p.get("back", "spindle"), 45, 43, 42
    up, along = timber(p, "z"), timber(p, "x")
    slab("seat", rounded(w, d, 7), 2.6, along, (0, 0, h - 2.6), 0.9, seg=4)
    for sx in (-1, 1):
        leg(up, (sx * 20, -19), (sx * 17, -15, h - 2), 1.2, 1.8)
        leg(up, (sx * 20, 22), (sx * 16, 16, h - 2), 1.2, 1.8)
        bar(up, (sx * 18.8, -17.5, 20), (sx * 18.3, 19.4, 20), 0.8)
    bar(up, (-18.5, 1, 20), (18.5, 1, 20), 0.8)
    top = 82
    rail = [(-21, 21, top - 3), (-12, 26, top), (0, 27.5, top + 0.6), (12, 26, top), (21, 21, top - 3)]
    if back == "wishbone":
        hoop = [(-26, -4, 68), (-25.5, 8, 69), (-20, 19, 72), (-9, 25, 74), (0, 26, 74.5), (9, 25, 74), (20, 19, 72), (25.5, 8, 69), (26, -4, 68)]
        sweep("hoop", hoop, along, lambda t: 1.25 + 0.7 * math.sin(math.pi * t), 0.8, 18, 8)
        for sx in (-1, 1):
            sweep("post", [(sx * 17, 16, h - 2), (sx * 21, 17, 56), (sx * 21.5, 17, 71.5)], up, 1.5, 1, 16, 8)
            sweep("fork", [(0, 19.5, h), (sx * 0.8, 22, 58), (sx * 6.5, 25, 73.6)], up, 1.1, 1.6, 14, 8)
    else:
        for sx in (-1, 1):
            sweep("post", [(sx * 16, 17, h - 2), (sx * 18.6, 19.5, 64), (sx * 20.4, 21.4, top - 2.5)], up, 1.5, 1, 16, 8)
        if back == "spindle":
            sweep("rail", rail, along, 2.3, 0.55, 18, 8, up=(0, 1, 0.2))
            for i in range(6):
                x = -12.5 + 5 * i
                bar(up, (x, 18, h - 1), (x * 1.18, 27.2 - abs(x) * 0.13, top - 0.5), 0.62)
        elif back == "slat":
            for k, z in enumerate((56, 67, 79)):
                pts = [(-19.5 + k * 0.2, 19 + k * 1.3, z), (0, 24 + k * 1.3, z), (19.5 - k * 0.2, 19 + k * 1.3, z)]
                sweep("slat", pts, along, 0.65, 4.2, 16, 12, up=(0, 0, 1))
        else:
            pts = [(-19.8, 19.6, 71), (0, 25.5, 71), (19.8, 19.6, 71)]
            sweep("panel", pts, along, 0.8, 12.0, 20, 14, up=(0, 0, 1))
    if p.get("seat", "wood") == "cushion":
        pad(soft.cloth({"black": "oat", "walnut": "ivory"}.get(p.colour, "sage"), "linen"), 39, 37, 4.2, (0, -0.5, h))
    return {"turn": 32 if p.angle != "front" else 0, "elevation": 13, "fill": 0.8}


def top_material(p):
    if p.material == "marble":
        return hard.marble("ivory")
    if p.material == "metal":
        return hard.metal(p.colour)
    return timber(p)


def side_table(p):
    shape, top = p.get("shape", "round"), top_material(p)
    h = 50
    if shape == "drum":
        lathe("drum", [(0, 0), (18, 0), (18, 0), (19.4, 1.2), (20.5, 12), (20.5, 30), (19.4, h - 4), (20, h - 2), (20, h - 0.6), (19.5, h), (0, h)],
              timber(p, "z") if p.material is None else top, 96, 5)
        return {"elevation": 20}
    if shape == "square":
        slab("top", rounded(42, 42, 3), 2.4, top, (0, 0, h - 2.4), 0.6)
        splayed(timber(p, "z"), 33, 33, h - 2, 2)
        return {"elevation": 18}
    rim = 1.6 if shape == "tray" else 0
    lathe("top", [(0, h - 2.2), (22, h - 2.2), (22, h - 2.2), (22.8, h - 1.2), (22.8, h + rim), (22.3, h + rim + 0.3), (21.8, h + rim), (21.6, h), (21.6, h), (0, h)],
          top, 96, 3)
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
        slab("top", circle(42 if shape == "round" else 58, 96, squash=1 if shape == "round" else 0.56), 3, top, (0, 0, h - 3), 0.9, seg=4)
        w, d = (50, 50) if shape == "round" else (74, 38)
        splayed(hard.metal("brass") if p.material == "marble" else timber(p, "z"), w, d, h - 2, 5, 1.4, 2.3)
    return {"elevation": 20, "fill": 0.82}


def bench(p):
    shape, h, w, d = p.get("shape", "plain"), 45, 120, 34
    top = timber(p)
    if shape == "slatted":
        for i in range(6):
            box("slat", (w, 4.6, 2.4), top, (0, -14.5 + 5.8 * i, h - 2.4), 0.35)
        for x in (-46, 46):
            box("cross", (3, 30, 2.4), top, (x, 0, h - 4.8), 0.2)
        splayed(timber(p, "z"), 92, 24, h - 4, 3)
    else:
        slab("seat", rounded(w, d, 3), 3.4, top, (0, 0, h - 3.4), 0.8)
        splayed(timber(p, "z"), 96, 24, h - 3, 4, 1.5, 2.3)
        if shape == "upholstered":
            pad(soft.cloth("oat", "wool"), w - 3, d - 2, 7, (0, 0, h))
    return {"elevation": 15, "fill": 0.86}


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
            lathe("vase", [(0, 0), (4, 0), (5.6, 4), (5, 10), (2, 14), (2.4, 17), (0, 17)], hard.stoneware(rnd.choice(("ivory", "sage", "terracotta")), foot=False),
                  48, 6, at=(x0 + w * 0.3, y, z))
            lathe("bowl", [(0, 0), (4, 0), (8, 4.4), (8.2, 5.2), (7.7, 5.2), (0, 1)], hard.stoneware("charcoal", foot=False), 48, 5, at=(x0 + w * 0.72, y, z))
        else:
            for i in range(3):
                box("book", (20 - i, 15 - i, 2.6), soft.cloth(BOOKS[(k * 3 + i) % len(BOOKS)], "cotton"), (x0 + w * 0.68, y, z + 2.65 * i), 0.25,
                    (0, 0, rnd.uniform(-9, 9)))
            lathe("jar", [(0, 0), (4.4, 0), (4.6, 8), (4, 9.4), (4.2, 10), (0, 10)], hard.glazed(rnd.choice(("ocean", "mustard", "ivory"))), 48, 4,
                  at=(x0 + w * 0.25, y, z))


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
            leg(timber(p, "z"), (sx * (w / 2 - 4), sy * (d / 2 - 4)), (sx * (w / 2 - 4), sy * (d / 2 - 4), 7), 1.4, 1.8)
    dress(p, rows)
    return {"turn": 22 if p.angle != "front" else 0, "elevation": 10, "fill": 0.86}


def upholstery(p):
    if p.material == "leather":
        return soft.leather("tan" if p.colour not in ("black", "oxblood", "brown") else p.colour, 1.6)
    return soft.cloth(p.colour, p.material if p.material in ("wool", "velvet") else "linen")


def armchair(p):
    shape, mat = p.get("shape", "tub"), upholstery(p)
    legs = wood.wood("oak" if p.colour not in ("natural", "oat", "ivory") else "walnut", "z", 0.5)
    if shape == "lounge":
        frame = wood.wood("walnut" if p.material == "leather" else "oak", "y", 0.5)
        for sx in (-1, 1):
            sweep("arm", [(sx * 34, -34, 56), (sx * 34.5, -10, 57), (sx * 34, 20, 52), (sx * 33, 38, 49)], frame, lambda t: 2.4 - 0.8 * t, 0.6, 16, 8)
            leg(frame, (sx * 33, -33), (sx * 34, -28, 55.5), 1.4, 1.9)
            leg(frame, (sx * 32, 40), (sx * 33, 32, 49.5), 1.4, 1.9)
            bar(frame, (sx * 33.4, -30.5, 28), (sx * 32.5, 37, 22), 1.5)
        bar(frame, (-33, -30.5, 28), (33, -30.5, 28), 1.5)
        seat = pad(mat, 58, 62, 14, (0, 0, 0))
        back = pad(mat, 58, 56, 13, (0, 0, 0))
        place([seat], (0, 2, 28), (-6, 0, 0))
        place([back], (0, 43, 60), (66, 0, 0))
        return {"turn": 34, "elevation": 11, "fill": 0.8}
    for sx in (-1, 1):
        for y in (-26, 26):
            leg(legs, (sx * 27, y * 1.06), (sx * 25, y, 16), 1.4, 2.4)
    if shape == "tub":
        def shell(u, v):
            a = math.radians(-38 + 256 * u)
            rise = 30 + 22 * math.sin(math.pi * min(1, max(0, u))) ** 1.3
            z = 14 + rise * v
            r = 36 + 3.5 * v + 0.35 * noise.noise((u * 9, v * 5, 1))
            return (r * math.cos(a), 4 + r * math.sin(a) * 0.95, z)
        bevel(sheet("shell", shell, mat, 72, 16, (150, 45), thickness=9), 4.2, 5)
        pad(mat, 60, 56, 17, (0, -5, 15))
        pad(mat, 54, 54, 10, (0, -7, 31))
    else:
        pad(mat, 62, 60, 16, (0, 0, 15))
        pad(mat, 54, 54, 13, (0, -5, 31))
        for sx in (-1, 1):
            pad(mat, 12, 62, 44, (sx * 33, 0, 15))
            wing = pad(mat, 11, 30, 52, (0, 0, 0))
            place([wing], (sx * 32, 21, 52), (-8, 0, 0))
        back = pad(mat, 64, 15, 76, (0, 0, 0))
        place([back], (0, 27, 34), (-9, 0, 0))
    return {"turn": 30 if p.angle != "front" else 0, "elevation": 12, "fill": 0.8}


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


MODELS = {"stool": stool, "chair": chair, "side-table": side_table, "dining-table": dining_table, "coffee-table": coffee_table,
          "bench": bench, "shelf": shelf, "armchair": armchair, "nightstand": nightstand}
