"""Thrown and cast tableware."""
import math

from lib.materials import hard, wood
from lib.mesh import lathe, place, rounded, slab, spline, sweep


def wall(outer, thick, floor=None):
    """Close an outer profile (foot to rim) into a vessel with a round rim and an inside."""
    line = [(p.x, p.y) for p in spline([(r, z, 0) for r, z in outer], 10)]
    inner = []
    for (r0, z0), (r1, z1) in zip(line, line[1:]):
        run = math.hypot(r1 - r0, z1 - z0) or 1
        inner.append((r1 - thick * (z1 - z0) / run, z1 + thick * (r1 - r0) / run))
    (ro, zo), (ri, zi) = line[-1], inner[-1]
    rim = []
    for i in range(1, 8):
        a = math.pi * i / 8
        out = thick / 2 * math.sin(a)
        rim.append(
            (
                (ro + ri) / 2 + (ro - ri) / 2 * math.cos(a) + out * (zo - zi) / thick,
                (zo + zi) / 2 + (zo - zi) / 2 * math.cos(a) + out * (ro - ri) / thick,
            )
        )
    low = floor or outer[0][1] + thick * 1.4
    inside = [(r, z) for r, z in reversed(inner) if z > low + thick and r > thick]
    r, z = inside[-1]
    round_off = [(r * (1 - 0.35 * t * t), low + (z - low) * (1 - t) ** 2) for t in (0.25, 0.5, 0.75, 1.0)]
    return [(0, outer[0][1]), *line, *rim, *inside, *round_off, (0, low)]


def foot(r, z=0.0):
    """Where the outside begins: a small chamfer at the foot, given twice to make it crisp."""
    return [(r * 0.93, z), (r * 0.93, z), (r, z + 0.25)]


def handle(mat, top, bottom, out, r=0.52, aspect=1.5):
    """An ear from `top` to `bottom`, points (x, z), that stands `out` away."""
    (x0, z0), (x1, z1) = top, bottom
    mid, half = (z0 + z1) / 2, (z0 - z1) / 2
    path = [(x0 - 0.5, 0, z0 - 0.1)]
    for i in range(1, 12):
        a = math.pi * i / 12
        x = x0 + (x1 - x0) * (1 - math.cos(a)) / 2
        path.append(
            (x + out * math.sin(a) ** 0.75, 0, mid + half * math.copysign(abs(math.cos(a)) ** 0.8, math.cos(a)))
        )
    path.append((x1 - 0.5, 0, z1 + 0.1))
    return sweep(
        "handle", path, mat, lambda t: r * (1.15 - 0.35 * math.sin(math.pi * t)), aspect, 16, 3, up=(0, 1, 0)
    )


MUGS = {
    "straight": ([*foot(3.9), (4.1, 1.2), (4.15, 5), (4.15, 9.2)], (4.1, 7.6), (4.1, 2.3), 3.1),
    "rounded": ([*foot(2.9), (4.2, 1.4), (4.9, 3.6), (4.75, 6.2), (4.3, 8.6)], (4.5, 7.3), (4.7, 2.6), 2.9),
    "tapered": ([*foot(3.0), (3.4, 1.2), (3.9, 5), (4.5, 9.6)], (4.2, 8.2), (3.55, 2.6), 3.0),
    "tall": ([*foot(3.3), (3.6, 1.2), (3.65, 6), (3.7, 12.2)], (3.6, 10.2), (3.6, 3.6), 3.1),
    "espresso": ([*foot(2.3), (2.8, 1.0), (3.0, 3), (3.05, 5.8)], (2.95, 4.8), (2.9, 1.7), 2.1),
}


def mug(p):
    profile, top, bottom, out = MUGS[p.get("shape", "straight")]
    mat = hard.ceramic(p.material or "glazed", p.colour)
    for i in range(int(p.get("count", 1))):
        obs = [lathe("mug", wall(profile, 0.42), mat, 96, 0), handle(mat, top, bottom, out)]
        place(
            obs,
            (-5.5 + 12.5 * i if p.get("count", 1) > 1 else 0, -2.5 * i, 0),
            (0, 0, -22 + 50 * i + p.rnd.uniform(-6, 6)),
        )


