"""Knives, boards, pans, kettles and what else stands in a kitchen."""
import math

import cv2
from families.ceramics import foot, wall
from lib import prints
from lib.materials import hard, soft, wood
from lib.mesh import box, circle, lathe, place, rounded, sheet, slab, sweep


def flatware_mats(p):
    style = p.get("style", "modern")
    metal = hard.metal(p.colour if p.colour in hard.METALS else ("gunmetal" if p.colour == "black" else "steel"), brushed=False)
    grip = wood.wood("walnut", "y") if style == "wood-handle" else metal
    return style, metal, grip


def shaft(mat, grip, style, y0=-10.5, y1=2.0):
    """The handle of a piece of cutlery, from its end at y0 to its neck at y1."""
    end = {"modern": 0.62, "classic": 0.95, "wood-handle": 0.8}[style]

    def width(t):
        if style == "classic":
            return 0.34 + (end - 0.34) * (1 - t) ** 2.2 + 0.05 * math.sin(t * 9)
        return 0.32 + (end - 0.32) * (1 - t) ** 0.8
    obs = [sweep("shaft", [(0, y0, 0.35), (0, (y0 + y1) / 2 - 1, 0.62), (0, y1 - 1, 0.8), (0, y1, 0.62)], grip, width,
                 0.34 if style != "wood-handle" else 0.8, 18, 10, up=(0, 0, 1))]
    if style == "wood-handle":
        obs.append(sweep("neck", [(0, y1 - 3.0, 0.8), (0, y1 + 0.4, 0.6)], mat, 0.4, 0.5, 14, 0, up=(0, 0, 1)))
    return obs


def bowl_of(mat, length, width, y, depth):

    def fn(u, v):
        a, r = 2 * math.pi * u, v
        x = width / 2 * r * math.cos(a) * (1 - 0.16 * math.sin(a))
        yy = y + length / 2 + length / 2 * r * math.sin(a)
        return (x, yy, 0.92 - depth * (1 - r * r) + 0.2 * (r * math.sin(a)) ** 2)
    return sheet("bowl", fn, mat, 40, 12, thickness=0.14, wrap=True)


def spoon(mat, grip, style, k=1.0):
    return [*shaft(mat, grip, style), bowl_of(mat, 6.4 * k, 4.1 * k, 1.6, 0.75)]


def fork(mat, grip, style, k=1.0):
    obs = shaft(mat, grip, style)
    outline = [(-0.4, 1.6), (0.4, 1.6), (1.15, 2.9), (1.25, 4.2), (-1.25, 4.2), (-1.15, 2.9)]
    obs.append(slab("root", [(x * k, y) for x, y in outline], 0.2, mat, (0, 0, 0.42), 0.09))
    for i in range(4):
        x = (-1.08 + 0.72 * i) * k
        obs.append(sweep("tine", [(x, 3.9, 0.5), (x, 5.6, 0.42), (x, 7.2, 0.62), (x * 0.97, 8.2, 0.9)], mat, lambda t: 0.2 - 0.1 * t ** 3, 0.6, 10, 6, up=(0, 0, 1)))
    return obs


def knife(mat, grip, style):
    obs = shaft(mat, grip, style, y1=0.6)
    blade = [(-0.45, 0), (0.5, 0), (1.0, 1.2), (1.05, 7), (0.75, 9.3), (0.1, 10.6), (-0.5, 10.2), (-0.55, 4)]
    obs.append(slab("blade", blade, 0.16, mat, (0, 0, 0.48), 0.06))
    return obs


