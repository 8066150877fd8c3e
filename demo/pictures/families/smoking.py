"""What a smoker keeps beside the cigars: cutters, lighters, humidors, ashtrays, cases."""
import math

import cv2
from families.cigars import Roller
from lib import prints
from lib.materials import hard, soft, wood
from lib.mesh import box, lathe, place, rounded, sheet, slab, sweep
from mathutils import Matrix


def finish(colour):
    """The metal or lacquer of a small tool."""
    if colour == "leather":
        return soft.leather("brown")
    return hard.metal(colour, False) if colour in hard.METALS else hard.lacquer(colour)


def ring(r_in, r_out, thick, mat, at=(0, 0, 0), squash=1.0):
    """A flat ring with round edges, lying."""
    mid, half = (r_in + r_out) / 2, (r_out - r_in) / 2
    path = [(mid * math.cos(a / 32 * math.pi), squash * mid * math.sin(a / 32 * math.pi), thick / 2) for a in range(65)]
    ob = sweep("ring", path, mat, half, thick / 2 / half, 16, 0, closed=True)
    ob.location = at
    return ob


def cutter(p):
    shape, mat, steel = p.get("shape", "guillotine"), finish(p.colour), hard.metal("steel", False)
    if shape == "guillotine":
        obs = [slab("body", rounded(4.4, 3.9, 1.6), 0.62, mat, r=0.2, seg=5), ring(0.95, 1.42, 0.86, steel, (0, 0, -0.1)),
               lathe("hole", [(0, 0.64), (1.02, 0.64)], hard.painted("141210"), 40, 0),
               slab("blade", [(-0.98, 0.05), (0.98, 0.05), (0.9, 0.45), (0.6, 0.85), (0, 1.0), (-0.6, 0.85), (-0.9, 0.45)], 0.05, steel, (0, 0, 0.66), 0.01)]
        for s in (-1, 1):
            obs.append(slab("arm", rounded(1.4, 2.4, 0.5), 0.5, mat, (s * 2.5, 0, 0.06), 0.18, seg=4))
            obs.append(ring(0.85, 1.25, 0.56, mat, (s * 3.95, 0, 0.04)))
    elif shape == "v-cut":
        obs = [slab("body", rounded(5.6, 3.4, 0.9), 1.2, mat, r=0.3, seg=5), lathe("cup", [(1.35, 1.22), (1.2, 1.34), (0.9, 1.25), (0.3, 0.8)], steel, 48, 3, at=(-1, 0, 0)),
               lathe("hole", [(0, 1.22), (0.85, 1.22)], hard.painted("141210"), 40, 0, at=(-1, 0, 0)),
               slab("blade", [(-0.35, -0.9), (0.15, 0), (-0.35, 0.9), (-0.6, 0)], 0.05, steel, (-0.85, 0, 1.25), 0),
               slab("push", rounded(1.0, 2.6, 0.4), 0.8, steel, (3.0, 0, 0.2), 0.2)]
    elif shape == "punch":
        obs = [lathe("body", [(0, 0), (0.95, 0), (0.95, 0), (1.02, 0.15), (1.02, 3.3), (0.95, 3.45), (0.95, 3.45), (0.86, 3.5), (0.86, 3.7), (0.95, 3.75), (1.0, 3.9), (1.0, 5.0), (0.8, 5.2), (0, 5.2)], mat, 56, 0)]
        obs += [lathe("edge", [(0.55, 5.1), (0.55, 5.9), (0.5, 5.9), (0.48, 5.2)], steel, 48, 0)]
        place(obs, (0, 0, 1.03), (0, 90, 0))
        ring(0.7, 0.92, 0.2, steel, (-1.0, 0, 0.2))
        ring(1.35, 1.6, 0.22, steel, (-3.0, 0.2, 0.0))
        return {"turn": -28, "elevation": 34, "fill": 0.62, "effort": 1.5}
    else:
        obs = []
        for s in (-1, 1):
            obs.append(sweep("arm", [(0, 0, 0.5 + s * 0.16), (s * 1.2, -2.4, 0.5 + s * 0.1), (s * 1.9, -5.0, 0.5)], mat, 0.42, 0.6, 14, 8))
            obs.append(ring(1.1, 1.62, 0.62, mat, (s * 2.2, -6.6, 0.19), 1.25))
            blade = [(s * 0.3, -0.6), (s * 1.2, 0.6), (s * 1.95, 2.0), (s * 1.7, 3.4), (s * 0.5, 3.6), (s * 1.0, 2.4), (s * 0.6, 1.3), (-s * 0.5, 0.3)]
            obs.append(slab("blade", blade if s > 0 else blade[::-1], 0.16, steel, (0, 0, 0.42 + s * 0.09), 0.04))
        obs.append(lathe("pivot", [(0, 0.1), (0.45, 0.15), (0.5, 0.6), (0.4, 0.84), (0, 0.9)], hard.metal("brass", False), 32, 3))
    place(obs, rot=(0, 0, -18))
    return {"turn": 16 if p.angle != "top" else 0, "elevation": 40 if p.angle != "top" else 78, "fill": 0.66, "effort": 1.5}