def cup_saucer(p):
    mat = hard.ceramic(p.material or "glazed", p.colour)
    low = p.get("shape", "low") == "low"
    cup = (
        [*foot(2.4), (3.6, 1.2), (4.7, 3.4), (5.1, 5.4)] if low else [*foot(2.5), (3.2, 1.0), (3.75, 3.6), (3.9, 7.2)]
    )
    top, bottom = ((4.85, 4.6), (4.0, 1.9)) if low else ((3.75, 6.2), (3.35, 2.2))
    cupobs = [lathe("cup", wall(cup, 0.34), mat, 96, 0), handle(mat, top, bottom, 2.3, 0.4)]
    place(cupobs, (0, 0, 0.75), (0, 0, -32))
    saucer = [*foot(3.8), (5.6, 0.8), (7.6, 1.7)]
    lathe("saucer", wall(saucer, 0.36, 0.5), mat, 96, 0)


VASES = {
    "bottle": [*foot(4.2), (5.6, 2), (6.6, 6.5), (5.6, 11), (2.6, 15), (1.75, 18), (1.8, 23), (2.3, 25.5)],
    "round": [*foot(4.5), (7.2, 2.4), (9.4, 7.5), (8.6, 13), (5.4, 16.6), (4.1, 17.8), (4.5, 19.2)],
    "cylinder": [*foot(5.2), (5.6, 1.2), (5.75, 8), (5.6, 17), (5.5, 24)],
    "amphora": [*foot(3.2), (3.8, 2), (6.6, 8), (7.9, 15), (6.6, 20), (3.1, 23), (2.9, 25.5), (4.0, 27.5)],
    "bud": [*foot(3.0), (4.4, 1.8), (4.9, 4.6), (3.6, 8), (1.4, 10.6), (1.2, 13.5), (1.7, 15.2)],
    "hourglass": [*foot(5.6), (5.9, 1.5), (5.2, 6), (3.4, 11.5), (4.2, 16.5), (5.9, 21), (6.3, 23.5)],
    "flare": [*foot(3.6), (4.0, 1.6), (3.6, 6), (3.4, 12), (4.4, 19), (7.0, 25)],
}


def vase(p):
    mat = hard.ceramic(p.material or "glazed", p.colour)
    profile = VASES[p.get("shape", "bottle")]
    lathe("vase", wall(profile, 0.45), mat, 96, 0)
    stems = p.get("stems", "none")
    if stems != "none":
        from families.plants import bouquet

        r, z = profile[-1]
        bouquet(p, stems, r * 0.7, z, z * 1.15)
    return {"fill": 0.8}


BOWLS = {
    "deep": [*foot(3.6), (5.6, 1.6), (7.3, 4.4), (7.9, 7.6)],
    "shallow": [*foot(4.5), (7.6, 1.4), (10.2, 3.4), (11.2, 5.2)],
    "footed": [(3.6, 0), (3.6, 0), (3.3, 1.2), (3.4, 1.8), (6.2, 3.2), (7.9, 6), (8.4, 9)],
    "pasta": [*foot(5.5), (7.2, 1.0), (8.6, 2.6), (9.0, 3.6), (9.6, 4.1), (12.6, 4.9)],
}
RISE = {"deep": 2.3, "shallow": 1.5, "footed": 3.6, "pasta": 1.3}


def bowl(p):
    mat = hard.ceramic(p.material or "glazed", p.colour)
    shape = p.get("shape", "deep")
    for i in range(int(p.get("count", 1))):
        lathe(
            "bowl",
            wall(BOWLS[shape], 0.42),
            mat,
            96,
            0,
            at=(p.rnd.uniform(-0.15, 0.15), p.rnd.uniform(-0.15, 0.15), RISE[shape] * i),
        )


PLATES = {"side": 10.2, "dinner": 13.5, "platter": 16.5}


def plate(p):
    mat = hard.ceramic(p.material or "glazed", p.colour)
    k = PLATES[p.get("size", "dinner")]
    if p.get("shape", "coupe") == "coupe":
        profile = [*foot(k * 0.6), (k * 0.8, 0.7), (k * 0.94, 1.6), (k, 2.5)]
    else:
        profile = [*foot(k * 0.56), (k * 0.66, 0.7), (k * 0.70, 1.25), (k * 0.72, 1.4), (k, 2.0)]
    for i in range(int(p.get("count", 1))):
        lathe(
            "plate",
            wall(profile, 0.4, 0.55),
            mat,
            128,
            0,
            at=(p.rnd.uniform(-0.25, 0.25), p.rnd.uniform(-0.25, 0.25), 1.05 * i),
        )
    return {"elevation": 78 if p.angle == "top" else 30}


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
    "mug": mug,
    "cup-saucer": cup_saucer,
    "vase": vase,
    "bowl": bowl,
    "plate": plate,
    "pitcher": pitcher,
    "teapot": teapot,
    "butter-dish": butter_dish,
    "canister": canister,
    "baking-dish": baking_dish,
}