def cutlery_set(p):
    style, mat, grip = flatware_mats(p)
    makers = [lambda: fork(mat, grip, style), lambda: knife(mat, grip, style), lambda: spoon(mat, grip, style)]
    if int(p.get("pieces", 3)) == 5:
        makers = [lambda: fork(mat, grip, style, 0.86), *makers, lambda: spoon(mat, grip, style, 0.78)]
    for i, make in enumerate(makers):
        small = len(makers) == 5 and i in (0, 4)
        place(make(), ((i - (len(makers) - 1) / 2) * 4.3, -1.2 if small else 0, 0), (0, 0, p.rnd.uniform(-1.2, 1.2)), 0.84 if small else 1)
    return {"elevation": 68 if p.angle == "top" else 40, "turn": 10 if p.angle == "top" else 32, "fill": 0.84}


BLADES = {
    "chef": [(0, 0), (20, 0.9), (20.6, 1.0), (16, 3.1), (9, 4.4), (3, 4.8), (0, 4.8)],
    "santoku": [(0, 0), (15.5, 0.2), (17.6, 2.6), (17.8, 3.2), (13, 4.3), (4, 4.7), (0, 4.7)],
    "paring": [(0, 0.2), (8.6, 0.8), (9.2, 1.0), (6.5, 1.9), (2, 2.3), (0, 2.3)],
    "bread": [(0, 0.1), (22, 0.1), (23, 0.8), (22.6, 1.6), (12, 3.2), (0, 3.3)],
}


def kitchen_knife(p):
    shape = p.get("shape", "chef")
    blade = [(x, -y) for x, y in BLADES[shape]]
    if shape == "bread":
        edge = [(22 - 22 * i / 44, -3.25 - (0.16 if i % 2 else 0)) for i in range(45)]
        blade = [(0, -0.1), (22, -0.1), (23, -0.9), (22.8, -1.8), *edge]
    steel = hard.metal("steel")
    h = max(-y for _, y in blade)
    obs = [slab("blade", blade, 0.2, steel, (0, 0, 0.85), 0.07)]
    grip = wood.wood(p.colour, "x") if p.colour != "black" else hard.painted("black", 0.35)
    ln = 8.8 if shape == "paring" else 11.6
    handle = [(-ln, -h * 0.08), (-ln - 0.5, -h * 0.30), (-ln, -h * 0.62 - 0.2), (-ln * 0.55, -h * 0.48 - 0.25), (-1.4, -h * 0.52 - 0.1), (-0.2, -h * 0.6), (-0.2, -0.15), (-ln * 0.6, 0.1)]
    obs.append(slab("grip", handle + handle[:1], 1.9, grip, (0, 0, 0), 0.55, seg=5, per=6))
    obs.append(box("bolster", (1.1, h * 0.60, 1.5), steel, (-0.1, -h * 0.32, 0.2), 0.25))
    for i in range(3):
        obs.append(lathe("rivet", [(0, 1.78), (0.3, 1.8), (0.26, 1.93), (0, 1.95)], hard.metal("brass", False), 20, 0,
                         at=(-ln * (0.22 + 0.28 * i), -h * 0.30 - 0.05, 0)))
    place(obs, rot=(0, 0, 24))
    return {"elevation": 66 if p.angle == "top" else 38, "turn": 0 if p.angle == "top" else 20, "fill": 0.86}


