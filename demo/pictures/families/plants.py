"""Leaves and stems: for vases, and the plants in planters."""
import math

import bpy
from families.ceramics import foot, wall
from lib.materials import hard, leaf, soft
from lib.mesh import lathe, place, sheet, sweep
from mathutils import Matrix


def blade(mat, length, width, bend=0.4, fold=0.25, shape="oval", nu=14, nv=6, wave=0.0):
    """A leaf along +x from the origin, bending down; its UVs are (0..1, -1..1)."""

    def fn(u, v):
        s = 2 * v - 1
        w = {
            "oval": math.sin(math.pi * min(1, u * 0.97 + 0.03)) ** 0.8,
            "sword": min(1, 4 * u + 0.45) * (1 - u**3.5),
            "drop": math.sin(math.pi * u**0.65) ** 0.9,
        }[shape]
        y = s * w * width / 2
        a = bend * u
        z = -length * u * a * 0.5 + fold * abs(y) + wave * math.sin(u * 14 + s) * w
        return (length * u * math.cos(a * 0.6), y, z)

    ob = sheet("leaf", fn, mat, nu, nv, thickness=0.0)
    for layer in ob.data.uv_layers:
        for d in layer.data:
            d.uv = (d.uv[0], d.uv[1] * 2 - 1)
    return ob


def bouquet(p, kind, mouth, top, height):
    """Stems that lean out of a vase whose mouth has radius `mouth` at height `top`."""
    rnd = p.rnd
    stem = leaf.dried("7c6a4a" if kind != "eucalyptus" else "7f8a6a")
    foliage = leaf.plant("8aa08d", veins=False, gloss=0.05) if kind == "eucalyptus" else leaf.dried("cdb27f")
    buds = leaf.dried("f0e4d4")
    for k in range({"eucalyptus": 5, "grass": 11, "branch": 3}[kind]):
        a = 2 * math.pi * k / 5 + rnd.uniform(-0.4, 0.4)
        lean = rnd.uniform(0.18, 0.55) * height * (0.6 if kind == "grass" else 1)
        h = height * rnd.uniform(0.8, 1.15)
        start = (-mouth * 0.6 * math.cos(a), -mouth * 0.6 * math.sin(a), top * 0.45)
        path = [
            start,
            (mouth * 0.7 * math.cos(a), mouth * 0.7 * math.sin(a), top),
            ((mouth + lean * 0.35) * math.cos(a), (mouth + lean * 0.35) * math.sin(a), top + h * 0.5),
            ((mouth + lean) * math.cos(a), (mouth + lean) * math.sin(a), top + h * 0.92),
        ]
        thick = 0.09 if kind == "grass" else 0.17
        sweep("stem", path, stem, lambda t, w=thick: w * (1 - 0.6 * t), 1, 8, 8)
        end, mid = path[3], path[2]

        def on(t, mid=mid, end=end):
            return tuple(m + (e - m) * t for m, e in zip(mid, end))

        if kind == "grass":
            plume = sweep(
                "plume",
                [on(0.55), on(0.8), on(1.0), on(1.22)],
                foliage,
                lambda t: 0.12 + 0.55 * math.sin(math.pi * min(1, t * 0.9 + 0.05)) ** 0.8,
                1,
                12,
                8,
            )
            plume.modifiers.new("sub", "SUBSURF").render_levels = 2
            tex = bpy.data.textures.new("plume", "CLOUDS")
            tex.noise_scale = 0.25
            d = plume.modifiers.new("rough", "DISPLACE")
            d.texture, d.strength = tex, 0.5
        elif kind == "eucalyptus":
            for i in range(9):
                x, y, z = on(-0.55 + i * 0.185)
                for side in (0, 180):
                    size = (2.9 - 0.2 * i) * rnd.uniform(0.85, 1.15)
                    lf = blade(foliage, size, size * 0.92, 0.3, 0.12, "oval", 8, 5)
                    place(
                        [lf],
                        (x, y, z),
                        (rnd.uniform(-40, 40), -rnd.uniform(0, 45), side + 63 * i + rnd.uniform(-20, 20)),
                    )
        else:
            for i in range(7):
                x, y, z = on(-0.4 + i * 0.21)
                twist = rnd.uniform(0, 6.28)
                tip = (x + 2.2 * math.cos(twist), y + 2.2 * math.sin(twist), z + 2.0)
                sweep("twig", [(x, y, z), ((x + tip[0]) / 2, (y + tip[1]) / 2, z + 0.7), tip], stem, 0.07, 1, 6, 4)
                for q in (0.55, 1.0):
                    at = (x + (tip[0] - x) * q, y + (tip[1] - y) * q, z + (tip[2] - z) * q)
                    lathe("bud", [(0, -0.45), (0.36, -0.2), (0.42, 0.1), (0.2, 0.45), (0, 0.5)], buds, 12, 3, at=at)


