"""Mills, scales, coffee presses, trays."""

import math

import cv2
from families.ceramics import foot, wall
from lib import prints
from lib.materials import hard, soft, wood
from lib.mesh import box, lathe, lay_uv, place, rounded, slab, sweep

MILLS = {
    "classic": [
        (0, 0),
        (2.9, 0),
        (2.9, 0),
        (3.1, 0.8),
        (2.6, 2.2),
        (2.1, 6),
        (2.5, 9),
        (2.9, 10.6),
        (2.6, 11.6),
        (1.7, 12.2),
        (1.7, 12.2),
        (2.4, 12.6),
        (2.9, 14.6),
        (2.4, 17),
        (1.0, 18.2),
        (0, 18.3),
    ],
    "straight": [
        (0, 0),
        (2.8, 0),
        (2.8, 0),
        (2.9, 0.3),
        (2.9, 12.4),
        (2.9, 12.4),
        (2.75, 12.5),
        (2.75, 12.7),
        (2.9, 12.8),
        (2.9, 12.8),
        (2.9, 17.6),
        (2.6, 18),
        (0, 18),
    ],
    "turned": [
        (0, 0),
        (3.0, 0),
        (3.0, 0),
        (3.1, 0.6),
        (2.3, 1.6),
        (2.6, 3),
        (1.9, 5),
        (1.6, 8),
        (2.2, 10.4),
        (1.6, 11.2),
        (2.6, 12.4),
        (3.1, 14.6),
        (2.5, 17),
        (1.1, 18),
        (0, 18.1),
    ],
}


def mill(p):
    mat = wood.wood(p.colour, "z") if p.colour in wood.WOODS else hard.painted(p.colour, 0.3)
    other = wood.wood({"oak": "walnut", "walnut": "oak"}.get(p.colour, "oak"), "z")
    for i in range(int(p.get("count", 1))):
        at = (i * 7.4 - (3.7 if int(p.get("count", 1)) > 1 else 0), -i * 2.4, 0)
        profile = MILLS[p.get("shape", "classic")]
        lathe("mill", profile, mat if i == 0 else other, 72, 6, at=at)
        top = profile[-1][1]
        lathe(
            "nut",
            [(0, top - 0.1), (0.7, top), (0.9, top + 0.7), (0.5, top + 1.3), (0, top + 1.4)],
            hard.metal("steel"),
            32,
            4,
            at=at,
        )
    return {"fill": 0.8, "elevation": 12}


def scale(p):
    mat = hard.painted(p.colour, 0.25)
    slab("body", rounded(18, 12, 3), 15, mat, (0, 0, 0), 1.3, seg=6)
    img = prints.canvas(512, 512, "f6f1e6")
    for i in range(100):
        a = i / 100 * 2 * math.pi
        r0 = 205 if i % 5 else 190
        cv2.line(
            img,
            (int(256 + r0 * math.sin(a)), int(256 - r0 * math.cos(a))),
            (int(256 + 226 * math.sin(a)), int(256 - 226 * math.cos(a))),
            (0.1, 0.1, 0.1),
            2,
            cv2.LINE_AA,
        )
    for i in range(10):
        a = i / 10 * 2 * math.pi
        prints.text(
            img, str(i * 100) if i else "0", (256 + 158 * math.sin(a), 256 - 158 * math.cos(a)), 24, "222222", False
        )
    face = lathe("face", [(0, 0), (5.2, 0)], soft.paper("ivory", soft.picture("dial", img), (10.4, 10.4)), 64, 0)
    lay_uv(face, 5.2, 5.2)
    steel = hard.metal("steel")
    ring = lathe("ring", [(5.1, 0), (5.1, 0.4), (5.6, 0.6), (5.9, 0)], steel, 64, 3)
    hand = slab(
        "hand", [(-0.12, -1.2), (0.12, -1.2), (0.05, 4.4), (-0.05, 4.4)], 0.06, hard.painted("red"), (0, 0, 0.2), 0
    )
    pin = lathe("pin", [(0, 0.5), (0.4, 0.4), (0.5, 0.1)], steel, 24, 0)
    place([face, ring, hand, pin], (0, -6.05, 7.4), (90, 0, 0))
    lathe("post", [(2.2, 14.8), (2.0, 17.4)], steel, 32, 0)
    lathe("pan", wall([(3.4, 17.2), (3.4, 17.2), (8.0, 18), (11, 20.6), (12.2, 22.6)], 0.3), steel, 96, 0)
    return {"fill": 0.84, "elevation": 14, "turn": 22}