def board(p):
    mat = hard.marble("ivory") if p.material == "marble" else wood.wood(p.colour, "x")
    shape = p.get("shape", "rectangle")
    if shape == "round":
        obs = [slab("board", circle(17, 96), 2.2, mat, r=0.5, seg=4)]
    elif shape == "rectangle":
        obs = [slab("board", rounded(42, 28, 2.4), 2.8, mat, r=0.5, seg=4)]
        for s in (-1, 1):
            obs.append(slab("grip", rounded(1.6, 9, 0.75), 0.3, hard.painted("3d2817", 0.7), (s * 18, 0, 2.54), 0.1))
    else:
        w, d = (30, 20) if shape == "paddle" else (44, 15)
        body = rounded(w, d, 3.2, 10)
        right = [q for q in body if q[0] > 0 and q[1] < 0][::1]
        left = [q for q in body if q[0] <= 0]
        upper = [q for q in body if q[0] > 0 and q[1] >= 0]
        stem = [(w / 2 + 1.2, -2.6), (w / 2 + 4, -1.9), (w / 2 + 9, -1.8), (w / 2 + 11.4, -1.4), (w / 2 + 12, 0), (w / 2 + 11.4, 1.4), (w / 2 + 9, 1.8), (w / 2 + 4, 1.9), (w / 2 + 1.2, 2.6)]
        upper = [q for q in upper if q[1] > 2.8]
        right = [q for q in right if q[1] < -2.8]
        obs = [slab("board", [*stem, *upper, *left, *right], 1.9, mat, r=0.45, seg=4)]
        obs.append(lathe("eye", [(0, 1.84), (0.75, 1.86), (0.75, 1.93), (0, 1.93)], hard.painted("2a1a10", 0.8), 32, 0, at=(w / 2 + 9.6, 0, 0)))
        cord = soft.leather("tan")
        obs.append(sweep("cord", [(w / 2 + 9.6, 0, 2), (w / 2 + 12, 0.8, 2.2), (w / 2 + 15.5, 2.2, 0.3), (w / 2 + 17.4, 0.2, 0.22), (w / 2 + 15, -1.7, 0.3), (w / 2 + 12, -0.7, 2.0), (w / 2 + 9.6, 0, 2.1)],
              cord, 0.2, 1, 8, 6))
    place(obs, rot=(0, 0, -16 if p.angle != "top" else 0))
    return {"elevation": 36 if p.angle != "top" else 80, "turn": 14 if p.angle != "top" else 0, "fill": 0.84}


def wooden_tool(mat, kind):
    """A spoon, spatula or fork of wood; it lies along y, head at +y."""
    obs = [sweep("stick", [(0, -16, 0.75), (0, -4, 0.8), (0, 9, 0.8)], mat, lambda t: 0.72 - 0.16 * math.sin(math.pi * t), 0.85, 18, 8, up=(0, 0, 1))]
    if kind == "spoon":
        head = bowl_of(mat, 8.6, 5.6, 8, 1.1)
        head.modifiers[0].thickness = 0.5
        head.location.z = 0.45
        obs.append(head)
    else:
        wide = [(-0.7, 7), (0.7, 7), (2.6, 10.5), (2.9, 17.4), (-2.9, 16.2), (-2.5, 10.5)]
        obs.append(slab("head", wide + wide[:1], 0.7, mat, (0, 0, 0.42), 0.28, per=5))
        if kind == "slotted":
            for x in (-1.2, 0, 1.2):
                obs.append(slab("slot", [(a + x, b + 12.4) for a, b in rounded(0.5, 5, 0.24)], 0.1, hard.painted("2a1a10", 0.9), (0, 0, 1.05), 0))
    return obs


