"""Lamps that stand, lit."""

import math

import bpy
from lib.colours import blend, linear
from lib.materials import hard, soft, wood
from lib.mesh import lathe, place, sweep
from lib.nodes import Tree


def body(p, along="z"):
    if p.material == "wood" or (p.material is None and p.colour in wood.WOODS):
        return wood.wood(p.colour, along)
    if p.material == "metal" or (p.material is None and p.colour in hard.METALS):
        return hard.metal(p.colour)
    return hard.ceramic(p.material or "glazed", p.colour)


def shade_cloth(colour="f1e4cb", glow=0.75):
    """Linen lit from within: brighter at the height of the bulb."""
    t = Tree("shade")
    weave = t.noise(t.coords("UV", (0.6, 6, 1)), 1.0, 4)
    col = t.mix(t.math("MULTIPLY", weave, 0.4), linear(colour), linear("cdb48c"))
    z = t.add("SeparateXYZ", Vector=t.add("TexCoord").outputs["Generated"]).outputs["Z"]
    warm = t.ramp(
        z, [(0.0, blend(linear("ffc680"), (1, 1, 1, 1), 0.05)), (0.42, linear("ffe2b4")), (1.0, linear("f2b773"))]
    )
    lit = t.mix(1.0, warm, col, "MULTIPLY")
    t.principled(Base_Color=col, Roughness=0.9, Specular=0.1, Emission=lit, Emission_Strength=glow)
    return t.mat


def bulb(at, watts=1.0, r=3.0, colour=(1, 0.72, 0.42)):
    """The light the lamp throws on what is round it."""
    light = bpy.data.lights.new("bulb", "POINT")
    light.energy = watts * 4000
    light.shadow_soft_size = r
    light.color = colour
    ob = bpy.data.objects.new("bulb", light)
    ob.location = at
    bpy.context.scene.collection.objects.link(ob)
    return ob


BASES = {
    "gourd": [
        (0, 0),
        (7.2, 0),
        (7.2, 0),
        (7.6, 0.8),
        (9.6, 5),
        (8.6, 11),
        (4.6, 15),
        (5.2, 18.5),
        (4.2, 22),
        (1.6, 24.5),
        (1.1, 27),
        (0, 27),
    ],
    "column": [
        (0, 0),
        (8, 0),
        (8, 0),
        (8.2, 1),
        (7.6, 1.8),
        (5.2, 2.4),
        (5.0, 4),
        (4.8, 24),
        (4.2, 25.5),
        (1.2, 26),
        (1.0, 28),
        (0, 28),
    ],
    "ball": [
        (0, 0),
        (5, 0),
        (5, 0),
        (5.2, 0.8),
        (8.6, 3.2),
        (11.3, 9),
        (9.6, 16.4),
        (4.6, 20.6),
        (1.6, 22),
        (1.1, 25),
        (0, 25),
    ],
    "bottle": [
        (0, 0),
        (6.8, 0),
        (6.8, 0),
        (7.2, 0.8),
        (7.6, 9),
        (6.8, 14),
        (3.0, 18.5),
        (2.0, 22),
        (1.8, 26),
        (1.0, 27.5),
        (0, 27.5),
    ],
}


SHADES = {"drum": (15.5, 17, 18), "cone": (9, 18.5, 20), "empire": (11, 17.5, 19)}


def shade(kind, z, glow=0.75, k=1.0):
    """A cloth shade whose lower edge is at `z`; returns its height."""
    top, low, h = (v * k for v in SHADES[kind])
    mat = shade_cloth(glow=glow)
    lathe("shade", [(low, z), (top, z + h)], mat, 96, 0)
    lathe("lining", [(low - 0.25, z + 0.05), (top - 0.25, z + h - 0.05)], hard.glow("ffd9a0", 1.5), 96, 0)
    trim = soft.cloth("ivory", "linen")
    for r, zz in ((low, z), (top, z + h)):
        ring = [(r * math.cos(a / 36 * math.pi), r * math.sin(a / 36 * math.pi), zz) for a in range(73)]
        sweep("trim", ring, trim, 0.28, 1.6, 8, 0, closed=True)
    return h


def tripod(mat, spread, meet, h, foot, top):
    """Three legs that lean together: how far from the middle they stand and meet, their height and thickness."""
    for i in range(3):
        a = math.radians(90 + 120 * i)
        ends = [(spread * math.cos(a), spread * math.sin(a), 0), (meet * math.cos(a), meet * math.sin(a), h)]
        sweep("leg", ends, mat, lambda t: foot + (top - foot) * t, 1, 18, 0)


def table_lamp(p):
    base = p.get("base", "gourd")
    mat, brass = body(p), hard.metal("brass")
    if base == "tripod":
        tripod(mat, 13, 1.5, 30, 0.9, 1.4)
        lathe("hub", [(0, 28.5), (3, 28.5), (3.2, 30.5), (1.2, 31.5), (0, 31.5)], brass, 40, 3)
        top = 31
    else:
        lathe("base", BASES[base], mat, 96)
        top = BASES[base][-1][1]
    lathe("neck", [(0.7, top - 0.5), (0.7, top + 5), (1.6, top + 5.2), (1.6, top + 9), (0, top + 9)], brass, 32, 0)
    kind = p.get("shade", "drum")
    z = top + 1.0
    h = shade(kind, z)
    lathe("finial", [(0, z + h - 1), (0.5, z + h), (0.9, z + h + 0.9), (0, z + h + 1.8)], brass, 24, 4)
    bulb((0, 0, z + h * 0.45), 0.5)
    return {"elevation": 8 if p.angle != "front" else 3, "fill": 0.8}