def fill_pot(p, kind, r, top):
    """A plant that grows from earth of radius `r` at height `top`."""
    rnd, k = p.rnd, r / 6.5
    out = []
    if kind == "snake":
        mat = leaf.plant("47684a", "b9b060", veins=False, gloss=0.4)
        for i in range(9):
            lf = blade(mat, rnd.uniform(18, 30), rnd.uniform(3.4, 4.6), 0.12, 0.3, "sword", 18, 6, 0.12)
            a = i * 2.4
            out += place(
                [lf],
                (math.cos(a) * 2.2, math.sin(a) * 2.2, top - 0.5),
                (rnd.uniform(0, 360), -rnd.uniform(76, 88), i * 137),
            )
    elif kind == "fern":
        mat = leaf.plant("5b8a46", veins=False, gloss=0.2)
        for i in range(15):
            a, ln = i * 2.4, rnd.uniform(14, 19)
            rise = rnd.uniform(0.6, 1.35)
            for s in range(16):
                t = (s + 1) / 17
                x = ln * t * math.cos(rise * 0.7)
                z = ln * (t * math.sin(rise) - 0.5 * t * t)
                for side in (-1, 1):
                    lf = blade(mat, 3.4 * (1 - 0.75 * t) + 0.4, 0.85, 0.3, 0.1, "oval", 4, 2)
                    place([lf], (x, 0, z), (side * 12, 10, side * 72))
                    out.append(_turned(lf, a, top))
    elif kind == "succulent":
        mat = leaf.plant("7f9f83", "b57a72", veins=False, gloss=0.15)
        for i in range(34):
            t = i / 33
            lf = blade(mat, 5.6 * (1 - 0.72 * t), 2.9 * (1 - 0.6 * t), -0.55, -0.05, "drop", 10, 6)
            lf.modifiers.new("thick", "SOLIDIFY").thickness = 0.35
            lf.modifiers.new("sub", "SUBSURF").render_levels = 1
            out += place([lf], (0, 0, top + 0.3 + 1.8 * t), (0, -8 - 70 * t, i * 137.5))
    elif kind == "herb":
        mat = leaf.plant("5f9448", gloss=0.25)
        stalk = leaf.dried("6f8a45")
        for i in range(13):
            a, h = i * 2.4, rnd.uniform(6, 12)
            base = (math.cos(a) * rnd.uniform(0.5, 3), math.sin(a) * rnd.uniform(0.5, 3), top - 0.3)
            tip = (base[0] * 1.7, base[1] * 1.7, top + h)
            out.append(
                sweep(
                    "stalk",
                    [base, ((base[0] + tip[0]) / 2, (base[1] + tip[1]) / 2, top + h * 0.55), tip],
                    stalk,
                    0.13,
                    1,
                    6,
                    4,
                )
            )
            for s in range(4):
                t = 0.4 + 0.2 * s
                at = tuple(b + (e - b) * t for b, e in zip(base, tip))
                for side in (0, 180):
                    size = rnd.uniform(2.0, 3.2)
                    lf = blade(mat, size, size * 0.62, 0.6, 0.25, "oval", 8, 4)
                    out += place([lf], at, (0, -rnd.uniform(5, 40), side + 90 * s + i * 50))
    else:
        mat = leaf.plant("2f5a3a" if kind == "rubber" else "3d7440", gloss=0.55)
        stalk = leaf.dried("5d6a3c")
        for i in range(13 if kind == "rubber" else 9):
            a, h = i * 2.4, rnd.uniform(7, 24)
            reach = rnd.uniform(3, 9)
            tip = (math.cos(a) * reach, math.sin(a) * reach, top + h)
            out.append(
                sweep(
                    "stalk",
                    [(math.cos(a), math.sin(a), top - 0.5), (tip[0] * 0.4, tip[1] * 0.4, top + h * 0.6), tip],
                    stalk,
                    0.26,
                    1,
                    8,
                    6,
                )
            )
            size = rnd.uniform(9, 12)
            if kind == "rubber":
                lf = blade(mat, size, size * 0.5, 0.55, 0.22, "oval", 14, 6)
            else:
                lf = monstera(mat, size)
            out += place([lf], tip, (rnd.uniform(-15, 15), rnd.uniform(-30, 12), math.degrees(a)))
    return _grow(out, k, top)