def fire(at, k=1.0, blue=False):
    x, y, z = at
    lathe("fire", [(0, z), (0.22 * k, z + 0.2 * k), (0.30 * k, z + 0.7 * k), (0.18 * k, z + 1.5 * k), (0.05 * k, z + 2.2 * k), (0, z + 2.4 * k)] if not blue else
          [(0.1 * k, z), (0.12 * k, z + 0.5 * k), (0.05 * k, z + 2.0 * k), (0, z + 2.4 * k)], hard.glow("4d8fff" if blue else "ffb054", 2.2), 24, 5, at=(x, y, 0))


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
        obs = [slab("case", rounded(2.4, 1.1, 0.4), 5.2, mat, r=0.14, seg=4), slab("top", rounded(2.4, 1.1, 0.4), 1.5, metal, (0, 0, 5.24), 0.14, seg=4),
               slab("roller", rounded(0.7, 0.36, 0.15), 1.1, steel, (1.25, 0, 5.4), 0.1)]
    else:
        wrap = hard.marble("black") if p.colour != "leather" else mat
        obs = [lathe("base", [(0, 0), (3.6, 0), (3.6, 0), (3.8, 0.3), (3.7, 5.4), (3.4, 5.7), (0, 5.7)], wrap, 72, 3),
               lathe("head", [(0, 5.6), (2.2, 5.7), (2.2, 5.7), (2.2, 6.3), (1.5, 6.7), (1.5, 6.7), (1.5, 8.4), (1.2, 8.7), (0, 8.7)], hard.metal("brass", False), 56, 0),
               lathe("foot", [(3.85, 0), (3.95, 0.1), (3.95, 0.9), (3.85, 1.0)], hard.metal("brass", False), 72, 0)]
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
        obs.append(lathe("jet", [(0.24, 6.8), (0.26, 7.15), (0.18, 7.15), (0.16, 6.8)], hard.metal("brass", False), 24, 0, at=(x, 0, 0)))
        if p.get("flame", "no") == "yes":
            fire((x, 0, 7.1), 1.0, True)
    obs.append(lathe("valve", [(0, -0.05), (0.4, -0.05), (0.4, 0.1)], steel, 24, 0))
    place(obs, (0, 0, 0.05), (0, 0, 6))
    return {"turn": 26, "elevation": 14, "fill": 0.72, "effort": 1.5}


