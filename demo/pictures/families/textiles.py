"""Folded cloth."""

import math

from lib import prints
from lib.materials import soft
from lib.mesh import box, place, sheet, sweep
from mathutils import noise


def stuff(p, default="linen", size=(24, 24), **more):
    """The cloth of an order: its weave, colour and pattern."""
    pattern = prints.weave(p.get("pattern", p.get("style")), p.colour)
    kind = p.material if p.material in ("linen", "cotton", "wool", "velvet", "jute", "felt", "terry") else default
    return soft.cloth(p.colour, kind, soft.picture("weave", pattern) if pattern is not None else None, size, **more)


def wobble(x, y, z=0.0, scale=0.1, seed=0.0):
    return noise.noise((x * scale + seed, y * scale - seed, z * scale + seed * 0.5))


def folded(mat, w, d, layers, gap, soft_by=1.0, seed=0.0, z0=0.0, thick=None, sag=0.25):
    """Cloth folded in `layers`, the round folds towards -y, `w` wide, `d` deep. Layers share one waviness, so that
    they never cut through each other. Returns the sheet and its height."""
    path = []
    for k in range(layers):
        z = gap * (k + 0.5)
        ends = (-d / 2 + gap, d / 2 - gap)
        a, b = ends if k % 2 == 0 else ends[::-1]
        path += [(a + (b - a) * i / 14, z) for i in range(15)]
        if k < layers - 1:
            for i in range(1, 7):
                t = math.pi * i / 7 - math.pi / 2
                path.append(
                    (b + (gap / 2) * math.cos(t) * (1 if b > 0 else -1) * 1.7, z + gap / 2 + gap / 2 * math.sin(t))
                )
    top = gap * layers

    def fn(u, v):
        y, z = path[min(len(path) - 1, round(u * (len(path) - 1)))]
        x = (v - 0.5) * w
        lift = soft_by * (0.5 * wobble(x, y, 0, 0.06, seed) + 0.22 * wobble(x, y, 0, 0.19, seed))
        droop = -sag * ((2 * v - 1) ** 4 + (y / (d / 2)) ** 4) * (z / max(top, 1))
        side = 0.35 * soft_by * wobble(y, z * 3, 2.0, 0.12, seed)
        return (
            x + side,
            y + 0.3 * soft_by * wobble(x, z * 2, 5.0, 0.08, seed),
            z0 + z + (lift + droop) * min(1, z / (gap * 1.5)),
        )

    length = len(path) * d / 15
    ob = sheet("cloth", fn, mat, len(path) - 1, 48, (length, w), thickness=thick or gap * 0.72)
    return ob, top


def towel(p):
    style = p.get("style", "terry")
    n = int(p.get("count", 1))
    mat = stuff(p, "terry" if style != "waffle" else "cotton", (22, 22), fine=0.6 if style == "waffle" else 1.0)
    z = 0.0
    for i in range(n):
        w, d = (34, 24) if i < 2 else ((30, 21) if i == 2 else (22, 17))
        obs, top = folded(mat, w + p.rnd.uniform(-0.6, 0.6), d, 4, 1.35, 1.0, p.rnd.uniform(0, 90), z)
        place([obs], (p.rnd.uniform(-0.4, 0.4), p.rnd.uniform(-0.3, 0.3), 0), (0, 0, p.rnd.uniform(-1.5, 1.5)))
        z += top + 0.35
    return {"turn": 26, "elevation": 20}


def throw(p):
    mat = stuff(p, "wool", (26, 26))
    seed = p.rnd.uniform(0, 90)
    folded(mat, 44, 34, 6, 1.55, 1.3, seed, 0)
    if p.get("fringe", "yes") == "yes":
        for i in range(62):
            x = -21.4 + 42.8 * i / 61
            y = -17.4 + p.rnd.uniform(-0.2, 0.2)
            z = 7.0 + 0.4 * wobble(x, y, 0, 0.06, seed)
            sweep(
                "tassel",
                [
                    (x, y + 1.8, z + 1.2),
                    (x, y - 0.3, z),
                    (
                        x + p.rnd.uniform(-0.5, 0.5),
                        y - 0.5 - p.rnd.uniform(0, 0.5),
                        z - 4.2 + p.rnd.uniform(-0.6, 0.4),
                    ),
                ],
                mat,
                lambda t: 0.2 + 0.08 * t,
                1,
                6,
                5,
            )
    return {"turn": 28, "elevation": 22}


def bedding(p):
    mat = stuff(p, "cotton", (26, 26))
    seed = p.rnd.uniform(0, 90)
    _, top = folded(mat, 40, 30, 5, 1.5, 1.1, seed)
    _, more = folded(mat, 38, 28, 3, 1.2, 1.0, seed + 9, top + 0.2)
    top += more + 0.2
    band = soft.cloth("ivory" if p.colour not in ("white", "ivory", "natural") else "oat", "linen")
    half_d, half_h = 15.6, top / 2 + 0.35
    for x in (0,):
        path = []
        for i in range(49):
            a = 2 * math.pi * i / 48
            c, s = math.cos(a), math.sin(a)
            path.append(
                (x, half_d * math.copysign(abs(c) ** 0.35, c), top / 2 + half_h * math.copysign(abs(s) ** 0.35, s))
            )
        sweep("band", path, band, 2.2, 0.05, 16, 0, closed=True, up=(0, 1, 0))
    return {"turn": 28, "elevation": 24}


def napkin(p):
    n = int(p.get("count", 2))
    mat = stuff(p, "linen", (16, 16))
    for i in range(n):
        seed = p.rnd.uniform(0, 90)
        if n > 2:
            ob, top = folded(mat, 20, 20, 3, 0.5, 0.5, seed, i * 1.75, 0.3, 0.1)
            place([ob], rot=(0, 0, p.rnd.uniform(-4, 4)))
        else:
            ob, top = folded(mat, 24, 15, 4, 0.42, 0.7, seed, 0, 0.28, 0.1)
            place([ob], (i * 9 - 4.5 * (n - 1), i * -9, i * 0.9), (0, 0, -18 + 30 * i + p.rnd.uniform(-5, 5)))
    return {"turn": 24, "elevation": 36 if p.angle != "top" else 74}


def apron(p):
    mat = stuff(p, "linen", (14, 14))
    folded(mat, 30, 24, 5, 0.9, 0.9, p.rnd.uniform(0, 90))
    tie = soft.cloth(p.colour, "cotton")
    sweep(
        "tie",
        [
            (-8, 3, 4.9),
            (0, 1, 5.15),
            (9, -3, 4.9),
            (13.2, -9, 4.75),
            (14.5, -12.4, 3.6),
            (15.5, -13.6, 0.6),
            (21, -16, 0.15),
            (27, -13, 0.15),
        ],
        tie,
        0.9,
        0.1,
        10,
        10,
    )
    sweep(
        "tie",
        [
            (-6, -2, 4.9),
            (2, -5, 5.0),
            (6, -9, 4.9),
            (7, -12.4, 3.8),
            (7.4, -13.4, 0.6),
            (5, -19, 0.15),
            (-4, -20, 0.15),
        ],
        tie,
        0.9,
        0.1,
        10,
        10,
    )
    box("patch", (4.2, 2.6, 0.12), soft.leather("tan"), (-10, -8.5, 4.72), 0.05)
    return {"turn": 24, "elevation": 34}


MODELS = {"towel": towel, "throw": throw, "bedding": bedding, "napkin": napkin, "apron": apron}
