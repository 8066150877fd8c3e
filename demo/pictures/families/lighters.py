"""Lighters and matches."""

import math

from families.smoking import finish
from lib import prints
from lib.materials import hard, soft, wood
from lib.mesh import box, lathe, lay_uv, place, rounded, slab, sweep


def fire(at, k=1.0, blue=False):
    x, y, z = at
    lathe(
        "fire",
        [
            (0, z),
            (0.22 * k, z + 0.2 * k),
            (0.30 * k, z + 0.7 * k),
            (0.18 * k, z + 1.5 * k),
            (0.05 * k, z + 2.2 * k),
            (0, z + 2.4 * k),
        ]
        if not blue
        else [(0.1 * k, z), (0.12 * k, z + 0.5 * k), (0.05 * k, z + 2.0 * k), (0, z + 2.4 * k)],
        hard.glow("4d8fff" if blue else "ffb054", 2.2),
        24,
        5,
        at=(x, y, 0),
    )


def lighter(p):
    shape, mat, steel = p.get("shape", "flip"), finish(p.colour), hard.metal("steel", False)
    metal = mat if p.colour in hard.METALS else steel
    if shape == "flip":
        obs = [slab("case", rounded(3.8, 1.25, 0.42), 3.5, mat, r=0.12, seg=4)]
        obs.append(slab("insert", rounded(3.4, 1.0, 0.3), 0.9, steel, (0, 0, 3.4), 0.06))
        obs.append(slab("chimney", rounded(1.7, 0.9, 0.3), 1.5, steel, (-0.3, 0, 3.9), 0.06))
        obs.append(sweep("wheel", [(1.15, -0.35, 4.75), (1.15, 0.35, 4.75)], steel, 0.48, 1, 28, 0))
        for i in range(4):
            obs.append(lathe("vent", [(0, 0.46), (0.13, 0.46)], hard.painted("151515"), 16, 0))
            obs[-1].rotation_euler = (math.radians(90), 0, 0)
            obs[-1].location = (-0.75 + 0.3 * i, 0, 4.7)
        lid = [slab("lid", rounded(3.8, 1.25, 0.42), 2.0, mat, (0, 0, 0), 0.12, seg=4)]
        place(lid, (-1.95, 0, 3.55), (0, -112, 0))
        obs += lid
        if p.get("flame", "no") == "yes":
            fire((-0.3, 0, 5.3), 1.1)
    elif shape == "slim":
        obs = [
            slab("case", rounded(2.4, 1.1, 0.4), 5.2, mat, r=0.14, seg=4),
            slab("top", rounded(2.4, 1.1, 0.4), 1.5, metal, (0, 0, 5.24), 0.14, seg=4),
            slab("roller", rounded(0.7, 0.36, 0.15), 1.1, steel, (1.25, 0, 5.4), 0.1),
        ]
    else:
        wrap = hard.marble("black") if p.colour != "leather" else mat
        obs = [
            lathe("base", [(0, 0), (3.6, 0), (3.6, 0), (3.8, 0.3), (3.7, 5.4), (3.4, 5.7), (0, 5.7)], wrap, 72, 3),
            lathe(
                "head",
                [
                    (0, 5.6),
                    (2.2, 5.7),
                    (2.2, 5.7),
                    (2.2, 6.3),
                    (1.5, 6.7),
                    (1.5, 6.7),
                    (1.5, 8.4),
                    (1.2, 8.7),
                    (0, 8.7),
                ],
                hard.metal("brass", False),
                56,
                0,
            ),
            lathe("foot", [(3.85, 0), (3.95, 0.1), (3.95, 0.9), (3.85, 1.0)], hard.metal("brass", False), 72, 0),
        ]
        if p.get("flame", "no") == "yes":
            fire((0, 0, 8.7), 1.2)
    place(obs, rot=(0, 0, 8))
    return {"turn": 24, "elevation": 14, "fill": 0.7, "effort": 1.5}


