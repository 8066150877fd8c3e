"""Cushions, folded cloth, rugs."""
import math

from lib import prints
from lib.materials import soft
from lib.mesh import box, lathe, lay_uv, place, sheet, sweep
from mathutils import noise


def stuff(p, default="linen", size=(24, 24), **more):
    """The cloth of an order: its weave, colour and pattern."""
    pattern = prints.weave(p.get("pattern", p.get("style")), p.colour)
    kind = p.material if p.material in ("linen", "cotton", "wool", "velvet", "jute", "felt", "terry") else default
    return soft.cloth(p.colour, kind, soft.picture("weave", pattern) if pattern is not None else None, size, **more)


def wobble(x, y, z=0.0, scale=0.1, seed=0.0):
    return noise.noise((x * scale + seed, y * scale - seed, z * scale + seed * 0.5))


def cushion(p):
    shape = p.get("shape", "square")
    mat = stuff(p, "linen", (46, 46) if p.get("pattern") == "check" else (30, 30))
    seed = p.rnd.uniform(0, 50)
    tufted = p.get("pattern") == "tufted"
    w, d, h = {"square": (45, 45, 25), "lumbar": (56, 33, 20), "round": (40, 40, 13)}[shape]
    if shape == "round":

        def dent(t, r, z):
            return r * (1 + 0.004 * math.sin(t * 19 + seed)) if r > 4 else r

        obs = [
            lathe(
                "cushion",
                [
                    (0, 2.2),
                    (2, 1.7),
                    (9, 0.4),
                    (15, 0.4),
                    (19.4, 3),
                    (20, 6.5),
                    (19.4, 10),
                    (15, 12.6),
                    (9, 12.6),
                    (2, 11.2),
                    (0, 10.4),
                ],
                mat,
                96,
                8,
                shape=dent,
            )
        ]
        obs.append(lathe("button", [(0, 10.2), (1.6, 10.3), (1.7, 10.8), (0, 11.4)], mat, 32, 4))
        place(obs, (0, 0, 20), (68, 0, 0))
    else:

        def half(sign):
            def fn(u, v):
                x, y = 2 * u - 1, 2 * v - 1
                fat = (max(0, 1 - x * x) * max(0, 1 - y * y)) ** 0.72
                pinch = 1 - 0.105 * (1 - abs(y) ** 2) * abs(x) ** 3
                pinch_y = 1 - 0.115 * (1 - abs(x) ** 2) * abs(y) ** 3
                crease = (
                    0.5 * wobble(u * 20, v * 20, sign, 0.3, seed) + 0.9 * wobble(u * 8, v * 8, sign, 0.3, seed)
                ) * fat**0.4
                edge = (1 - fat) * 0.9 * math.sin((x * 4 - y * 3) * 5 + seed) * abs(x * y)
                z = sign * h / 2 * fat + crease + edge
                if tufted:
                    for tx in (-0.5, 0, 0.5):
                        for ty in (-0.5, 0, 0.5):
                            z -= sign * 1.5 * math.exp(-((x - tx) ** 2 + (y - ty) ** 2) / 0.012)
                return (x * w / 2 * pinch, y * d / 2 * pinch_y, z)

            return fn

        obs = [sheet("side", half(s), mat, 72, 72, (w, d)) for s in (1, -1)]
        seam = []
        for i in range(96):
            t = i / 96 * 4
            k, f = int(t), (t % 1) * 2 - 1
            x, y = ((f, -1), (1, f), (-f, 1), (-1, -f))[k]
            px = 1 - 0.115 * (1 - abs(x) ** 2) * abs(y) ** 3
            py = 1 - 0.105 * (1 - abs(y) ** 2) * abs(x) ** 3
            seam.append((x * w / 2 * py, y * d / 2 * px, 0))
        obs.append(sweep("piping", [*seam, seam[0]], mat, 0.32, 1, 8, 0, closed=True))
        if p.get("pattern") == "fringe":
            for i in range(120):
                t = i / 119 * 2 - 1
                for side in (-1, 1):
                    x0 = side * w / 2 * 0.985
                    x1 = x0 + side * p.rnd.uniform(2.8, 3.6)
                    y = t * d / 2 * 0.97
                    obs.append(
                        sweep(
                            "thread",
                            [
                                (x0, y, 0),
                                ((x0 + x1) / 2, y + p.rnd.uniform(-0.3, 0.3), 0.1),
                                (x1, y + p.rnd.uniform(-0.5, 0.5), p.rnd.uniform(-0.4, 0.2)),
                            ],
                            mat,
                            0.11,
                            1,
                            5,
                            3,
                        )
                    )
        place(obs, (0, 0, d / 2 * 0.97), (74, 0, 0))
    return {"turn": 30 if p.angle != "front" else 0, "elevation": 13, "fill": 0.76}


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


def rug(p):
    shape, pattern = p.get("shape", "rectangle"), p.get("pattern", "plain")
    w, d = {"rectangle": (170, 240), "round": (180, 180), "runner": (80, 250), "rolled": (160, 200)}[shape]
    mat = stuff(p, "wool", (w, d) if pattern == "border" else (90, 90), fine=0.28)
    seed = p.rnd.uniform(0, 90)
    if shape == "rolled":

        def roll(u, v):
            t = u * 9.5 * math.pi
            r = 3.5 + 1.15 * t / math.pi
            return ((v - 0.5) * w, r * math.cos(t), 14.5 + r * math.sin(t) + 0.3 * wobble(v * w, t, 0, 0.05, seed))

        sheet("rug", roll, mat, 260, 30, (d, w), thickness=0.85)
        return {"turn": 50, "elevation": 20}
    if shape == "round":
        profile = [(0, 1.1), (w / 2 - 1.5, 1.2), (w / 2, 0.8), (w / 2 - 0.4, 0), (0, 0)]
        lay_uv(lathe("rug", profile, mat, 128, 4), 90, 90)
    else:

        def flat(u, v):
            x, y = (v - 0.5) * w, (u - 0.5) * d
            return (x + 0.8 * wobble(0, y, 3, 0.03, seed), y, 0.7 + 0.5 * wobble(x, y, 0, 0.02, seed))

        ob = sheet("rug", flat, mat, 90, 60, (d, w), thickness=1.3)
        for dt in ob.data.uv_layers[0].data:
            dt.uv = (dt.uv[1], dt.uv[0])
        yarn = soft.cloth("natural" if p.colour != "natural" else "ivory", "wool")
        n = int(w / 1.7)
        for i in range(n):
            x = -w / 2 + (i + 0.5) * w / n
            for side in (-1, 1):
                y = side * d / 2
                sweep(
                    "fringe",
                    [
                        (x, y - side, 0.7),
                        (x + p.rnd.uniform(-0.4, 0.4), y + side * 3, 0.45),
                        (x + p.rnd.uniform(-1, 1), y + side * 7.5, 0.3),
                    ],
                    yarn,
                    lambda t: 0.42 - 0.15 * t,
                    1,
                    5,
                    3,
                )
    return {"turn": 24 if p.angle != "top" else 0, "elevation": 38 if p.angle != "top" else 86, "fill": 0.86}


MODELS = {
    "cushion": cushion,
    "towel": towel,
    "throw": throw,
    "bedding": bedding,
    "napkin": napkin,
    "apron": apron,
    "rug": rug,
}