def utensils(p):
    mat = wood.wood(p.colour, "y")
    which = p.get("set", "spoons")
    if which == "pot":
        lathe("pot", wall([*foot(5.6), (6.2, 1.4), (6.3, 8), (6.1, 15)], 0.5), hard.stoneware("ivory"), 96, 0)
        for i, kind in enumerate(("spoon", "spatula", "spoon", "slotted", "spatula")):
            a = i * 72
            place(wooden_tool(mat, kind), (0.9 * math.cos(math.radians(a)), 0.9 * math.sin(math.radians(a)), 17), (77, 0, a - 90))
        return {"elevation": 10, "fill": 0.84}
    kinds = ("spoon", "spatula", "slotted", "spoon") if which == "spoons" else ("spoon", "slotted")
    for i, kind in enumerate(kinds):
        place(wooden_tool(mat, kind), ((i - (len(kinds) - 1) / 2) * 7.6, 0, 0), (0, 0, p.rnd.uniform(-3, 3)))
    return {"elevation": 46, "turn": 28, "fill": 0.84}


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
        obs.append(sweep("grip", grip, mat, lambda t: 1.25 - 0.45 * math.sin(math.pi * min(1, t * 1.25)) + 0.2 * t, 0.42, 20, 8))
        obs.append(sweep("ear", [(-13.4, -2.6, 4.1), (-15.6, -1.7, 4.5), (-16.1, 0, 4.6), (-15.6, 1.7, 4.5), (-13.4, 2.6, 4.1)], mat, 0.55, 0.7, 14, 8))
        place(obs, rot=(0, 0, -28))
    else:
        r, h = (9.6, 9.5) if shape == "saucepan" else (12.4, 11)
        obs = [lathe("pot", wall([*foot(r * 0.93), (r, 1.6), (r, h)], 0.35, 0.5), mat, 120, 0),
               lathe("glaze", [(r - 0.45, h - 0.4), (r - 0.45, 1.2), (r * 0.8, 0.65), (0, 0.62)], inside, 96, 4)]
        lid = [(0, h + 0.1), (r + 0.1, h + 0.1), (r + 0.25, h + 0.35), (r - 0.4, h + 0.9), (r * 0.6, h + 2.3), (r * 0.2, h + 2.8), (0, h + 2.85)]
        obs.append(lathe("lid", lid, mat, 120, 6))
        knob = hard.metal("brass") if shape == "casserole" else (wood.wood("walnut", "z") if p.material == "enamel" else mat)
        obs.append(lathe("knob", [(0.8, h + 2.7), (0.9, h + 3.6), (2.0, h + 4.4), (1.9, h + 5.1), (0, h + 5.4)], knob, 48, 5))
        if shape == "casserole":
            for s in (-1, 1):
                obs.append(sweep("ear", [(s * (r - 0.2), -3.6, h - 2), (s * (r + 2.6), -2.8, h - 1.7), (s * (r + 3.1), 0, h - 1.6), (s * (r + 2.6), 2.8, h - 1.7), (s * (r - 0.2), 3.6, h - 2)],
                                 mat, 0.75, 0.7, 16, 8))
        else:
            grip = wood.wood("walnut", "x") if p.material == "enamel" else hard.metal("steel")
            obs.append(sweep("grip", [(r - 0.3, 0, h - 1.6), (r + 4, 0, h - 0.6), (r + 11, 0, h + 0.4), (r + 17, 0, h + 0.8)], grip, lambda t: 0.8 + 0.45 * t, 0.6, 18, 8))
        place(obs, rot=(0, 0, -24))
    return {"elevation": 30 if p.angle != "top" else 72, "turn": 14 if p.angle != "top" else 0, "fill": 0.86}


