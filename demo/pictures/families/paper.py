"""Tins and boxes."""

import math

from lib import prints
from lib.materials import hard, soft, wood
from lib.mesh import box, lathe, lay_uv, place, rounded, slab, sweep

LIGHT = ("ivory", "white", "natural", "oat", "blush", "sand", "sage", "speckled", "mustard", "kraft", "tan")


def ink_for(colour):
    return "3a3b3d" if colour in LIGHT else "e9d9b0"


def tin(p):
    shape, label = p.get("shape", "round"), p.get("label", "plain")
    mat = hard.painted(p.colour, 0.28)
    w, h = {"round": (9.5, 6.5), "tall": (7.2, 15), "flat": (11, 3.6), "square": (9, 11)}[shape]
    ground = "f0e6cf" if p.colour not in ("ivory", "white", "sand") else "3a3b3d"
    title = {"round": "CARAMELS", "tall": "LOOSE TEA", "flat": "PASTILLES", "square": "COFFEE"}[shape]
    if shape == "square":
        slab("body", rounded(w, w, 1), h, mat, r=0.25)
        slab("lid", rounded(w + 0.25, w + 0.25, 1.1), 2.2, mat, (0, 0, h - 1.2), 0.3)
        if label != "plain":
            img = prints.fine_lines(
                420, 360, ground, ink_for("ivory") if ground != "3a3b3d" else "e9d9b0", title, "HARBOR & HOME"
            )
            ob = box(
                "label",
                (w * 0.72, 0.06, h * 0.55),
                soft.paper("ivory", soft.picture("label", img), (w * 0.72, h * 0.55)),
                (0, -w / 2 - 0.02, h * 0.14),
                0,
            )
            lay_uv(ob, w * 0.36, 0, upright=True)
        return {"turn": 24, "elevation": 16}
    r = w / 2
    lathe("body", [(0, 0), (r - 0.2, 0), (r, 0.2), (r, 0.2), (r, h), (0, h)], mat, 96, 0)
    lid = 1.6 if shape != "tall" else 2.4
    lathe(
        "lid",
        [
            (r + 0.12, h - lid),
            (r + 0.16, h - lid),
            (r + 0.16, h + 0.05),
            (r + 0.05, h + 0.25),
            (r - 0.3, h + 0.3),
            (r - 0.45, h + 0.18),
            (0, h + 0.18),
        ],
        mat,
        96,
        0,
    )
    if label != "plain":
        around, high = 2 * math.pi * r, (h - lid) * (0.8 if label == "paper" else 0.45)
        img = prints.canvas(1400, int(1400 * high / around), ground)
        for cx in (350, 1050):
            n = img.shape[0]
            prints.text(
                img, title, (cx, n * 0.46), min(n * 0.24, 46), ink_for("ivory") if ground != "3a3b3d" else "e9d9b0"
            )
            prints.text(
                img,
                "HARBOR & HOME",
                (cx, n * 0.72),
                min(n * 0.12, 20),
                ink_for("ivory") if ground != "3a3b3d" else "e9d9b0",
                False,
            )
        m = img.shape[0]
        img[int(m * 0.06) : int(m * 0.09)] = prints.rgb(p.colour if p.colour != "white" else "ocean")
        img[int(m * 0.91) : int(m * 0.94)] = prints.rgb(p.colour if p.colour != "white" else "ocean")
        z = (h - lid - high) / 2
        ob = lathe(
            "label",
            [(r + 0.03, z), (r + 0.03, z + high)],
            soft.paper("ivory", soft.picture("label", img), (around, high)),
            96,
            0,
        )
        ob.rotation_euler = (0, 0, math.radians(-155 + p.rnd.uniform(-6, 6)))
    return {"elevation": 24 if shape == "flat" else 16, "fill": 0.72}


