"""Drinking glasses, carafes, jars."""
import math

from families.ceramics import wall
from lib.materials import hard, wood
from lib.mesh import lathe, place, sweep
from mathutils import Euler, Matrix, Vector

TUMBLERS = {
    "straight": [(3.6, 0), (3.6, 0), (3.75, 0.3), (3.8, 9.5)],
    "tapered": [(2.9, 0), (2.9, 0), (3.1, 0.3), (4.3, 10)],
    "ribbed": [(3.3, 0), (3.3, 0), (3.5, 0.4), (4.0, 9.6)],
    "lowball": [(3.9, 0), (3.9, 0), (4.1, 0.4), (4.3, 8.6)],
    "highball": [(3.0, 0), (3.0, 0), (3.15, 0.3), (3.3, 14.5)],
}


def inner(profile, thick, level, floor):
    """What is poured in: the inside of the glass up to `level`, a hair into the wall, so that no gap shows."""
    from lib.mesh import spline

    line = [(q.x, q.y) for q in spline([(r, z, 0) for r, z in profile], 8)]
    side = [(r - thick * 0.92, z) for r, z in line if floor < z < level and r > thick]
    return [
        (0, floor + 0.02),
        (side[0][0], floor + 0.02),
        (side[0][0], floor + 0.02),
        *side,
        (side[-1][0], level),
        (0, level),
    ]


def tumbler(p):
    shape = p.get("shape", "straight")
    profile, mat = TUMBLERS[shape], hard.glass(p.colour if p.colour != "ivory" else "clear")
    floor = 1.5 if shape == "lowball" else 0.9
    fill = p.get("fill", "none")
    drink = hard.liquid(fill) if fill != "none" else None
    n = int(p.get("count", 1))
    spots = {1: [(0, 0)], 2: [(-4.8, 1.2), (4.6, -2.2)], 4: [(-7.5, 4.5), (2.6, 6.2), (-2.6, -3.6), (8.0, -1.0)]}[n]
    ribs = (
        (lambda t, r, z: r * (1 + (0.022 * abs(math.sin(t * 11)) if z > 0.8 and r > 3.3 else 0)))
        if shape == "ribbed"
        else None
    )
    for x, y in spots:
        lathe("glass", wall(profile, 0.28, floor), mat, 132 if ribs else 72, 0, at=(x, y, 0), shape=ribs)
        if drink:
            level = profile[-1][1] * (0.4 if fill == "whisky" else 0.72)
            lathe("drink", inner(profile, 0.28, level, floor), drink, 72, 0, at=(x, y, 0))
    return {"glassy": True, "elevation": 12, "turn": 12, "effort": 1.6}


BOWLS = {
    "red": ([(0.55, 9.6), (2.0, 10.2), (4.4, 13), (4.9, 16), (4.3, 20), (3.6, 22.5)], 3.9),
    "white": ([(0.5, 10), (1.8, 10.6), (3.6, 13.2), (3.9, 16), (3.2, 20.5)], 3.5),
    "flute": ([(0.45, 9), (1.2, 9.8), (2.3, 13), (2.6, 17), (2.3, 23)], 3.2),
    "coupe": ([(0.5, 10), (1.6, 10.3), (4.0, 11.7), (5.2, 14), (5.3, 15.6)], 3.6),
    "goblet": ([(0.9, 6), (2.4, 6.4), (4.0, 8.8), (4.3, 12), (4.1, 15)], 3.7),
}


def wine_glass(p):
    bowl, foot = BOWLS[p.get("shape", "red")]
    mat = hard.glass(p.colour)
    fill = p.get("fill", "none")
    z0 = bowl[0][1]
    spots = [(0, 0)] if int(p.get("count", 1)) == 1 else [(-4.9, 1.4), (5.2, -1.8)]
    t = 0.16
    outer = [(foot, 0), (foot, 0.16), (foot * 0.5, 0.42), (0.62, 0.95), (0.42, 2.4), (0.38, z0 - 2.2), *bowl]
    from lib.mesh import spline

    line = [(q.x, q.y) for q in spline([(r, z, 0) for r, z in outer], 8)]
    inside = [(max(r - t, 0.02), z) for r, z in reversed(line) if z > z0 + 0.55]
    profile = [(0, 0), *line, (line[-1][0] - t / 2, line[-1][1] + 0.09), *inside, (0, z0 + 0.5)]
    for x, y in spots:
        lathe("glass", profile, mat, 72, 0, at=(x, y, 0))
        if fill != "none":
            level = z0 + (bowl[-1][1] - z0) * (0.42 if p.get("shape") != "flute" else 0.75)
            cup = [(max(r - t * 0.9, 0), z) for r, z in line if z0 + 0.6 < z < level]
            lathe(
                "drink",
                [(0, z0 + 0.52), *cup, (cup[-1][0], level), (0, level)],
                hard.liquid(fill),
                72,
                0,
                at=(x, y, 0),
            )
    return {"glassy": True, "elevation": 9, "turn": 14, "fill": 0.8, "effort": 1.6}


CARAFES = {
    "carafe": [(4.6, 0), (4.6, 0), (5.0, 0.5), (6.2, 5), (5.4, 11), (3.0, 16), (2.7, 18.5), (4.0, 25)],
    "decanter": [(6, 0), (6, 0), (7.5, 0.8), (9.6, 4), (8.8, 8), (4.4, 13), (2.2, 17), (2.0, 23), (3.1, 26)],
    "bottle": [(4.2, 0), (4.2, 0), (4.5, 0.5), (4.6, 14), (4.0, 17.5), (1.8, 21), (1.6, 26), (1.9, 27)],
    "square": [(4.6, 0), (4.6, 0), (4.9, 0.5), (4.9, 13.5), (4.6, 15), (2.2, 16.6), (1.7, 18), (1.7, 20), (2.2, 21)],
}


