"""Pans and kettles."""

import math

from families.ceramics import foot, wall
from lib.materials import hard, wood
from lib.mesh import lathe, place, sweep


def vessel_metal(p):
    if p.material == "steel" or p.colour == "steel":
        return hard.metal("steel")
    if p.material == "cast-iron" or (p.colour == "black" and p.material is None):
        return hard.cast_iron()
    return hard.metal("brass") if p.colour == "brass" else hard.glazed(p.colour, breaking=False)


def pan(p):
    shape, mat = p.get("shape", "skillet"), vessel_metal(p)
    inside = {"enamel": hard.glazed("ivory", breaking=False)}.get(p.material or "", mat)
    if shape == "skillet":
        outer = [*foot(11.2), (12.2, 1.2), (14.0, 4.8)]
        obs = [lathe("pan", wall(outer, 0.42, 0.5), mat, 120, 0)]
        grip = [(13.2, 0, 3.9), (17, 0, 4.5), (22, 0, 4.9), (28, 0, 5.3), (30.5, 0, 5.3)]
        obs.append(
            sweep(
                "grip", grip, mat, lambda t: 1.25 - 0.45 * math.sin(math.pi * min(1, t * 1.25)) + 0.2 * t, 0.42, 20, 8
            )
        )
        obs.append(
            sweep(
                "ear",
                [(-13.4, -2.6, 4.1), (-15.6, -1.7, 4.5), (-16.1, 0, 4.6), (-15.6, 1.7, 4.5), (-13.4, 2.6, 4.1)],
                mat,
                0.55,
                0.7,
                14,
                8,
            )
        )
        place(obs, rot=(0, 0, -28))
    else:
        r, h = (9.6, 9.5) if shape == "saucepan" else (12.4, 11)
        obs = [
            lathe("pot", wall([*foot(r * 0.93), (r, 1.6), (r, h)], 0.35, 0.5), mat, 120, 0),
            lathe("glaze", [(r - 0.45, h - 0.4), (r - 0.45, 1.2), (r * 0.8, 0.65), (0, 0.62)], inside, 96, 4),
        ]
        lid = [
            (0, h + 0.1),
            (r + 0.1, h + 0.1),
            (r + 0.25, h + 0.35),
            (r - 0.4, h + 0.9),
            (r * 0.6, h + 2.3),
            (r * 0.2, h + 2.8),
            (0, h + 2.85),
        ]
        obs.append(lathe("lid", lid, mat, 120, 6))
        knob = (
            hard.metal("brass")
            if shape == "casserole"
            else (wood.wood("walnut", "z") if p.material == "enamel" else mat)
        )
        obs.append(
            lathe("knob", [(0.8, h + 2.7), (0.9, h + 3.6), (2.0, h + 4.4), (1.9, h + 5.1), (0, h + 5.4)], knob, 48, 5)
        )
        if shape == "casserole":
            for s in (-1, 1):
                obs.append(
                    sweep(
                        "ear",
                        [
                            (s * (r - 0.2), -3.6, h - 2),
                            (s * (r + 2.6), -2.8, h - 1.7),
                            (s * (r + 3.1), 0, h - 1.6),
                            (s * (r + 2.6), 2.8, h - 1.7),
                            (s * (r - 0.2), 3.6, h - 2),
                        ],
                        mat,
                        0.75,
                        0.7,
                        16,
                        8,
                    )
                )
        else:
            grip = wood.wood("walnut", "x") if p.material == "enamel" else hard.metal("steel")
            obs.append(
                sweep(
                    "grip",
                    [(r - 0.3, 0, h - 1.6), (r + 4, 0, h - 0.6), (r + 11, 0, h + 0.4), (r + 17, 0, h + 0.8)],
                    grip,
                    lambda t: 0.8 + 0.45 * t,
                    0.6,
                    18,
                    8,
                )
            )
        place(obs, rot=(0, 0, -24))
    return {"elevation": 30 if p.angle != "top" else 72, "turn": 14 if p.angle != "top" else 0, "fill": 0.86}


def kettle(p):
    mat = vessel_metal(p) if p.colour != "black" else hard.painted("black", 0.35)
    goose = p.get("shape", "round") == "gooseneck"
    body = (
        [(0, 0), (8.6, 0), (8.6, 0), (9.0, 0.6), (8.2, 7), (6.2, 12.6), (5.6, 13.2)]
        if goose
        else [(0, 0), (8.4, 0), (8.4, 0), (9.6, 1.2), (10.4, 5), (9.2, 10), (5.8, 13.2), (5.2, 13.5)]
    )
    obs = [lathe("body", body, mat, 96)]
    h, r = body[-1][1], body[-1][0]
    obs.append(
        lathe("lid", [(0, h - 0.2), (r, h - 0.2), (r + 0.1, h + 0.1), (r * 0.8, h + 0.7), (0, h + 1.2)], mat, 72, 5)
    )
    grip = wood.wood("walnut", "z")
    obs.append(
        lathe("knob", [(0.5, h + 1), (0.6, h + 1.7), (1.4, h + 2.4), (1.2, h + 3.1), (0, h + 3.3)], grip, 40, 5)
    )
    if goose:
        path = [(-7.8, 0, 2.6), (-11.2, 0, 3.2), (-13.0, 0, 7), (-12.4, 0, 12), (-14.4, 0, 15.6), (-17.6, 0, 15.9)]
        obs.append(sweep("spout", path, mat, lambda t: 1.05 - 0.5 * t, 1, 20, 10, up=(0, 1, 0)))
        path = [(6.3, 0, 11.6), (10.5, 0, 13.6), (13.6, 0, 11.6), (13.6, 0, 6.8), (12.6, 0, 3.8)]
        obs.append(sweep("grip", path, grip, lambda t: 0.95 - 0.2 * t, 1.25, 18, 10, up=(0, 1, 0)))
    else:
        obs.append(
            sweep(
                "spout",
                [(-8.6, 0, 6.4), (-11.4, 0, 8.2), (-13.4, 0, 11.6), (-14.6, 0, 12.7)],
                mat,
                lambda t: 1.9 - 0.9 * t,
                1,
                24,
                8,
                up=(0, 1, 0),
            )
        )
        hoop = [
            (-6.4, 0, 11.8),
            (-7.8, 0, 17),
            (-5.4, 0, 21.4),
            (0, 0, 23),
            (5.4, 0, 21.4),
            (7.8, 0, 17),
            (6.4, 0, 11.8),
        ]
        obs.append(
            sweep("hoop", hoop, hard.metal("steel") if p.colour != "brass" else mat, 0.42, 1.3, 14, 8, up=(0, 1, 0))
        )
        obs.append(
            sweep(
                "grip",
                [(-5.2, 0, 21.5), (-2.6, 0, 22.7), (0, 0, 23), (2.6, 0, 22.7), (5.2, 0, 21.5)],
                grip,
                1.05,
                1,
                18,
                8,
                up=(0, 1, 0),
            )
        )
    place(obs, rot=(0, 0, 16))
    return {"fill": 0.82, "elevation": 14}


MODELS = {"pan": pan, "kettle": kettle}
