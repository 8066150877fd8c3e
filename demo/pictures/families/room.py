"""Baskets, book-ends, watering cans."""

import math

from families.tables import books
from families.walls import body
from lib.materials import hard, soft, wood
from lib.mesh import box, lathe, place, slab, sweep

BASKETS = {
    "round": [(13, 0), (15.5, 12), (17, 24)],
    "oval": [(14, 0), (16, 9), (17, 17)],
    "belly": [(11, 0), (18.5, 11), (17.5, 19), (13.5, 27)],
    "lidded": [(13, 0), (14.5, 14), (14.5, 27)],
}


def radius(profile, z):
    for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
        if z <= z1:
            t = (z - z0) / (z1 - z0)
            t = t * t * (3 - 2 * t)
            return r0 + (r1 - r0) * t
    return profile[-1][0]


def weave(profile, mat, squash=1.0, z0=0.0, step=0.86, stakes=29):
    """Round strands that pass before and behind the stakes in turn."""
    h, z, row = profile[-1][1], z0 + 0.4, 0
    while z < h:
        r = radius(profile, z)
        path = []
        for j in range(stakes * 4 + 1):
            a = 2 * math.pi * j / (stakes * 4)
            k = r + 0.36 * math.cos(stakes * a + (math.pi if row % 2 else 0))
            path.append((k * math.cos(a), squash * k * math.sin(a), z))
        sweep("strand", path, mat, 0.47, 0.95, 8, 0, closed=True)
        z += step
        row += 1
    for j in range(stakes):
        a = 2 * math.pi * (j + 0.5) / stakes
        sweep(
            "stake",
            [
                (
                    radius(profile, h * i / 8) * math.cos(a),
                    squash * radius(profile, h * i / 8) * math.sin(a),
                    h * i / 8,
                )
                for i in range(9)
            ],
            mat,
            0.36,
            1,
            8,
            2,
        )


def basket(p):
    shape, mat = p.get("shape", "round"), soft.wicker(p.colour)
    profile = BASKETS[shape]
    squash = 0.68 if shape == "oval" else 1.0
    weave(profile, mat, squash)
    r, h = profile[-1]
    lathe("bottom", [(0, 0.3), (profile[0][0], 0.3)], mat, 48, 0, squash=squash)
    lathe(
        "dark",
        [(radius(profile, z) - 0.5, z) for z in (0.4, h * 0.25, h * 0.5, h * 0.75, h - 0.6)],
        soft.wicker("6e5132"),
        48,
        4,
        squash=squash,
    )
    rim = [
        ((r + 0.1) * math.cos(a / 36 * math.pi), squash * (r + 0.1) * math.sin(a / 36 * math.pi), h + 0.15)
        for a in range(73)
    ]
    sweep("rim", rim, mat, 0.85, 0.9, 10, 0, closed=True)
    if shape == "lidded":
        lid = [(r + 0.9, h + 0.9), (r * 0.75, h + 2.6), (r * 0.3, h + 3.6)]
        for i in range(17):
            t = i / 16
            rr = (r + 0.8) * (1 - t) + 0.4
            zz = h + 1.2 + 3.2 * math.sin(t * math.pi / 2)
            sweep(
                "strand",
                [
                    (
                        rr * math.cos(a / 30 * math.pi),
                        rr * math.sin(a / 30 * math.pi),
                        zz + 0.12 * math.cos(a * 7 + i * math.pi),
                    )
                    for a in range(61)
                ],
                mat,
                0.5,
                1,
                8,
                0,
                closed=True,
            )
        lathe("cap", [(r, h + 0.9), (lid[1][0], h + 3.4), (0, h + 4.3)], mat, 48, 5)
        lathe(
            "knob",
            [(0, h + 4), (0.8, h + 4.4), (1.5, h + 5.4), (1.1, h + 6.3), (0, h + 6.6)],
            wood.wood("oak"),
            32,
            4,
        )
    elif p.get("handles", "yes") == "yes":
        grip = soft.leather("tan")
        for s in (-1, 1):
            x = s * (r + 0.2)
            sweep(
                "handle",
                [
                    (x, -4.5 * squash, h - 2),
                    (x + s * 0.7, -4 * squash, h + 2.6),
                    (x + s * 0.5, 0, h + 5.6),
                    (x + s * 0.7, 4 * squash, h + 2.6),
                    (x, 4.5 * squash, h - 2),
                ],
                grip,
                0.75,
                0.6,
                14,
                8,
                up=(1, 0, 0),
            )
    return {"elevation": 20, "turn": 22, "fill": 0.78}