def gauge(colour="brass", r=2.6):
    """A dial hygrometer facing up, its back at height 0."""
    n = 512
    img = prints.canvas(n, n, "f6f1e6")
    for i in range(101):
        a = math.radians(-130 + 260 * i / 100)
        r0 = 200 if i % 10 else 178
        cv2.line(img, (int(256 + r0 * math.sin(a)), int(256 - r0 * math.cos(a))), (int(256 + 222 * math.sin(a)), int(256 - 222 * math.cos(a))), (0.1, 0.1, 0.1), 2, cv2.LINE_AA)
        if i % 20 == 0:
            prints.text(img, str(i), (256 + 146 * math.sin(a), 256 - 146 * math.cos(a)), 24, "222222", False)
    cv2.ellipse(img, (256, 256), (212, 212), -90, 52, 78, (0.45, 0.62, 0.45), 14, cv2.LINE_AA)
    prints.text(img, "% RH", (256, 350), 22, "444444", False)
    face = lathe("face", [(0, 0.5), (r, 0.5)], soft.paper("ivory", soft.picture("dial", img), (2 * r, 2 * r)), 64, 0)
    for i, loop in enumerate(face.data.loops):
        co = face.data.vertices[loop.vertex_index].co
        face.data.uv_layers[0].data[i].uv = (co.x + r, co.y + r)
    metal = hard.metal(colour if colour != "black" else "gunmetal", False)
    rim = lathe("rim", [(r * 0.97, 0.45), (r * 0.99, 0.8), (r * 1.08, 0.95), (r * 1.16, 0.7), (r * 1.16, 0), (0, 0)], metal, 72, 4)
    hand = slab("hand", [(-0.035 * r, -0.2 * r), (0.035 * r, -0.2 * r), (0.012 * r, 0.82 * r), (-0.012 * r, 0.82 * r)], 0.04, hard.painted("7d1f1f"), (0, 0, 0.58), 0, (0, 0, -52))
    pin = lathe("pin", [(0, 0.74), (0.07 * r, 0.7), (0.08 * r, 0.58)], metal, 24, 0)
    return [face, rim, hand, pin]


def hygrometer(p):
    obs = gauge(p.colour, 3.4)
    place(obs, (0, 0, 4.1), (76, 0, 0))
    stand = hard.metal(p.colour if p.colour != "black" else "gunmetal", False)
    sweep("stand", [(0, 0.8, 3.6), (0, 3.0, 1.0), (0, 3.6, 0.12)], stand, 0.5, 0.3, 14, 6, up=(0, 1, 1))
    return {"turn": 20 if p.angle != "front" else 0, "elevation": 12, "fill": 0.66, "effort": 1.5}


def case_wood(p):
    if p.colour == "black" or p.material == "lacquer":
        return hard.lacquer(p.colour if p.colour == "black" else {"mahogany": "431810", "ebony": "15100e", "walnut": "46291a", "maple": "c49a66"}.get(p.colour, "black"))
    return wood.wood(p.colour, "x", gloss=0.5)