def head(kind, mat, inside):
    """A metal shade opening downward, its collar at the origin."""
    if kind == "cone":
        outer = [(1.6, 0), (2.0, -1.2), (4.0, -4), (9.2, -13)]
    else:
        outer = [(1.6, 0), (2.2, -1.0), (6.4, -2.8), (9.4, -6.6), (10.2, -11)]
    obs = [
        lathe("head", [*outer, (outer[-1][0] - 0.12, outer[-1][1] - 0.15)], mat, 72, 6),
        lathe("inside", [(r - 0.25, z - 0.1) for r, z in outer], inside, 72, 6),
        lathe("collar", [(0, 2.4), (1.3, 2.4), (1.6, 2), (1.6, 0), (0, 0)], mat, 40, 0),
        lathe("bulb", [(0, -9.2), (1.8, -8.4), (2.4, -6.6), (1.4, -4.2), (0.9, -2)], hard.glow("ffd9a0", 7), 32, 5),
    ]
    return obs


def desk_lamp(p):
    mat, joint = hard.metal(p.colour), hard.metal("brass" if p.colour != "brass" else "black")
    lathe("foot", [(0, 0), (9.6, 0), (9.6, 0), (10, 0.8), (9.4, 1.8), (2.2, 2.4), (1.2, 3.4), (0, 3.4)], mat, 72, 5)
    a, b, c = (0, 0, 2.4), (-7.5, 0, 24), (12.5, 0, 42)
    for s in (-0.7, 0.7):
        sweep("arm", [(a[0], s, a[2]), (b[0], s, b[2])], mat, 0.42, 1, 12, 0)
        sweep("arm", [(b[0], s, b[2]), (c[0], s, c[2])], mat, 0.42, 1, 12, 0)
    for q in (a, b, c):
        sweep(
            "joint",
            [(q[0], -1.5, q[2] + (0.8 if q is a else 0)), (q[0], 1.5, q[2] + (0.8 if q is a else 0))],
            joint,
            1.0,
            1,
            24,
            0,
        )
    obs = head(p.get("head", "cone"), mat, hard.painted("ivory"))
    place(obs, (15.2, 0, 40.6), (0, -26, 0))
    bulb((18.6, 0, 33), 0.10, 1.5)
    return {"turn": 18, "elevation": 8, "fill": 0.8}


def floor_lamp(p):
    shape = p.get("shape", "straight")
    mat = wood.wood(p.colour, "z", 0.6) if p.colour in wood.WOODS else hard.metal(p.colour)
    if shape == "tripod":
        tripod(mat, 34, 3, 122, 1.3, 2.0)
        lathe("hub", [(0, 119), (4.4, 119), (4.6, 123), (1.4, 125), (1.0, 132), (0, 132)], hard.metal("brass"), 40, 0)
        shade("drum", 124, 0.75, 1.5)
        bulb((0, 0, 138), 2.2, 5)
    elif shape == "arc":
        lathe("foot", [(0, 0), (17, 0), (17, 0), (17.4, 1), (17, 4.4), (16, 5), (0, 5)], hard.marble("ivory"), 72, 4)
        path = [(0, 0, 4), (-2, 0, 60), (6, 0, 120), (34, 0, 158), (70, 0, 166), (92, 0, 152)]
        sweep("arc", path, mat, 1.1, 1, 16, 12)
        outer = [(1.8, 0), (3, -1.4), (12, -5.5), (17.5, -12), (18.4, -17)]
        obs = [
            lathe("head", outer, mat, 72, 6),
            lathe("inside", [(r - 0.3, z - 0.1) for r, z in outer], hard.painted("ivory"), 72, 6),
            lathe("bulb", globe(4, -11), hard.glow("ffd9a0", 6), 32, 0),
        ]
        place(obs, (93, 0, 151), (0, 8, 0))
        bulb((94, 0, 130), 1.4, 4)
    else:
        lathe(
            "foot",
            [(0, 0), (14.5, 0), (14.5, 0), (14.8, 0.8), (14, 2), (2, 2.8), (1.1, 5), (1.1, 132), (0, 132)],
            mat,
            72,
            0,
        )
        shade("empire", 124, 0.75, 1.35)
        bulb((0, 0, 137), 2.0, 5)
    return {"elevation": 7, "fill": 0.86, "turn": 16}


def globe(r, middle):
    return [(r * math.sin(math.pi * i / 40), middle - r * math.cos(math.pi * i / 40)) for i in range(41)]


MODELS = {"table-lamp": table_lamp, "desk-lamp": desk_lamp, "floor-lamp": floor_lamp}