def bookend(p):
    shape = p.get("shape", "block")
    mat = hard.marble(p.colour) if p.material == "marble" or p.colour == "ivory" else body(p)

    def one(s):
        x = s * 15.5
        if shape == "block":
            box("end", (6, 11, 13), mat, (x, 0, 0), 0.3)
        elif shape == "arch":
            out = [
                (-6, 0),
                (6, 0),
                *[(6 * math.cos(a / 24 * math.pi), 8 + 6 * math.sin(a / 24 * math.pi)) for a in range(25)],
            ]
            place([slab("end", out, 4.6, mat, (0, 0, -2.3), 0.35)], (x, 0, 0), (90, 0, 90))
        else:
            box("base", (7, 10, 2), mat, (x, 0, 0), 0.25)
            box("back", (1.4, 10, 12), mat, (x - s * 2.8, 0, 0), 0.25)
            lathe(
                "ball",
                [(3.6 * math.sin(math.pi * i / 24), 5.6 - 3.6 * math.cos(math.pi * i / 24)) for i in range(25)],
                hard.metal("brass", False),
                64,
                0,
                at=(x + s * 0.6, 0, 0),
            )

    one(-1), one(1)
    books(p.rnd, -12.4, 12.6, 0, 0.02)
    return {"turn": 24, "elevation": 14, "fill": 0.84}


def watering_can(p):
    mat = hard.metal(p.colour, False)
    longer = p.get("shape", "long") == "long"
    r, h = (6.2, 12) if longer else (8.0, 14)
    obs = [
        lathe(
            "body",
            [
                (0, 0),
                (r, 0),
                (r, 0),
                (r + 0.2, 0.3),
                (r, 0.6),
                (r - 0.3, h * 0.7),
                (r * 0.86, h - 0.6),
                (r * 0.6, h),
                (r * 0.6, h),
                (r * 0.56, h + 0.3),
                (r * 0.5, h - 0.6),
                (r * 0.78, h - 1.4),
                (r * 0.8, 1),
                (0, 0.8),
            ],
            mat,
            96,
            3,
        )
    ]
    tip = (-r - 19, 0, h + 5) if longer else (-r - 12, 0, h + 1.5)
    obs.append(
        sweep(
            "spout",
            [(-r + 0.6, 0, 2.4), (-r - 4, 0, 4.2), ((tip[0] - r) / 2 - 3, 0, (tip[2] + 4) / 2), tip],
            mat,
            lambda t: 1.1 - 0.68 * t**0.7,
            1,
            20,
            8,
            up=(0, 1, 0),
        )
    )
    if not longer:
        rose = lathe("rose", [(0.5, -0.5), (0.7, 0.4), (2.0, 2.4), (2.2, 2.7), (0, 3.1)], mat, 48, 4)
        place([rose], tip, (0, -52, 0))
        obs.append(rose)
        obs.append(sweep("brace", [(-r * 0.85, 0, h - 1), (tip[0] + 4.6, 0, tip[2] - 2.6)], mat, 0.28, 1, 10, 0))
    obs.append(
        sweep(
            "grip",
            [
                (-r * 0.5, 0, h + 0.1),
                (-r * 0.2, 0, h + 6.2),
                (r * 0.9, 0, h + 7.2),
                (r * 1.75, 0, h + 1.5),
                (r * 1.55, 0, h * 0.45),
                (r - 0.2, 0, 2.6),
            ],
            mat,
            0.42,
            1.3,
            14,
            8,
            up=(0, 1, 0),
        )
    )
    place(obs, rot=(0, 0, 12))
    return {"turn": 14, "elevation": 13, "fill": 0.86}


MODELS = {"basket": basket, "bookend": bookend, "watering-can": watering_can}