def carafe(p):
    shape = p.get("shape", "carafe")
    profile, mat = CARAFES[shape], hard.glass(p.colour)

    def square(t, r, z):
        if z > 15.6 or r < 2.3:
            return r
        c, s = abs(math.cos(t)), abs(math.sin(t))
        return r * (c**7 + s**7) ** (-1 / 7)

    turn = square if shape == "square" else None
    obs = [lathe("carafe", wall(profile, 0.3, 0.9), mat, 96, 0, shape=turn)]
    fill = p.get("fill", "none")
    if fill != "none":
        level = profile[-1][1] * (0.2 if shape == "decanter" else 0.5)
        obs.append(lathe("drink", inner(profile, 0.3, level, 0.9), hard.liquid(fill), 96, 0, shape=turn))
    top, (r, z) = p.get("stopper", "none"), profile[-1]
    if top == "ball":
        obs.append(
            lathe(
                "stopper",
                [
                    (0, z - 2),
                    (r * 0.6, z - 2),
                    (r * 0.8, z + 0.3),
                    (1.1, z + 0.9),
                    (2.5, z + 2.6),
                    (2.6, z + 3.8),
                    (1.6, z + 5.4),
                    (0, z + 5.8),
                ],
                mat,
                48,
                5,
            )
        )
    elif top == "cork":
        obs.append(
            lathe(
                "stopper",
                [(0, z - 2), (r * 0.72, z - 2), (r * 0.86, z + 1.5), (r * 0.86, z + 1.5), (0, z + 1.5)],
                wood.wood("kraft", "z"),
                40,
                0,
            )
        )
    place(obs, rot=(0, 0, 24))
    return {"glassy": True, "elevation": 9, "fill": 0.8, "turn": 8, "effort": 1.6}


def glass_jar(p):
    r, h = 5.4, 17.5
    profile = [(4.9, 0), (4.9, 0), (r, 0.6), (r, h - 1.5), (r - 0.4, h)]
    fill = p.get("fill", "none")
    lathe("jar", wall(profile, 0.26, 0.7), hard.glass("clear"), 96, 0)
    kind = p.get("lid", "cork")
    mat = {"cork": wood.wood("kraft", "z"), "wood": wood.wood("oak"), "steel": hard.metal("steel")}[kind]
    lathe(
        "lid",
        [
            (0, h - 1.2),
            (r - 0.75, h - 1.2),
            (r - 0.7, h + 0.1),
            (r - 0.7, h + 0.1),
            (r + 0.1, h + 0.1),
            (r + 0.2, h + 0.5),
            (r + 0.2, h + 2.1),
            (r - 0.1, h + 2.5),
            (0, h + 2.5),
        ],
        mat,
        72,
        0,
    )
    if fill != "none":
        contents(p, fill, r - 0.42, 0.75, h * 0.78)
    return {"glassy": True, "elevation": 12, "turn": 6, "fill": 0.8, "effort": 1.4}


def contents(p, kind, r, z0, top):
    """Dry goods: a core with single grains against the glass and on top."""
    tone = {"beans": "4a2a20", "rice": "efe7d6", "lentils": "a9612f", "pasta": "e0b86a"}[kind]
    mat = hard.painted(tone, 0.5)
    lathe("core", [(0, z0), (r - 0.45, z0), (r - 0.45, top - 0.4), (0, top - 0.2)], mat, 48, 0)
    from lib.materials import leaf

    grain = leaf.dried(tone) if kind == "pasta" else mat
    if kind == "pasta":
        for i in range(64):
            a, q = i * 2.39996, (r - 0.3) * math.sqrt((i + 0.5) / 64)
            sweep(
                "stick",
                [
                    (q * math.cos(a), q * math.sin(a), z0),
                    (q * math.cos(a + 0.1), q * math.sin(a + 0.1), top + p.rnd.uniform(-0.8, 0.6)),
                ],
                grain,
                0.34,
                1,
                10,
                0,
            )
        return
    size = {"beans": (0.62, 0.4, 0.36), "rice": (0.36, 0.13, 0.13), "lentils": (0.3, 0.3, 0.13)}[kind]
    first = lathe(
        "grain", [(0, -1), (0.5, -0.87), (0.87, -0.5), (1, 0), (0.87, 0.5), (0.5, 0.87), (0, 1)], grain, 10, 0
    )
    first["out"] = True
    me = first.data
    import bpy

    n = {"beans": 700, "rice": 2600, "lentils": 1800}[kind]
    for i in range(n):
        if i < n * 0.8:
            a, z, q = p.rnd.uniform(0, 6.283), p.rnd.uniform(z0 + 0.2, top), r - p.rnd.uniform(0.1, 0.4)
        else:
            a, q, z = p.rnd.uniform(0, 6.283), (r - 0.2) * math.sqrt(p.rnd.random()), top + p.rnd.uniform(-0.2, 0.25)
        ob = bpy.data.objects.new("grain", me)
        ob["out"] = True
        rot = Euler([p.rnd.uniform(0, 6.28) for _ in range(3)]).to_matrix().to_4x4()
        ob.matrix_world = (
            Matrix.Translation(Vector((q * math.cos(a), q * math.sin(a), z))) @ rot @ Matrix.Diagonal((*size, 1))
        )
        bpy.context.scene.collection.objects.link(ob)
    first.scale = (0.01, 0.01, 0.01)
    first.location = (0, 0, z0 + 1)


MODELS = {"tumbler": tumbler, "wine-glass": wine_glass, "carafe": carafe, "glass-jar": glass_jar}
