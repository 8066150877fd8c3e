"""What keeps cigars: humidors, hygrometers, cases, sachets."""

import math

import cv2
from families.cigars import Roller
from lib import prints
from lib.materials import hard, soft, wood
from lib.mesh import box, lathe, lay_uv, place, sheet, slab, sweep
from mathutils import Matrix


def gauge(colour="brass", r=2.6):
    """A dial hygrometer facing up, its back at height 0."""
    n = 512
    img = prints.canvas(n, n, "f6f1e6")
    for i in range(101):
        a = math.radians(-130 + 260 * i / 100)
        r0 = 200 if i % 10 else 178
        cv2.line(
            img,
            (int(256 + r0 * math.sin(a)), int(256 - r0 * math.cos(a))),
            (int(256 + 222 * math.sin(a)), int(256 - 222 * math.cos(a))),
            (0.1, 0.1, 0.1),
            2,
            cv2.LINE_AA,
        )
        if i % 20 == 0:
            prints.text(img, str(i), (256 + 146 * math.sin(a), 256 - 146 * math.cos(a)), 24, "222222", False)
    cv2.ellipse(img, (256, 256), (212, 212), -90, 52, 78, (0.45, 0.62, 0.45), 14, cv2.LINE_AA)
    prints.text(img, "% RH", (256, 350), 22, "444444", False)
    face = lathe("face", [(0, 0.5), (r, 0.5)], soft.paper("ivory", soft.picture("dial", img), (2 * r, 2 * r)), 64, 0)
    lay_uv(face, r, r)
    metal = hard.metal(colour if colour != "black" else "gunmetal", False)
    rim = lathe(
        "rim",
        [(r * 0.97, 0.45), (r * 0.99, 0.8), (r * 1.08, 0.95), (r * 1.16, 0.7), (r * 1.16, 0), (0, 0)],
        metal,
        72,
        4,
    )
    hand = slab(
        "hand",
        [(-0.035 * r, -0.2 * r), (0.035 * r, -0.2 * r), (0.012 * r, 0.82 * r), (-0.012 * r, 0.82 * r)],
        0.04,
        hard.painted("7d1f1f"),
        (0, 0, 0.58),
        0,
        (0, 0, -52),
    )
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
        return hard.lacquer(
            p.colour
            if p.colour == "black"
            else {"mahogany": "431810", "ebony": "15100e", "walnut": "46291a", "maple": "c49a66"}.get(
                p.colour, "black"
            )
        )
    return wood.wood(p.colour, "x", gloss=0.5)


def humidor(p):
    shape, mat, cedar, brass = (
        p.get("shape", "desk"),
        case_wood(p),
        wood.wood("cedar", "x"),
        hard.metal("brass", False),
    )
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
    for sw, sd, x, y in (
        (w, t, 0, -d / 2 + t / 2),
        (w, t, 0, d / 2 - t / 2),
        (t, d - 2 * t, -w / 2 + t / 2, 0),
        (t, d - 2 * t, w / 2 - t / 2, 0),
    ):
        box("side", (sw, sd, h), mat, (x, y, 0), 0.2)
    iw, idp = w - 2 * t, d - 2 * t
    box("floor", (iw, idp, 1.0), cedar, (0, 0, 0.1), 0)
    for sw, sd, x, y in (
        (iw, 0.4, 0, -idp / 2 + 0.2),
        (iw, 0.4, 0, idp / 2 - 0.2),
        (0.4, idp, -iw / 2 + 0.2, 0),
        (0.4, idp, iw / 2 - 0.2, 0),
    ):
        box("lining", (sw, sd, h + 0.5), cedar, (x, y, 0.1), 0.06)
    kinds = [("robusto", "colorado", "red"), ("robusto", "maduro", "gold"), ("toro", "oscuro", "ivory")]
    vit = kinds[p.rnd.randrange(3)]
    roller = Roller("petit" if shape == "travel" else vit[0], vit[1], vit[2], p.rnd)
    n = int((iw - 1.2) / (2.05 * roller.r))
    for layer in range(2 if shape == "desk" else 1):
        z = (h - 1.6 - roller.r if shape == "desk" else h - 0.9 - roller.r) - layer * 1.9 * roller.r
        for i in range(n):
            roller.roll(
                ((i - (n - 1) / 2) * 2.05 * roller.r, roller.length / 2 + p.rnd.uniform(-0.1, 0.1), z), (0, 0, -90)
            )
    lean = 12
    cover = [box("lid", (w, d, 0.9), mat, (0, d / 2, -0.9), 0.2)]
    for sw, sd, x, y in (
        (w, t, 0, t / 2),
        (w, t, 0, d - t / 2),
        (t, d - 2 * t, -w / 2 + t / 2, d / 2),
        (t, d - 2 * t, w / 2 - t / 2, d / 2),
    ):
        cover.append(box("rim", (sw, sd, lid - 0.9), mat, (x, y, 0), 0.15))
    cover.append(box("panel", (iw, idp, 0.2), cedar, (0, d / 2, 0), 0))
    cover += [place([ob], (0, d * 0.5, 0.2))[0] for ob in gauge("brass", 2.2)]
    m = Matrix.Translation((0, d / 2 + 0.4, h)) @ Matrix.Rotation(math.radians(90 - lean), 4, "X")
    for ob in cover:
        ob.matrix_world = m @ Matrix.Translation(ob.location) @ ob.rotation_euler.to_matrix().to_4x4()
    return {"turn": 22, "elevation": 32, "fill": 0.8, "effort": 1.2}


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
                fat = (
                    (max(0, 1 - (x / 0.9) ** 2) * max(0, 1 - (y / 0.93) ** 2)) ** 0.5
                    if abs(x) < 0.9 and abs(y) < 0.93
                    else 0.0
                )
                return (x * 3.5, y * 4.9, 0.5 + sign * (0.03 + 0.5 * fat + 0.03 * math.sin(9 * x + 5 * y) * fat))

            return fn

        obs = [sheet("pack", half(s), mat, 48, 60, (7, 9.8)) for s in (1, -1)]
        if n == 1:
            place(obs, (0, 0, 0), (0, 0, -8))
        else:
            place(obs, (i * 3.2 - 3, -i * 1.2, i * 0.9), (i * 1.5, 0, -14 + i * 15))
    return {"turn": 14 if p.angle != "top" else 0, "elevation": 46 if p.angle != "top" else 80, "fill": 0.72}


MODELS = {"hygrometer": hygrometer, "humidor": humidor, "cigar-case": cigar_case, "humidity-packs": humidity_packs}