def kettle(p):
    mat = vessel_metal(p) if p.colour != "black" else hard.painted("black", 0.35)
    goose = p.get("shape", "round") == "gooseneck"
    body = [(0, 0), (8.6, 0), (8.6, 0), (9.0, 0.6), (8.2, 7), (6.2, 12.6), (5.6, 13.2)] if goose else \
        [(0, 0), (8.4, 0), (8.4, 0), (9.6, 1.2), (10.4, 5), (9.2, 10), (5.8, 13.2), (5.2, 13.5)]
    obs = [lathe("body", body, mat, 96)]
    h, r = body[-1][1], body[-1][0]
    obs.append(lathe("lid", [(0, h - 0.2), (r, h - 0.2), (r + 0.1, h + 0.1), (r * 0.8, h + 0.7), (0, h + 1.2)], mat, 72, 5))
    grip = wood.wood("walnut", "z")
    obs.append(lathe("knob", [(0.5, h + 1), (0.6, h + 1.7), (1.4, h + 2.4), (1.2, h + 3.1), (0, h + 3.3)], grip, 40, 5))
    if goose:
        path = [(-7.8, 0, 2.6), (-11.2, 0, 3.2), (-13.0, 0, 7), (-12.4, 0, 12), (-14.4, 0, 15.6), (-17.6, 0, 15.9)]
        obs.append(sweep("spout", path, mat, lambda t: 1.05 - 0.5 * t, 1, 20, 10, up=(0, 1, 0)))
        path = [(6.3, 0, 11.6), (10.5, 0, 13.6), (13.6, 0, 11.6), (13.6, 0, 6.8), (12.6, 0, 3.8)]
        obs.append(sweep("grip", path, grip, lambda t: 0.95 - 0.2 * t, 1.25, 18, 10, up=(0, 1, 0)))
    else:
        obs.append(sweep("spout", [(-8.6, 0, 6.4), (-11.4, 0, 8.2), (-13.4, 0, 11.6), (-14.6, 0, 12.7)], mat, lambda t: 1.9 - 0.9 * t, 1, 24, 8, up=(0, 1, 0)))
        hoop = [(-6.4, 0, 11.8), (-7.8, 0, 17), (-5.4, 0, 21.4), (0, 0, 23), (5.4, 0, 21.4), (7.8, 0, 17), (6.4, 0, 11.8)]
        obs.append(sweep("hoop", hoop, hard.metal("steel") if p.colour != "brass" else mat, 0.42, 1.3, 14, 8, up=(0, 1, 0)))
        obs.append(sweep("grip", [(-5.2, 0, 21.5), (-2.6, 0, 22.7), (0, 0, 23), (2.6, 0, 22.7), (5.2, 0, 21.5)], grip, 1.05, 1, 18, 8, up=(0, 1, 0)))
    place(obs, rot=(0, 0, 16))
    return {"fill": 0.82, "elevation": 14}


MILLS = {
    "classic": [(0, 0), (2.9, 0), (2.9, 0), (3.1, 0.8), (2.6, 2.2), (2.1, 6), (2.5, 9), (2.9, 10.6), (2.6, 11.6), (1.7, 12.2), (1.7, 12.2), (2.4, 12.6), (2.9, 14.6), (2.4, 17), (1.0, 18.2), (0, 18.3)],
    "straight": [(0, 0), (2.8, 0), (2.8, 0), (2.9, 0.3), (2.9, 12.4), (2.9, 12.4), (2.75, 12.5), (2.75, 12.7), (2.9, 12.8), (2.9, 12.8), (2.9, 17.6), (2.6, 18), (0, 18)],
    "turned": [(0, 0), (3.0, 0), (3.0, 0), (3.1, 0.6), (2.3, 1.6), (2.6, 3), (1.9, 5), (1.6, 8), (2.2, 10.4), (1.6, 11.2), (2.6, 12.4), (3.1, 14.6), (2.5, 17), (1.1, 18), (0, 18.1)],
}


def mill(p):
    mat = wood.wood(p.colour, "z") if p.colour in wood.WOODS else hard.painted(p.colour, 0.3)
    other = wood.wood({"oak": "walnut", "walnut": "oak"}.get(p.colour, "oak"), "z")
    for i in range(int(p.get("count", 1))):
        at = (i * 7.4 - (3.7 if int(p.get("count", 1)) > 1 else 0), -i * 2.4, 0)
        profile = MILLS[p.get("shape", "classic")]
        lathe("mill", profile, mat if i == 0 else other, 72, 6, at=at)
        top = profile[-1][1]
        lathe("nut", [(0, top - 0.1), (0.7, top), (0.9, top + 0.7), (0.5, top + 1.3), (0, top + 1.4)], hard.metal("steel"), 32, 4, at=at)
    return {"fill": 0.8, "elevation": 12}


