"""Stools, chairs, benches, armchairs. Furniture stands on the floor; x is its width, -y its front."""

import math

from families.joinery import bar, leg, splayed, timber
from lib.materials import soft, wood
from lib.mesh import bevel, box, lathe, place, rounded, sheet, slab, sweep
from mathutils import noise


def stool(p):
    shape = p.get("shape", "round")
    top, up = timber(p, "x"), timber(p, "z")
    if shape == "step":
        for x in (-19, 19):
            slab(
                "side",
                [(17, 0), (-17, 0), (-17, 22), (-3, 22), (-3, 42), (17, 42)],
                2.2,
                timber(p, "y"),
                (x - 1.1, 0, 0),
                0.3,
                (90, 0, 90),
            )
        box("tread", (42, 23, 2.4), top, (0, 7, 40.2), 0.4)
        box("tread", (42, 20, 2.4), top, (0, -8.5, 20.6), 0.4)
        return {"turn": 30, "elevation": 18}
    h = {"round": 45, "milking": 42, "bar": 68}[shape]
    if shape == "milking":
        lathe(
            "seat",
            [(0, h - 3.6), (12, h - 3.6), (14.6, h - 2.4), (15, h - 0.8), (14, h), (10, h - 0.4), (0, h - 0.9)],
            top,
            72,
            5,
        )
        for i in range(3):
            a = math.radians(90 + 120 * i)
            leg(up, (17 * math.cos(a), 17 * math.sin(a)), (8.5 * math.cos(a), 8.5 * math.sin(a), h - 3), 1.3, 1.9)
        return {"elevation": 18}
    r = 17 if shape == "round" else 16
    lathe(
        "seat",
        [
            (0, h - 3),
            (r - 1, h - 3),
            (r - 1, h - 3),
            (r, h - 2),
            (r, h - 0.8),
            (r - 0.8, h),
            (r * 0.6, h - 0.5),
            (0, h - 0.8),
        ],
        top,
        72,
        4,
    )
    for i in range(4):
        a = math.radians(45 + 90 * i)
        leg(
            up,
            (r * 1.12 * math.cos(a), r * 1.12 * math.sin(a)),
            (r * 0.7 * math.cos(a), r * 0.7 * math.sin(a), h - 2.5),
            1.2,
            1.7,
        )
    zs = (18, 18) if shape == "round" else (24, 24)
    for i in range(4):
        k = 1.12 - 0.42 * zs[i % 2] / h
        a, b = math.radians(45 + 90 * i), math.radians(135 + 90 * i)
        bar(
            up,
            (r * k * math.cos(a), r * k * math.sin(a), zs[i % 2]),
            (r * k * math.cos(b), r * k * math.sin(b), zs[i % 2]),
            0.8,
        )
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
        hoop = [
            (-26, -4, 68),
            (-25.5, 8, 69),
            (-20, 19, 72),
            (-9, 25, 74),
            (0, 26, 74.5),
            (9, 25, 74),
            (20, 19, 72),
            (25.5, 8, 69),
            (26, -4, 68),
        ]
        sweep("hoop", hoop, along, lambda t: 1.25 + 0.7 * math.sin(math.pi * t), 0.8, 18, 8)
        for sx in (-1, 1):
            sweep("post", [(sx * 17, 16, h - 2), (sx * 21, 17, 56), (sx * 21.5, 17, 71.5)], up, 1.5, 1, 16, 8)
            sweep("fork", [(0, 19.5, h), (sx * 0.8, 22, 58), (sx * 6.5, 25, 73.6)], up, 1.1, 1.6, 14, 8)
    else:
        for sx in (-1, 1):
            sweep(
                "post", [(sx * 16, 17, h - 2), (sx * 18.6, 19.5, 64), (sx * 20.4, 21.4, top - 2.5)], up, 1.5, 1, 16, 8
            )
        if back == "spindle":
            sweep("rail", rail, along, 2.3, 0.55, 18, 8, up=(0, 1, 0.2))
            for i in range(6):
                x = -12.5 + 5 * i
                bar(up, (x, 18, h - 1), (x * 1.18, 27.2 - abs(x) * 0.13, top - 0.5), 0.62)
        elif back == "slat":
            for k, z in enumerate((56, 67, 79)):
                pts = [(-18.3 + k * 0.6, 19 + k * 1.3, z), (0, 24 + k * 1.3, z), (18.3 - k * 0.6, 19 + k * 1.3, z)]
                sweep("slat", pts, along, 0.65, 4.2, 16, 12, up=(0, 0, 1))
        else:
            pts = [(-19.8, 19.6, 71), (0, 25.5, 71), (19.8, 19.6, 71)]
            sweep("panel", pts, along, 0.8, 12.0, 20, 14, up=(0, 0, 1))
    if p.get("seat", "wood") == "cushion":
        pad(soft.cloth({"black": "oat", "walnut": "ivory"}.get(p.colour, "sage"), "linen"), 39, 37, 4.2, (0, -0.5, h))
    return {"turn": 32 if p.angle != "front" else 0, "elevation": 13, "fill": 0.8}


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
            sweep(
                "arm",
                [(sx * 34, -34, 56), (sx * 34.5, -10, 57), (sx * 34, 20, 52), (sx * 33, 38, 49)],
                frame,
                lambda t: 2.4 - 0.8 * t,
                0.6,
                16,
                8,
            )
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


MODELS = {"stool": stool, "chair": chair, "bench": bench, "armchair": armchair}
