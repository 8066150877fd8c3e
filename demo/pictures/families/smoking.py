"""Cutters and ashtrays."""

import math

from families.cigars import Roller
from lib.materials import hard, soft, wood
from lib.mesh import lathe, place, rounded, slab, sweep
from mathutils import Matrix


def finish(colour):
    """The metal or lacquer of a small tool."""
    if colour == "leather":
        return soft.leather("brown")
    return hard.metal(colour, False) if colour in hard.METALS else hard.lacquer(colour)


def ring(r_in, r_out, thick, mat, at=(0, 0, 0), squash=1.0):
    """A flat ring with round edges, lying."""
    mid, half = (r_in + r_out) / 2, (r_out - r_in) / 2
    path = [
        (mid * math.cos(a / 32 * math.pi), squash * mid * math.sin(a / 32 * math.pi), thick / 2) for a in range(65)
    ]
    ob = sweep("ring", path, mat, half, thick / 2 / half, 16, 0, closed=True)
    ob.location = at
    return ob


def cutter(p):
    shape, mat, steel = p.get("shape", "guillotine"), finish(p.colour), hard.metal("steel", False)
    if shape == "guillotine":
        obs = [
            slab("body", rounded(4.4, 3.9, 1.6), 0.62, mat, r=0.2, seg=5),
            ring(0.95, 1.42, 0.86, steel, (0, 0, -0.1)),
            lathe("hole", [(0, 0.64), (1.02, 0.64)], hard.painted("141210"), 40, 0),
            slab(
                "blade",
                [(-0.98, 0.05), (0.98, 0.05), (0.9, 0.45), (0.6, 0.85), (0, 1.0), (-0.6, 0.85), (-0.9, 0.45)],
                0.05,
                steel,
                (0, 0, 0.66),
                0.01,
            ),
        ]
        for s in (-1, 1):
            obs.append(slab("arm", rounded(1.4, 2.4, 0.5), 0.5, mat, (s * 2.5, 0, 0.06), 0.18, seg=4))
            obs.append(ring(0.85, 1.25, 0.56, mat, (s * 3.95, 0, 0.04)))
    elif shape == "v-cut":
        obs = [
            slab("body", rounded(5.6, 3.4, 0.9), 1.2, mat, r=0.3, seg=5),
            lathe("cup", [(1.35, 1.22), (1.2, 1.34), (0.9, 1.25), (0.3, 0.8)], steel, 48, 3, at=(-1, 0, 0)),
            lathe("hole", [(0, 1.22), (0.85, 1.22)], hard.painted("141210"), 40, 0, at=(-1, 0, 0)),
            slab("blade", [(-0.35, -0.9), (0.15, 0), (-0.35, 0.9), (-0.6, 0)], 0.05, steel, (-0.85, 0, 1.25), 0),
            slab("push", rounded(1.0, 2.6, 0.4), 0.8, steel, (3.0, 0, 0.2), 0.2),
        ]
    elif shape == "punch":
        obs = [
            lathe(
                "body",
                [
                    (0, 0),
                    (0.95, 0),
                    (0.95, 0),
                    (1.02, 0.15),
                    (1.02, 3.3),
                    (0.95, 3.45),
                    (0.95, 3.45),
                    (0.86, 3.5),
                    (0.86, 3.7),
                    (0.95, 3.75),
                    (1.0, 3.9),
                    (1.0, 5.0),
                    (0.8, 5.2),
                    (0, 5.2),
                ],
                mat,
                56,
                0,
            )
        ]
        obs += [lathe("edge", [(0.55, 5.1), (0.55, 5.9), (0.5, 5.9), (0.48, 5.2)], steel, 48, 0)]
        place(obs, (0, 0, 1.03), (0, 90, 0))
        ring(0.7, 0.92, 0.2, steel, (-1.0, 0, 0.2))
        ring(1.35, 1.6, 0.22, steel, (-3.0, 0.2, 0.0))
        return {"turn": -28, "elevation": 34, "fill": 0.62, "effort": 1.5}
    else:
        obs = []
        for s in (-1, 1):
            obs.append(
                sweep(
                    "arm",
                    [(0, 0, 0.5 + s * 0.16), (s * 1.2, -2.4, 0.5 + s * 0.1), (s * 1.9, -5.0, 0.5)],
                    mat,
                    0.42,
                    0.6,
                    14,
                    8,
                )
            )
            obs.append(ring(1.1, 1.62, 0.62, mat, (s * 2.2, -6.6, 0.19), 1.25))
            blade = [
                (s * 0.3, -0.6),
                (s * 1.2, 0.6),
                (s * 1.95, 2.0),
                (s * 1.7, 3.4),
                (s * 0.5, 3.6),
                (s * 1.0, 2.4),
                (s * 0.6, 1.3),
                (-s * 0.5, 0.3),
            ]
            obs.append(slab("blade", blade if s > 0 else blade[::-1], 0.16, steel, (0, 0, 0.42 + s * 0.09), 0.04))
        obs.append(
            lathe(
                "pivot",
                [(0, 0.1), (0.45, 0.15), (0.5, 0.6), (0.4, 0.84), (0, 0.9)],
                hard.metal("brass", False),
                32,
                3,
            )
        )
    place(obs, rot=(0, 0, -18))
    return {
        "turn": 16 if p.angle != "top" else 0,
        "elevation": 40 if p.angle != "top" else 78,
        "fill": 0.66,
        "effort": 1.5,
    }


