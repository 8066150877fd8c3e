"""What hangs on a wall, and clocks."""

import math

import cv2
from lib import prints
from lib.colours import linear
from lib.materials import hard, soft, wood
from lib.mesh import box, circle, lathe, lay_uv, place, rounded, sheet, slab, sweep
from lib.nodes import Tree


def body(p, along="x"):
    return wood.wood(p.colour, along) if p.colour in wood.WOODS else hard.metal(p.colour, False)


def hand(mat, length, width, angle, z):
    """A clock hand lying in x/y, pointing `angle` degrees clockwise from +y."""
    return slab(
        "hand",
        [(-width, -length * 0.16), (width, -length * 0.16), (width * 0.5, length), (-width * 0.5, length)],
        0.08,
        mat,
        (0, 0, z),
        0.02,
        (0, 0, -angle),
    )


def dial(r, kind, ground, ink):
    """The face of a clock, lying at height 0."""
    img = prints.canvas(900, 900, ground)
    c = tuple(float(v) for v in prints.rgb(ink))
    for i in range(60):
        a = i / 60 * 2 * math.pi
        s, k = math.sin(a), -math.cos(a)
        hour = i % 5 == 0
        if kind == "dots" and hour:
            cv2.circle(img, (int(450 + 376 * s), int(450 + 376 * k)), 17 if i % 15 == 0 else 11, c, -1, cv2.LINE_AA)
        elif kind == "lines":
            r0 = 330 if hour else 398
            cv2.line(
                img,
                (int(450 + r0 * s), int(450 + r0 * k)),
                (int(450 + 415 * s), int(450 + 415 * k)),
                c,
                8 if hour else 2,
                cv2.LINE_AA,
            )
        elif kind == "numerals":
            if hour:
                prints.text(img, str(i // 5 or 12), (450 + 345 * s, 450 + 345 * k), 66, ink)
            cv2.circle(img, (int(450 + 425 * s), int(450 + 425 * k)), 5 if hour else 2, c, -1, cv2.LINE_AA)
    ob = lathe("dial", [(0, 0), (r, 0)], soft.paper(ground, soft.picture("dial", img), (2 * r, 2 * r), 0.6), 96, 0)
    lay_uv(ob, r, r)
    return ob


def works(r, ink):
    m = hard.metal(ink if ink in hard.METALS else "black", False) if ink in hard.METALS else hard.painted(ink, 0.4)
    return [
        hand(m, r * 0.5, r * 0.022, 305, 0.35),
        hand(m, r * 0.74, r * 0.016, 54, 0.5),
        lathe("pin", [(0, 0.75), (r * 0.035, 0.72), (r * 0.04, 0.2)], m, 24, 0),
    ]


def wall_clock(p):
    r, kind = 15.0, p.get("face", "dots")
    mat = body(p)
    light = p.colour not in ("black", "ocean", "walnut")
    ground = "f4efe4" if light or p.colour == "walnut" else p.colour
    ink = "1d1d1e" if ground == "f4efe4" else "ece2c8"
    if kind == "bare":
        obs = [
            lathe("plate", [(0, 1.4), (r - 0.5, 1.4), (r, 1.1), (r, 0.2), (0, 0)], mat, 128, 0),
            *[o for o in works(r, "brass" if p.colour in ("walnut", "black") else "1d1d1e")],
        ]
        for o in obs[1:]:
            o.location.z += 1.45
        for i in range(4):
            a = math.radians(90 * i)
            obs.append(
                lathe(
                    "dot",
                    [(0, 1.62), (0.4, 1.55), (0.45, 1.4)],
                    hard.metal("brass"),
                    24,
                    0,
                    at=(r * 0.86 * math.sin(a), r * 0.86 * math.cos(a), 0),
                )
            )
    else:
        obs = [
            dial(r - 0.8, kind, ground, ink),
            lathe(
                "case",
                [(r - 1.2, 0.15), (r - 1.0, 1.6), (r - 0.6, 2.1), (r, 2.2), (r + 0.4, 1.8), (r + 0.4, -2), (0, -2)],
                mat,
                128,
                4,
            ),
            *works(r, ink),
        ]
    place(obs, (0, 0, 0), (90, 0, 0))
    return {"room": "wall", "turn": 0 if p.angle == "front" else 26, "elevation": 2, "fill": 0.66}


def table_clock(p):
    shape, mat = p.get("shape", "round"), (
        hard.stoneware(p.colour, foot=False) if p.colour in ("ivory", "sage") else body(p)
    )
    r = 5.2
    obs = [
        dial(r, "dots" if shape != "arch" else "numerals", "f6f1e6", "1d1d1e"),
        *works(r, "1d1d1e"),
        lathe("rim", [(r - 0.05, 0), (r, 0.5), (r + 0.35, 0.6), (r + 0.45, 0)], hard.metal("brass", False), 96, 3),
    ]
    if shape == "round":
        place(
            [lathe("case", [(0, 3.4), (6, 3.4), (6.6, 2.8), (6.6, 0.4), (6.1, 0), (0, 0)], mat, 96, 3)],
            (0, 1.8, 7.6),
            (90, 0, 0),
        )
        for x in (-3, 3):
            sweep("foot", [(x, 0, 2.4), (x * 1.25, 0, 0.2)], hard.metal("brass", False), 0.45, 1, 14, 0)
        place(obs, (0, -1.66, 7.6), (90, 0, 0))
    else:
        out = (
            rounded(15, 15, 1.2)
            if shape == "square"
            else [
                (-7, -7),
                (7, -7),
                *[(7 * math.cos(a / 24 * math.pi), 1 + 7 * math.sin(a / 24 * math.pi)) for a in range(25)],
            ]
        )
        place(
            [slab("case", out, 5, mat, (0, 0, -2.5), 0.5, seg=5)], (0, 0, 7.4 if shape == "square" else 7), (90, 0, 0)
        )
        place(obs, (0, -2.56, 7.6 if shape == "square" else 8), (90, 0, 0))
    return {"turn": 22, "elevation": 8, "fill": 0.72}


def mirror(p):
    shape, mat = p.get("shape", "round"), body(p, "z")
    arch = [
        (-22, -40),
        (22, -40),
        *[(22 * math.cos(a / 32 * math.pi), 22 + 22 * math.sin(a / 32 * math.pi)) for a in range(33)],
    ]
    outline = {
        "round": circle(28, 128),
        "arch": arch,
        "rectangle": rounded(46, 70, 3, 10),
        "pill": rounded(34, 76, 16.9, 24),
    }[shape]
    t = Tree("mirror")
    t.principled(Base_Color=(0.86, 0.88, 0.88, 1), Metallic=1.0, Roughness=0.015)
    pane = slab("pane", outline, 0.5, t.mat, (0, 0, 0.6), 0)
    edge = [(x, y, 0.9) for x, y in outline]
    frame = sweep("frame", [*edge, edge[0]], mat, 1.3 if p.colour in wood.WOODS else 0.8, 1.15, 14, 0, closed=True)
    place([pane, frame], (0, 0, 0), (90, 0, 0))
    room_behind()
    return {"room": "wall", "turn": 24 if p.angle != "front" else 10, "elevation": 3, "fill": 0.74}


def room_behind():
    """Something for a mirror to show: a far wall with a window and a curtain's shade."""
    t = Tree("far")
    u = t.add("SeparateXYZ", Vector=t.add("TexCoord").outputs["Object"])
    grad = t.ramp(
        t.math("ADD", t.math("MULTIPLY", u.outputs["X"], 0.0012), 0.5),
        [(0.30, linear("f7f3ea")), (0.46, linear("c9c2b6")), (0.60, linear("e9e2d4")), (0.8, linear("a39b8f"))],
    )
    em = t.add("Emission", Color=grad, Strength=0.85)
    t.tree.links.new(em.outputs[0], t.out.inputs["Surface"])
    ob = sheet("far", lambda a, b: ((a - 0.5) * 1600, -520, (b - 0.5) * 900), t.mat, 2, 2)
    ob["out"] = True
    ob.visible_camera = ob.visible_diffuse = ob.visible_shadow = False


def frame(p):
    w, h = {"portrait": (30, 40), "landscape": (40, 30), "square": (32, 32)}[p.get("format", "portrait")]
    mat = body(p)
    img = prints.landscape(p.get("print", "hills"), int(w * 18), int(h * 18), p.seed)
    art = soft.paper("ivory", soft.picture("art", img), (w - 10, h - 10), 0.7)
    obs = [box("mount", (w, h, 0.3), soft.paper("f5f1e8"), (0, 0, 0.4), 0)]
    face = box("art", (w - 10, h - 10, 0.03), art, (0, 0, 0.7), 0)
    lay_uv(face, (w - 10) / 2, (h - 10) / 2)
    obs.append(face)
    tall = body(p, "y")
    for s in (-1, 1):
        obs.append(box("rail", (w + 3.2, 1.8, 2.2), mat, (0, s * (h / 2 + 0.7), 0), 0.15))
        obs.append(box("stile", (1.8, h - 0.3, 2.2), tall, (s * (w / 2 + 0.7), 0, 0), 0.15))
    place(obs, (0, 0, 0), (90, 0, 0))
    return {"room": "wall", "turn": 0 if p.angle == "front" else 26, "elevation": 2, "fill": 0.72}


def hook_rail(p):
    n, mat = int(p.get("pegs", 5)), wood.wood(p.colour)
    w = 16 * n
    back = slab("rail", rounded(w, 8, 1.2), 2, mat, (0, 0, 0), 0.35)
    place([back], rot=(90, 0, 0))
    peg_mat = wood.wood(p.colour, "y") if p.colour != "black" else hard.metal("brass")
    for i in range(n):
        x = (i - (n - 1) / 2) * 16
        sweep(
            "peg", [(x, -1.8, -0.6), (x, -5, 0.2), (x, -8.4, 1.2)], peg_mat, lambda t: 0.95 + 0.35 * t**3, 1, 20, 6
        )
        knob = lathe("knob", [(0, -0.7), (1.3, -0.4), (1.6, 0.1), (1.2, 0.7), (0, 0.9)], peg_mat, 32, 4)
        knob.rotation_euler, knob.location = (math.radians(78), 0, 0), (x, -8.6, 1.2)
    return {"room": "wall", "turn": 20 if p.angle != "front" else 8, "elevation": 8, "fill": 0.8}


MODELS = {
    "wall-clock": wall_clock,
    "table-clock": table_clock,
    "mirror": mirror,
    "frame": frame,
    "hook-rail": hook_rail,
}