def _turned(ob, a, top):
    ob.matrix_world = Matrix.Translation((0, 0, top)) @ Matrix.Rotation(a, 4, "Z") @ ob.matrix_world
    return ob


def _grow(obs, k, top):
    m = Matrix.Translation((0, 0, top)) @ Matrix.Scale(k, 4) @ Matrix.Translation((0, 0, -top))
    for ob in obs:
        ob.matrix_world = m @ ob.matrix_world
    return obs


def monstera(mat, size):
    """A heart-shaped leaf cut from its edge between the side veins."""

    def fn(u, v):
        s = 2 * v - 1
        w = math.sin(math.pi * min(1, u * 0.92 + 0.08)) ** 0.55 * (1.12 - 0.45 * u)
        cut = 1 - 0.42 * max(0, math.sin(u * 26 + abs(s))) ** 4 * (abs(s) > 0.5)
        y = s * w * cut * size * 0.47
        return (size * (u - 0.12 * abs(s) * (1 - u)), y, -0.035 * size * u * u * 8 + 0.12 * abs(y))

    ob = sheet("leaf", fn, mat, 48, 16)
    for d in ob.data.uv_layers[0].data:
        d.uv = (d.uv[0], d.uv[1] * 2 - 1)
    return ob


def planter(p):
    shapes = {
        "pot": [*foot(5.4), (6.6, 5), (7.6, 11.4)],
        "bowl": [*foot(4.6), (7.8, 2.2), (9.4, 5), (9.2, 8)],
        "tall": [*foot(5.2), (6.2, 2), (6.7, 10), (7.0, 19)],
        "footed": [(3.6, 0), (3.6, 0), (4.0, 1.6), (4.4, 2.4), (7.2, 4.4), (8.2, 8), (8.0, 13)],
    }
    profile = shapes[p.get("shape", "pot")]
    r, h = profile[-1]
    if p.material == "woven":
        mat = soft.wicker("natural")
        for i in range(int(h / 0.62)):
            z = 0.35 + i * 0.62
            rr = 5.6 + (r - 5.6) * (z / h)
            ring = [
                (
                    rr * math.cos(2 * math.pi * j / 48) * (1 + 0.02 * (-1) ** (i + j)),
                    rr * math.sin(2 * math.pi * j / 48) * (1 + 0.02 * (-1) ** (i + j)),
                    z,
                )
                for j in range(49)
            ]
            sweep("strand", ring, mat, 0.36, 1, 8, 2, closed=True)
    else:
        mat = hard.ceramic(p.material or "terracotta", p.colour)
        if p.material in (None, "terracotta") and p.get("shape", "pot") == "pot":
            profile = [*foot(5.0), (6.2, 6), (6.9, 9.0), (6.9, 9.0), (7.5, 9.0), (7.5, 9.0), (7.8, 11.6)]
        lathe("pot", wall(profile, 0.5), mat, 96, 0)
    plant = p.get("plant", "snake")
    if plant != "none":
        earth = hard.terracotta("3a2a20")
        lathe("earth", [(r * 0.9, h - 1.5), (r * 0.5, h - 1.1), (0, h - 0.9)], earth, 40, 3)
        fill_pot(p, plant, r * 0.86, h - 1.2)
    return {"fill": 0.84, "elevation": 14 if plant != "none" else 22}


MODELS = {"planter": planter}