def humidor(p):
    shape, mat, cedar, brass = p.get("shape", "desk"), case_wood(p), wood.wood("cedar", "x"), hard.metal("brass", False)
    is_open = p.get("open", "no") == "yes"
    if shape == "tower":
        w, d, h = 30, 26, 52
        box("body", (w, d, h), mat, (0, 0, 1.5), 0.5)
        box("plinth", (w - 1.5, d - 1.5, 1.6), mat, (0, 0, 0), 0.2)
        for i in range(4):
            z = 3.2 + i * 12.3
            box("drawer", (w - 2.6, 1.2, 11.6), mat, (0, -d / 2 - 0.3, z), 0.3)
            box("line", (w - 5, 0.1, 0.25), cedar, (0, -d / 2 - 0.92, z + 1.2), 0)
            k = lathe("knob", [(0.5, 0), (0.5, 0.8), (1.1, 1.3), (1.0, 1.9), (0, 2.1)], brass, 32, 4)
            k.rotation_euler, k.location = (math.radians(90), 0, 0), (0, -d / 2 - 0.8, z + 5.8)
        place(gauge("brass", 2.2), (0, -d / 2 - 0.9, 46.5), (90, 0, 0))
        return {"turn": 28, "elevation": 12, "fill": 0.84}
    w, d, h, lid = (30, 23, 9.5, 3.6) if shape == "desk" else (22, 15, 5.2, 2.6)
    t = 1.5 if shape == "desk" else 0.9
    if not is_open:
        box("body", (w, d, h), mat, (0, 0, 0), 0.35)
        box("lid", (w, d, lid), mat, (0, 0, h + 0.08), 0.35)
        box("inlay", (w - 6, d - 6, 0.03), cedar, (0, 0, h + lid + 0.075), 0)
        box("inlay", (w - 6.6, d - 6.6, 0.04), mat, (0, 0, h + lid + 0.08), 0)
        box("plate", (3.2, 0.2, 3.0), brass, (0, -d / 2 - 0.05, h - 1.4), 0.15)
        lathe("key", [(0, 0.2), (0.34, 0.2)], hard.painted("141210"), 24, 0).rotation_euler = (math.radians(90), 0, 0)
        if shape == "desk":
            place(gauge("brass", 2.3), (0, -d / 2 - 0.05, h * 0.42), (90, 0, 0))
        return {"turn": 28, "elevation": 20, "fill": 0.78, "effort": 1.3}
    for (sw, sd, x, y) in ((w, t, 0, -d / 2 + t / 2), (w, t, 0, d / 2 - t / 2), (t, d - 2 * t, -w / 2 + t / 2, 0), (t, d - 2 * t, w / 2 - t / 2, 0)):
        box("side", (sw, sd, h), mat, (x, y, 0), 0.2)
    iw, idp = w - 2 * t, d - 2 * t
    box("floor", (iw, idp, 1.0), cedar, (0, 0, 0.1), 0)
    for (sw, sd, x, y) in ((iw, 0.4, 0, -idp / 2 + 0.2), (iw, 0.4, 0, idp / 2 - 0.2), (0.4, idp, -iw / 2 + 0.2, 0), (0.4, idp, iw / 2 - 0.2, 0)):
        box("lining", (sw, sd, h + 0.5), cedar, (x, y, 0.1), 0.06)
    kinds = [("robusto", "colorado", "red"), ("robusto", "maduro", "gold"), ("toro", "oscuro", "ivory")]
    vit = kinds[p.rnd.randrange(3)]
    roller = Roller("petit" if shape == "travel" else vit[0], vit[1], vit[2], p.rnd)
    n = int((iw - 1.2) / (2.05 * roller.r))
    for layer in range(2 if shape == "desk" else 1):
        z = (h - 1.6 - roller.r if shape == "desk" else h - 0.9 - roller.r) - layer * 1.9 * roller.r
        for i in range(n):
            roller.roll(((i - (n - 1) / 2) * 2.05 * roller.r, roller.length / 2 + p.rnd.uniform(-0.1, 0.1), z), (0, 0, -90))
    lean = 12
    cover = [box("lid", (w, d, 0.9), mat, (0, d / 2, -0.9), 0.2)]
    for (sw, sd, x, y) in ((w, t, 0, t / 2), (w, t, 0, d - t / 2), (t, d - 2 * t, -w / 2 + t / 2, d / 2), (t, d - 2 * t, w / 2 - t / 2, d / 2)):
        cover.append(box("rim", (sw, sd, lid - 0.9), mat, (x, y, 0), 0.15))
    cover.append(box("panel", (iw, idp, 0.2), cedar, (0, d / 2, 0), 0))
    cover += [place([ob], (0, d * 0.5, 0.2))[0] for ob in gauge("brass", 2.2)]
    m = Matrix.Translation((0, d / 2 + 0.4, h)) @ Matrix.Rotation(math.radians(90 - lean), 4, "X")
    for ob in cover:
        ob.matrix_world = m @ Matrix.Translation(ob.location) @ ob.rotation_euler.to_matrix().to_4x4()
    return {"turn": 22, "elevation": 32, "fill": 0.8, "effort": 1.2}


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
        return r * (c ** n + s ** n) ** (-1 / n)
    k = 8.2
    lathe("tray", [(0, 0), (k * 0.94, 0), (k, 0.3), (k, 0.3), (k, 3.0), (k - 0.3, 3.4), (k * 0.80, 3.4), (k * 0.74, 3.1), (k * 0.70, 1.4), (k * 0.62, 1.0), (0, 0.9)],
          mat, 144, 4, shape=outline, squash=0.52 if shape == "long" else 1)
    if p.get("cigar", "no") == "yes":
        roller = Roller("robusto", "colorado", "red", p.rnd)
        y = 0.4 if shape == "long" else 1.2
        obs = roller.roll((0, 0, 0), (0, 0, 0))
        ash = hard.terracotta("a9a6a1")
        tip = lathe("ash", [(0.97, roller.length - 0.1), (1.0, roller.length + 0.1), (0.97, roller.length + 1.3), (0.7, roller.length + 1.6), (0, roller.length + 1.65)], ash, 32, 4)
        tip.matrix_world = Matrix.Rotation(math.radians(90), 4, "Y")
        m = Matrix.Translation((8.6, -y, 4.55)) @ Matrix.Rotation(math.radians(172), 4, "Z") @ Matrix.Rotation(math.radians(4), 4, "Y") @ Matrix.Translation((-3.5, 0, 0))
        for ob in (*obs, tip):
            ob.matrix_world = m @ ob.matrix_world
    return {"turn": 24, "elevation": 30, "fill": 0.8, "glassy": p.material == "glass", "effort": 1.4 if p.material == "glass" else 1}


