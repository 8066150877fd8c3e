"""Jugs, teapots, jars and oven dishes."""

import math

from families.ceramics import foot, handle, wall
from lib.materials import hard, wood
from lib.mesh import lathe, place, rounded, slab, sweep


def lip(width, rim):
    """A pouring lip towards -x, where the turned wall nears the rim."""

    def shape(t, r, z):
        near = max(0.0, (z - rim * 0.72) / (rim * 0.28)) ** 2
        d = math.atan2(math.sin(t - math.pi), math.cos(t - math.pi))
        return r + near * width * math.exp(-((d / 0.26) ** 2)) * (1 if r > 0.5 else 0)

    return shape


PITCHERS = {
    "belly": ([*foot(4.6), (6.4, 2), (7.5, 6.5), (6.4, 11.5), (4.6, 15), (4.9, 19)], (4.7, 17), (7.0, 8.2), 4.2),
    "straight": ([*foot(4.9), (5.3, 1.2), (5.2, 10), (5.0, 20)], (4.9, 17.5), (5.1, 6), 4.2),
    "slim": ([*foot(3.6), (4.8, 2.2), (5.3, 7), (4.2, 13), (3.2, 18), (3.7, 24)], (3.5, 21.5), (4.9, 9.5), 4.4),
}


def pitcher(p):
    mat = hard.ceramic(p.material or "glazed", p.colour)
    profile, top, bottom, out = PITCHERS[p.get("shape", "belly")]
    obs = [
        lathe("jug", wall(profile, 0.45), mat, 120, 0, shape=lip(1.5, profile[-1][1])),
        handle(mat, top, bottom, out, 0.62),
    ]
    place(obs, rot=(0, 0, 12))
    return {"fill": 0.78}


TEAPOTS = {
    "round": [*foot(4.4), (7.2, 2.6), (8.2, 6.4), (6.9, 10.2), (4.3, 12.2), (3.9, 12.5)],
    "low": [*foot(5.6), (8.6, 2.2), (9.6, 4.8), (8.2, 7.6), (4.6, 9.2), (4.1, 9.4)],
    "tall": [*foot(4.9), (5.9, 1.8), (6.3, 7), (5.9, 12.6), (4.4, 15.4), (4.0, 15.7)],
}


def teapot(p):
    mat = hard.ceramic(p.material or "glazed", p.colour)
    body = TEAPOTS[p.get("shape", "round")]
    belly, top = max(r for r, _ in body), body[-1][1]
    obs = [lathe("pot", [(0, 0), *body, (3.4, top - 0.3), (0, top - 0.3)], mat, 96)]
    lid = [
        (0, top),
        (3.9, top),
        (3.9, top),
        (3.8, top + 0.35),
        (2.6, top + 1.15),
        (0.9, top + 1.5),
        (0.55, top + 1.9),
        (0.6, top + 2.3),
        (1.15, top + 2.8),
        (1.0, top + 3.4),
        (0, top + 3.65),
    ]
    obs.append(lathe("lid", lid, mat, 64))
    z0 = top * 0.36
    spout = [
        (-belly + 1.0, 0, z0),
        (-belly - 1.4, 0, z0 + 0.6),
        (-belly - 3.2, 0, z0 + top * 0.26),
        (-belly - 4.2, 0, top * 0.86),
        (-belly - 5.4, 0, top * 1.02),
    ]
    obs.append(sweep("spout", spout, mat, lambda t: 1.75 - 1.05 * t**0.7, 1, 24, 8, caps=True, up=(0, 1, 0)))
    hole = [(-belly - 5.15, 0, top * 0.99), (-belly - 5.5, 0, top * 1.035)]
    obs.append(sweep("hole", hole, hard.painted("black"), 0.5, 1, 16, 0, up=(0, 1, 0)))
    obs.append(handle(mat, (belly * 0.84, top * 0.80), (belly * 0.93, top * 0.26), 4.6, 0.6))
    place(obs, rot=(0, 0, 18))
    return {"fill": 0.82}


def butter_dish(p):
    mat = hard.ceramic(p.material or "glazed", p.colour)
    slab("tray", rounded(20, 13, 3), 1.0, mat, r=0.45, seg=4)
    slab("lid", rounded(16, 9.4, 1.8), 5.6, mat, (0, 0, 1.0), r=1.1, seg=6)
    knob = wood.wood("oak", "z") if p.get("knob", "wood") == "wood" else mat
    lathe("knob", [(0.5, 6.4), (0.55, 6.9), (1.25, 7.5), (1.3, 8.1), (0.8, 8.6), (0, 8.7)], knob, 40)
    return {"turn": 34}


CANISTERS = {"small": (4.6, 8.5), "medium": (5.4, 12.5), "tall": (5.4, 18)}


def canister(p):
    mat = hard.ceramic(p.material or "glazed", p.colour)
    top = wood.wood("oak" if p.colour not in ("ivory", "sand") else "walnut", "x")

    def one(size, x, y):
        r, h = CANISTERS[size]
        lathe(
            "jar",
            [(0, 0), *foot(r), (r + 0.1, 1.4), (r + 0.1, h - 1), (r - 0.2, h), (r - 0.2, h), (0, h)],
            mat,
            96,
            at=(x, y, 0),
        )
        lathe(
            "lid",
            [
                (0, h),
                (r - 0.1, h),
                (r - 0.1, h),
                (r + 0.05, h + 0.3),
                (r + 0.05, h + 1.2),
                (r - 0.25, h + 1.5),
                (0, h + 1.5),
            ],
            top,
            96,
            at=(x, y, 0),
            smooth=3,
        )
        lathe(
            "knob",
            [(0.5, h + 1.4), (0.6, h + 1.9), (1.2, h + 2.5), (1.0, h + 3.1), (0, h + 3.3)],
            top,
            32,
            at=(x, y, 0),
        )

    if int(p.get("set", 1)) == 3:
        one("tall", -9, 3.5), one("medium", 3.2, 1), one("small", 12.5, -4)
    else:
        one(p.get("size", "medium"), 0, 0)


def baking_dish(p):
    mat = hard.ceramic(p.material or "glazed", p.colour)
    shape = p.get("shape", "oval")
    k = {"oval": 0.66, "rectangle": 0.66, "round": 1.0}[shape]
    n = 5.0 if shape == "rectangle" else 2.0

    def outline(t, r, z):
        c, s = abs(math.cos(t)), abs(math.sin(t))
        return r * (c**n + s**n) ** (-1 / n)

    lathe(
        "dish",
        wall([*foot(11.5), (13.0, 1.2), (13.8, 4), (14.2, 6.2), (14.9, 6.5)], 0.55),
        mat,
        144,
        0,
        shape=outline,
        squash=k,
    )
    for side in (-1, 1):
        path = [
            (side * 14.2, -3.4, 5.9),
            (side * 16.4, -2.4, 6.2),
            (side * 16.8, 0, 6.2),
            (side * 16.4, 2.4, 6.2),
            (side * 14.2, 3.4, 5.9),
        ]
        sweep("ear", path, mat, 0.62, 0.7, 14, 8)
    return {"elevation": 70 if p.angle == "top" else 32}


MODELS = {
    "pitcher": pitcher,
    "teapot": teapot,
    "butter-dish": butter_dish,
    "canister": canister,
    "baking-dish": baking_dish,
}