def french_press(p):
    frame = hard.metal(p.colour if p.colour != "black" else "gunmetal")
    glass = hard.glass("clear")
    lathe("beaker", wall([(4.5, 0.6), (4.5, 0.6), (4.8, 1.0), (4.8, 17)], 0.24), glass, 96, 0)
    lathe("coffee", [(0, 1.2), (4.5, 1.2), (4.55, 10.5), (0, 10.5)], hard.lacquer("26150d"), 72, 0)
    for z in (0.4, 4.4, 13.6):
        ring = [(5.0 * math.cos(a / 36 * math.pi), 5.0 * math.sin(a / 36 * math.pi), z) for a in range(73)]
        sweep("ring", ring, frame, 0.24, 2.4 if z > 1 else 1.4, 10, 0, closed=True)
    for a in (45, 135, 225, 315):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        sweep(
            "strut",
            [(5.15 * c, 5.15 * s, 14), (5.15 * c, 5.15 * s, 1), (5.8 * c, 5.8 * s, 0.1)],
            frame,
            0.35,
            1,
            10,
            4,
        )
    lathe("lid", [(0, 16.6), (5.0, 16.6), (5.2, 17.0), (4.9, 18.0), (3.0, 18.9), (0, 19.1)], frame, 72, 5)
    sweep("rod", [(0, 0, 10), (0, 0, 22.4)], hard.metal("steel"), 0.24, 1, 12, 0)
    lathe("knob", [(0, 21.8), (0.9, 21.9), (1.5, 22.8), (1.2, 23.8), (0, 24.1)], hard.painted("black", 0.3), 40, 5)
    sweep(
        "grip",
        [(4.9, 0, 13.8), (8.4, 0, 14.2), (9.4, 0, 11.6), (9.0, 0, 7.0), (5.0, 0, 4.4)],
        hard.painted("black", 0.35),
        0.7,
        1.3,
        18,
        8,
        up=(0, 1, 0),
    )
    return {"glassy": True, "elevation": 11, "turn": 12, "fill": 0.82, "effort": 1.4}


def tray(p):
    mat = wood.wood(p.colour) if p.colour in wood.WOODS else hard.metal(p.colour)
    if p.get("shape", "round") == "round":
        lathe("tray", wall([*foot(18.5), (19.4, 0.6), (19.8, 3.4)], 0.6, 0.7), mat, 128, 0)
    else:
        box("floor", (44, 30, 1), mat, (0, 0, 0), 0.2)
        for w, d, x, y in ((44, 1.4, 0, -14.4), (44, 1.4, 0, 14.4)):
            box("side", (w, d, 4.6), mat, (x, y, 0), 0.4)
        for s in (-1, 1):
            box("side", (1.4, 30, 4.6), mat, (s * 21.6, 0, 0), 0.4)
            box(
                "grip",
                (1.5, 10, 1.6),
                wood.wood("kraft") if p.colour not in wood.WOODS else mat,
                (s * 21.6, 0, 6.0),
                0.5,
            )
            for y in (-4.6, 4.6):
                box("grip", (1.4, 1.2, 2.6), mat, (s * 21.6, y, 4.2), 0.3)
    return {"elevation": 30 if p.angle != "top" else 72, "fill": 0.84}


MODELS = {"mill": mill, "scale": scale, "french-press": french_press, "tray": tray}