def cigar_case(p):
    n, mat = int(p.get("fingers", 3)), soft.leather(p.colour, 5)
    r, ln = 1.3, 15.5
    w = n * 2 * r

    def shell(x0, x1, k=1.0):
        def section(t):
            a = 2 * math.pi * t
            flat = (n - 1) * r
            x = max(-1, min(1, 1.35 * math.cos(a))) * flat + r * k * math.cos(a)
            z = r * k * math.sin(a)
            bump = 0.10 * abs(math.sin(math.pi * (x + w / 2) / (2 * r))) * math.sin(a)
            return x, z + bump

        def fn(u, v):
            x, z = section(v)
            y = x0 + (x1 - x0) * u
            end = 1.0
            for e, s in ((x0, 1), (x1, -1)):
                dist = abs(y - e)
                if dist < 0.7:
                    end = min(end, 0.72 + 0.28 * math.sqrt(max(0, 1 - (1 - dist / 0.7) ** 2)))
            return (x * (0.9 + 0.1 * end), y, r + 0.05 + z * end)
        ob = sheet("case", fn, mat, 60, 96, (abs(x1 - x0), 2 * w))
        caps = []
        for e in (x0, x1):
            pts = [(section(i / 96)[0] * 0.972, section(i / 96)[1] * 0.72) for i in range(96)]
            cap = slab("cap", pts, 0.1, mat, r=0)
            place([cap], (0, e, r + 0.05), (90, 0, 0))
            caps.append(cap)
        return [ob, *caps]
    thread = soft.cloth("natural", "cotton")
    if p.get("open", "no") == "yes":
        body = shell(-ln / 2, ln * 0.16)
        roller = Roller("robusto", "colorado", "gold", p.rnd)
        for i in range(n):
            body += roller.roll(((i - (n - 1) / 2) * 2 * r, ln * 0.16 + 4.6, r + 0.05), (0, 0, -90))
        place(body, (-w * 0.45, -2, 0), (0, 0, 10))
        place(shell(-ln * 0.2, ln * 0.2, 1.06), (w * 0.95, 1.5, 0), (0, 0, -24))
    else:
        body = shell(-ln / 2, ln * 0.12)
        body += shell(ln * 0.10, ln / 2, 1.05)
        stitch = [(-w / 2 + 0.5 + (w - 1.0) * i / 40, ln * 0.13, 2 * r + 0.12) for i in range(41)]
        body.append(sweep("stitch", stitch, thread, 0.045, 1, 6, 0))
        place(body, rot=(0, 0, 16))
    return {"turn": 10 if p.angle != "top" else 0, "elevation": 44 if p.angle != "top" else 78, "fill": 0.78}


