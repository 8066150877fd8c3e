"""Thrown tableware: mugs, vases, bowls, plates."""

import math

from lib.materials import hard
from lib.mesh import lathe, place, spline, sweep


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


MODELS = {"mug": mug, "cup-saucer": cup_saucer, "vase": vase, "bowl": bowl, "plate": plate}
