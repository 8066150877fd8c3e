"""Rugs and cushions."""

import math

from families.textiles import stuff, wobble
from lib.materials import soft
from lib.mesh import lathe, lay_uv, place, sheet, sweep


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


MODELS = {"cushion": cushion, "rug": rug}