def matches(p):
    w, d, h = (5.6, 3.6, 1.6) if p.get("size", "short") == "short" else (11, 5.6, 2.2)
    ink = "e9d9b0" if p.colour not in ("ivory", "gold") else "5d1616"
    img = prints.fine_lines(700, int(700 * d / w), p.colour, ink, "EMBER", "LONG MATCHES" if w > 8 else "SAFETY MATCHES")
    obs = [box("sleeve", (w, d, h), soft.paper(p.colour), (0, 0, 0), 0.05)]
    face = box("face", (w - 0.05, d - 0.05, 0.02), soft.paper(p.colour, soft.picture("face", img), (w, d)), (0, 0, h), 0)
    for i, loop in enumerate(face.data.loops):
        co = face.data.vertices[loop.vertex_index].co
        face.data.uv_layers[0].data[i].uv = (co.x + w / 2, co.y + d / 2)
    obs.append(face)
    obs.append(box("striker", (w - 0.4, 0.03, h - 0.5), hard.painted("4a2f28", 0.9), (0, -d / 2 - 0.01, 0.25), 0))
    obs.append(box("drawer", (2.4, d - 0.25, h - 0.3), soft.paper("ivory"), (w / 2 + 0.7, 0, 0.12), 0.03))
    stick, red = wood.wood("ash", "x"), hard.painted("8e2a25", 0.8)

    def match(ln):
        m = [box("stick", (ln, 0.22, 0.22), stick, (0, 0, 0), 0.02), lathe("head", [(0, -0.34), (0.16, -0.24), (0.2, 0), (0.15, 0.26), (0, 0.32)], red, 16, 3)]
        m[1].rotation_euler, m[1].location = (0, math.radians(90), 0), (ln / 2, 0, 0.11)
        return m
    ln = w - 0.8
    for i in range(9):
        place(match(ln), (w / 2 + 1.55 - ln / 2, -d / 2 + 0.5 + i * (d - 1.0) / 8, h - 0.4), (0, 0, p.rnd.uniform(-0.6, 0.6)))
    for i in range(3):
        place(match(ln), (p.rnd.uniform(-1, 2), -d / 2 - 1.6 - 0.8 * i, 0), (0, 0, p.rnd.uniform(-16, 16)))
    return {"turn": 20 if p.angle != "top" else 0, "elevation": 40 if p.angle != "top" else 78, "fill": 0.76}


def humidity_packs(p):
    n = int(p.get("set", 1))
    img = prints.canvas(500, 700, p.colour)
    ink = "3a3b3d" if p.colour == "ivory" else "3d2a18"
    prints.text(img, "69%", (250, 280), 96, ink)
    prints.text(img, "TWO-WAY HUMIDITY", (250, 400), 24, ink, False)
    cv2.rectangle(img, (60, 500), (440, 506), tuple(float(v) for v in prints.rgb(ink)), -1)
    prints.text(img, "EMBER", (250, 580), 34, ink)
    mat = soft.paper(p.colour, soft.picture("pack", img), (7, 9.8))
    for i in range(n):
        def half(sign):
            def fn(u, v):
                x, y = 2 * u - 1, 2 * v - 1
                fat = (max(0, 1 - (x / 0.9) ** 2) * max(0, 1 - (y / 0.93) ** 2)) ** 0.5 if abs(x) < 0.9 and abs(y) < 0.93 else 0.0
                return (x * 3.5, y * 4.9, 0.5 + sign * (0.03 + 0.5 * fat + 0.03 * math.sin(9 * x + 5 * y) * fat))
            return fn
        obs = [sheet("pack", half(s), mat, 48, 60, (7, 9.8)) for s in (1, -1)]
        if n == 1:
            place(obs, (0, 0, 0), (0, 0, -8))
        else:
            place(obs, (i * 3.2 - 3, -i * 1.2, i * 0.9), (i * 1.5, 0, -14 + i * 15))
    return {"turn": 14 if p.angle != "top" else 0, "elevation": 46 if p.angle != "top" else 80, "fill": 0.72}


MODELS = {"cutter": cutter, "lighter": lighter, "torch-lighter": torch_lighter, "hygrometer": hygrometer, "humidor": humidor, "ashtray": ashtray,
          "cigar-case": cigar_case, "matches": matches, "humidity-packs": humidity_packs}