def scale(p):
    mat = hard.painted(p.colour, 0.25)
    slab("body", rounded(18, 12, 3), 15, mat, (0, 0, 0), 1.3, seg=6)
    img = prints.canvas(512, 512, "f6f1e6")
    for i in range(100):
        a = i / 100 * 2 * math.pi
        r0 = 205 if i % 5 else 190
        cv2.line(img, (int(256 + r0 * math.sin(a)), int(256 - r0 * math.cos(a))), (int(256 + 226 * math.sin(a)), int(256 - 226 * math.cos(a))), (0.1, 0.1, 0.1), 2, cv2.LINE_AA)
    for i in range(10):
        a = i / 10 * 2 * math.pi
        prints.text(img, str(i * 100) if i else "0", (256 + 158 * math.sin(a), 256 - 158 * math.cos(a)), 24, "222222", False)
    face = lathe("face", [(0, 0), (5.2, 0)], soft.paper("ivory", soft.picture("dial", img), (10.4, 10.4)), 64, 0)
    for li, loop in enumerate(face.data.loops):
        co = face.data.vertices[loop.vertex_index].co
        face.data.uv_layers[0].data[li].uv = (co.x + 5.2, co.y + 5.2)
    steel = hard.metal("steel")
    ring = lathe("ring", [(5.1, 0), (5.1, 0.4), (5.6, 0.6), (5.9, 0)], steel, 64, 3)
    hand = slab("hand", [(-0.12, -1.2), (0.12, -1.2), (0.05, 4.4), (-0.05, 4.4)], 0.06, hard.painted("red"), (0, 0, 0.2), 0)
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
        sweep("strut", [(5.15 * c, 5.15 * s, 14), (5.15 * c, 5.15 * s, 1), (5.8 * c, 5.8 * s, 0.1)], frame, 0.35, 1, 10, 4)
    lathe("lid", [(0, 16.6), (5.0, 16.6), (5.2, 17.0), (4.9, 18.0), (3.0, 18.9), (0, 19.1)], frame, 72, 5)
    sweep("rod", [(0, 0, 10), (0, 0, 22.4)], hard.metal("steel"), 0.24, 1, 12, 0)
    lathe("knob", [(0, 21.8), (0.9, 21.9), (1.5, 22.8), (1.2, 23.8), (0, 24.1)], hard.painted("black", 0.3), 40, 5)
    sweep("grip", [(4.9, 0, 13.8), (8.4, 0, 14.2), (9.4, 0, 11.6), (9.0, 0, 7.0), (5.0, 0, 4.4)], hard.painted("black", 0.35), 0.7, 1.3, 18, 8, up=(0, 1, 0))
    return {"glassy": True, "elevation": 11, "turn": 12, "fill": 0.82, "effort": 1.4}


def tray(p):
    mat = wood.wood(p.colour) if p.colour in wood.WOODS else hard.metal(p.colour)
    if p.get("shape", "round") == "round":
        lathe("tray", wall([*foot(18.5), (19.4, 0.6), (19.8, 3.4)], 0.6, 0.7), mat, 128, 0)
    else:
        box("floor", (44, 30, 1), mat, (0, 0, 0), 0.2)
        for (w, d, x, y) in ((44, 1.4, 0, -14.4), (44, 1.4, 0, 14.4)):
            box("side", (w, d, 4.6), mat, (x, y, 0), 0.4)
        for s in (-1, 1):
            box("side", (1.4, 30, 4.6), mat, (s * 21.6, 0, 0), 0.4)
            box("grip", (1.5, 10, 1.6), wood.wood("kraft") if p.colour not in wood.WOODS else mat, (s * 21.6, 0, 6.0), 0.5)
            for y in (-4.6, 4.6):
                box("grip", (1.4, 1.2, 2.6), mat, (s * 21.6, y, 4.2), 0.3)
    return {"elevation": 30 if p.angle != "top" else 72, "fill": 0.84}


MODELS = {"cutlery-set": cutlery_set, "kitchen-knife": kitchen_knife, "board": board, "utensils": utensils, "pan": pan, "kettle": kettle,
          "mill": mill, "scale": scale, "french-press": french_press, "tray": tray}