def ashtray(p):
    shape = p.get("shape", "round")
    if p.material == "glass" or p.colour in ("clear", "smoke"):
        mat = hard.glass(p.colour)
    elif p.material == "wood" or p.colour == "walnut":
        mat = wood.wood("walnut")
    else:
        mat = hard.metal(p.colour, False) if p.colour in hard.METALS else hard.glazed(p.colour, breaking=False)
    n = {"round": 2.0, "square": 7.0, "long": 7.0}[shape]

    def outline(t, r, z):
        c, s = abs(math.cos(t)), abs(math.sin(t))
        return r * (c**n + s**n) ** (-1 / n)

    k = 8.2
    lathe(
        "tray",
        [
            (0, 0),
            (k * 0.94, 0),
            (k, 0.3),
            (k, 0.3),
            (k, 3.0),
            (k - 0.3, 3.4),
            (k * 0.80, 3.4),
            (k * 0.74, 3.1),
            (k * 0.70, 1.4),
            (k * 0.62, 1.0),
            (0, 0.9),
        ],
        mat,
        144,
        4,
        shape=outline,
        squash=0.52 if shape == "long" else 1,
    )
    if p.get("cigar", "no") == "yes":
        roller = Roller("robusto", "colorado", "red", p.rnd)
        y = 0.4 if shape == "long" else 1.2
        obs = roller.roll((0, 0, 0), (0, 0, 0))
        ash = hard.terracotta("a9a6a1")
        tip = lathe(
            "ash",
            [
                (0.97, roller.length - 0.1),
                (1.0, roller.length + 0.1),
                (0.97, roller.length + 1.3),
                (0.7, roller.length + 1.6),
                (0, roller.length + 1.65),
            ],
            ash,
            32,
            4,
        )
        tip.matrix_world = Matrix.Rotation(math.radians(90), 4, "Y")
        m = (
            Matrix.Translation((8.6, -y, 4.55))
            @ Matrix.Rotation(math.radians(172), 4, "Z")
            @ Matrix.Rotation(math.radians(4), 4, "Y")
            @ Matrix.Translation((-3.5, 0, 0))
        )
        for ob in (*obs, tip):
            ob.matrix_world = m @ ob.matrix_world
    return {
        "turn": 24,
        "elevation": 30,
        "fill": 0.8,
        "glassy": p.material == "glass",
        "effort": 1.4 if p.material == "glass" else 1,
    }


MODELS = {"cutter": cutter, "ashtray": ashtray}
