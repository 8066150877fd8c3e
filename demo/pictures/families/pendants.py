"""Hanging lamps."""

import math

from families.lamps import bulb, globe, shade_cloth
from lib.colours import linear
from lib.materials import hard, soft
from lib.mesh import lathe, spline, sweep
from lib.nodes import Tree

PENDANTS = {
    "dome": [(1.8, 20), (3, 19), (12, 15.5), (18.5, 8), (20, 0)],
    "cone": [(1.8, 22), (3, 20.5), (10, 12), (19, 0)],
    "bell": [(1.8, 27), (3.4, 25.5), (7.8, 21.5), (10.2, 12), (14, 3.5), (17.5, 0)],
    "disc": [(1.8, 9), (4.2, 8), (14, 4.5), (26, 0)],
}


def pendant_lamp(p):
    shape = p.get("shape", "dome")
    if shape == "globe":
        opal = p.material in (None, "glass") or p.colour in ("opal", "white", "ivory")
        if p.material == "woven":
            lathe("globe", globe(15, 15), shade_cloth("d9b884", 0.5), 64, 0)
        elif opal and p.colour not in ("brass", "black"):
            t = Tree("opal")
            t.principled(
                Base_Color=linear("f6f0e4"), Roughness=0.25, Emission=linear("ffe3b8"), Emission_Strength=0.8
            )
            lathe("globe", globe(13.5, 13.5), t.mat, 96, 0)
        else:
            lathe("globe", globe(13.5, 13.5), hard.metal(p.colour), 96, 0)
        top = 26.5
    elif p.material == "woven":
        cane = soft.wicker("natural")
        outer = PENDANTS[shape]
        line = spline([(r, z, 0) for r, z in outer], 8)
        for i, q in enumerate(line):
            ring = [(q.x * math.cos(j / 24 * math.pi), q.x * math.sin(j / 24 * math.pi), q.y) for j in range(49)]
            sweep("ring", ring, cane, 0.36, 1, 8, 0, closed=True)
        for j in range(36):
            a = j / 18 * math.pi
            sweep(
                "rib",
                [(q.x * math.cos(a + k * 0.012), q.x * math.sin(a + k * 0.012), q.y) for k, q in enumerate(line)],
                cane,
                0.26,
                1,
                8,
                0,
            )
        lathe("bulb", globe(4, 11), hard.glow("ffd9a0", 5), 32, 0)
        top = outer[0][1]
    else:
        outer = PENDANTS[shape]
        mat = (
            hard.glass(p.colour if p.colour in hard.GLASS else "smoke")
            if p.material == "glass" and p.colour not in ("opal", "white", "ivory")
            else (_opal() if p.material == "glass" else hard.metal(p.colour, brushed=False))
        )
        lathe("shade", [*outer, (outer[-1][0] - 0.1, -0.15)], mat, 96, 8)
        inside = hard.metal("brass") if p.colour in ("black", "ocean", "sage") else hard.painted("ivory")
        if p.material != "glass":
            lathe("inside", [(r - 0.3, z - 0.12) for r, z in outer], inside, 96, 8)
        lathe("bulb", globe(4, outer[0][1] * 0.35), hard.glow("ffd9a0", 6), 40, 0)
        top = outer[0][1]
    lathe(
        "cap",
        [(0, top - 0.5), (2.0, top - 0.5), (2.0, top - 0.5), (1.9, top + 3.6), (0.7, top + 4.4), (0, top + 4.4)],
        hard.metal("brass" if p.colour != "brass" else "black"),
        40,
        0,
    )
    cord = sweep("cord", [(0, 0, top + 4), (0, 0, top + 130)], hard.painted("charcoal"), 0.22, 1, 8, 0)
    cord["out"] = True
    place_mark(top + 12)
    bulb((0, 0, max(1.5, top * 0.25)), 0.35, 3)
    return {"elevation": 1 if shape != "disc" else 4, "fill": 0.7, "hung": True, "lift": -0.02}


def place_mark(z):
    """Keeps a little of the cord in the frame."""
    sweep("cord", [(0, 0, z - 8), (0, 0, z)], hard.painted("charcoal"), 0.22, 1, 8, 0)


def _opal():
    t = Tree("opal")
    t.principled(Base_Color=linear("f6f0e4"), Roughness=0.2, Emission=linear("ffe3b8"), Emission_Strength=0.6)
    return t.mat


MODELS = {"pendant-lamp": pendant_lamp}