def bow(mat, z, k=1.0):
    """A tied bow lying on a lid at height z."""
    for s in (-1, 1):
        sweep(
            "loop",
            [
                (0, 0, z + 0.2),
                (s * 2.2 * k, 0.7 * k, z + 1.7 * k),
                (s * 4.4 * k, 0.4 * k, z + 1.6 * k),
                (s * 4.7 * k, -0.3 * k, z + 0.6 * k),
                (s * 2.4 * k, -0.5 * k, z + 0.3 * k),
                (0, 0, z + 0.25),
            ],
            mat,
            0.85 * k,
            0.09,
            12,
            8,
            up=(0, 0.3, 1),
        )
        sweep(
            "tail",
            [(0, -0.2, z + 0.3), (s * 1.6 * k, -2.4 * k, z + 0.25), (s * 2.9 * k, -4.8 * k, z + 0.16)],
            mat,
            0.8 * k,
            0.07,
            12,
            8,
            up=(0, 0, 1),
        )
    box("knot", (1.5 * k, 1.3 * k, 0.8 * k), mat, (0, 0, z + 0.1), 0.35 * k)


def gift_box(p):
    w, d, h = {"square": (20, 20, 12), "flat": (28, 20, 5.5), "tall": (14, 14, 20)}[p.get("shape", "square")]
    card = soft.paper(p.colour)
    box("base", (w, d, h), card, (0, 0, 0), 0.12)
    box("lid", (w + 0.6, d + 0.6, min(4, h * 0.5)), card, (0, 0, h - min(4, h * 0.5) + 0.3), 0.12)
    satin = p.get("ribbon", "cotton") == "satin"
    tone = "ivory" if p.colour not in LIGHT[:5] else ("forest" if p.colour in ("natural", "oat") else "terracotta")
    mat = hard.painted(tone, 0.3) if satin else soft.cloth(tone, "cotton")
    rw = 2.0
    box("ribbon", (rw, d + 0.72, h + 0.36), mat, (0, 0, 0), 0.05)
    box("ribbon", (w + 0.72, rw, h + 0.37), mat, (0, 0, 0), 0.05)
    bow(mat, h + 0.3, 1.0 if w > 15 else 0.85)
    return {"turn": 30, "elevation": 26}


def storage_box(p):
    n = int(p.get("set", 1))
    if p.material == "wood" or p.colour in wood.WOODS:
        mat = wood.wood(p.colour)
    else:
        mat = soft.cloth(p.colour, "felt") if p.material == "felt" else soft.paper(p.colour)
    z = 0.0
    for i in range(n):
        w, d, h = 36 - 6 * i, 26 - 4 * i, 15 - 2 * i
        felt = p.material == "felt"
        obs = [box("base", (w, d, h), mat, (0, 0, z), 0.9 if felt else 0.2, seg=4)]
        if not felt:
            obs.append(box("lid", (w + 0.7, d + 0.7, 4.6), mat, (0, 0, z + h - 4.0), 0.25))
            obs.append(box("holder", (6.4, 0.2, 2.6), hard.metal("brass"), (0, -d / 2 - 0.3, z + h * 0.28), 0.08))
            obs.append(box("card", (5.6, 0.2, 1.9), soft.paper("ivory"), (0, -d / 2 - 0.36, z + h * 0.28 + 0.35), 0))
        else:
            strap = soft.leather("tan")
            obs.append(
                sweep(
                    "strap",
                    [
                        (-4, -d / 2 - 0.1, z + h * 0.62),
                        (-3, -d / 2 - 1.0, z + h * 0.62 - 0.6),
                        (3, -d / 2 - 1.0, z + h * 0.62 - 0.6),
                        (4, -d / 2 - 0.1, z + h * 0.62),
                    ],
                    strap,
                    0.9,
                    0.16,
                    12,
                    6,
                    up=(0, 1, 0),
                )
            )
            obs.append(box("top", (w - 2, d - 2, 0.3), soft.cloth("charcoal", "felt"), (0, 0, z + h - 0.28), 0.1))
        place(obs, rot=(0, 0, p.rnd.uniform(-4, 4) if i else 0))
        z += h + (0.6 if not felt else 0.05)
    return {"turn": 30, "elevation": 22}


MODELS = {"tin": tin, "gift-box": gift_box, "storage-box": storage_box}