def torch_lighter(p):
    mat, steel = finish(p.colour), hard.metal("steel", False)
    n = int(p.get("jets", 1))
    w = 2.6 if n == 1 else 3.6
    body = slab("body", rounded(w, 1.9, 0.75), 6.0, mat, r=0.25, seg=5)
    head = slab("head", rounded(w - 0.1, 1.8, 0.7), 0.8, steel, (0, 0, 6.06), 0.12)
    button = slab("button", rounded(0.9, 1.5, 0.35), 1.3, steel, (w / 2 - 0.2, 0, 5.1), 0.2)
    window = box("window", (0.6, 0.05, 2.6), hard.lacquer("3a2a18"), (0, -0.97, 1.4), 0.02)
    obs = [body, head, button, window]
    for i in range(n):
        x = (i - (n - 1) / 2) * 0.75 - 0.3
        obs.append(
            lathe(
                "jet",
                [(0.24, 6.8), (0.26, 7.15), (0.18, 7.15), (0.16, 6.8)],
                hard.metal("brass", False),
                24,
                0,
                at=(x, 0, 0),
            )
        )
        if p.get("flame", "no") == "yes":
            fire((x, 0, 7.1), 1.0, True)
    obs.append(lathe("valve", [(0, -0.05), (0.4, -0.05), (0.4, 0.1)], steel, 24, 0))
    place(obs, (0, 0, 0.05), (0, 0, 6))
    return {"turn": 26, "elevation": 14, "fill": 0.72, "effort": 1.5}


def matches(p):
    w, d, h = (5.6, 3.6, 1.6) if p.get("size", "short") == "short" else (11, 5.6, 2.2)
    ink = "e9d9b0" if p.colour not in ("ivory", "gold") else "5d1616"
    img = prints.fine_lines(
        700, int(700 * d / w), p.colour, ink, "EMBER", "LONG MATCHES" if w > 8 else "SAFETY MATCHES"
    )
    obs = [box("sleeve", (w, d, h), soft.paper(p.colour), (0, 0, 0), 0.05)]
    face = box(
        "face", (w - 0.05, d - 0.05, 0.02), soft.paper(p.colour, soft.picture("face", img), (w, d)), (0, 0, h), 0
    )
    lay_uv(face, w / 2, d / 2)
    obs.append(face)
    obs.append(box("striker", (w - 0.4, 0.03, h - 0.5), hard.painted("4a2f28", 0.9), (0, -d / 2 - 0.01, 0.25), 0))
    obs.append(box("drawer", (2.4, d - 0.25, h - 0.3), soft.paper("ivory"), (w / 2 + 0.7, 0, 0.12), 0.03))
    stick, red = wood.wood("ash", "x"), hard.painted("8e2a25", 0.8)

    def match(ln):
        m = [
            box("stick", (ln, 0.22, 0.22), stick, (0, 0, 0), 0.02),
            lathe("head", [(0, -0.34), (0.16, -0.24), (0.2, 0), (0.15, 0.26), (0, 0.32)], red, 16, 3),
        ]
        m[1].rotation_euler, m[1].location = (0, math.radians(90), 0), (ln / 2, 0, 0.11)
        return m

    ln = w - 0.8
    for i in range(9):
        place(
            match(ln),
            (w / 2 + 1.55 - ln / 2, -d / 2 + 0.5 + i * (d - 1.0) / 8, h - 0.4),
            (0, 0, p.rnd.uniform(-0.6, 0.6)),
        )
    for i in range(3):
        place(match(ln), (p.rnd.uniform(-1, 2), -d / 2 - 1.6 - 0.8 * i, 0), (0, 0, p.rnd.uniform(-16, 16)))
    return {"turn": 20 if p.angle != "top" else 0, "elevation": 40 if p.angle != "top" else 78, "fill": 0.76}


MODELS = {"lighter": lighter, "torch-lighter": torch_lighter, "matches": matches}
