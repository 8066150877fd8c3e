"""Tins, boxes, books, cards."""
import math

from lib import prints
from lib.materials import hard, soft, wood
from lib.mesh import box, lathe, place, rounded, slab, sweep

LIGHT = ("ivory", "white", "natural", "oat", "blush", "sand", "sage", "speckled", "mustard", "kraft", "tan")


def ink_for(colour):
    return "3a3b3d" if colour in LIGHT else "e9d9b0"


def flat_uv(ob, w, d, top=True):
    """Lay the UVs of a box's faces as seen from above (or from the front), from 0,0 to w,d."""
    me = ob.data
    for i, loop in enumerate(me.loops):
        co = me.vertices[loop.vertex_index].co
        me.uv_layers[0].data[i].uv = (co.x + w / 2, (co.y + d / 2) if top else co.z)
    return ob


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
            img = prints.fine_lines(420, 360, ground, ink_for("ivory") if ground != "3a3b3d" else "e9d9b0", title, "HARBOR & HOME")
            ob = box("label", (w * 0.72, 0.06, h * 0.55), soft.paper("ivory", soft.picture("label", img), (w * 0.72, h * 0.55)), (0, -w / 2 - 0.02, h * 0.14), 0)
            for i, loop in enumerate(ob.data.loops):
                co = ob.data.vertices[loop.vertex_index].co
                ob.data.uv_layers[0].data[i].uv = (co.x + w * 0.36, co.z)
        return {"turn": 24, "elevation": 16}
    r = w / 2
    lathe("body", [(0, 0), (r - 0.2, 0), (r, 0.2), (r, 0.2), (r, h), (0, h)], mat, 96, 0)
    lid = 1.6 if shape != "tall" else 2.4
    lathe("lid", [(r + 0.12, h - lid), (r + 0.16, h - lid), (r + 0.16, h + 0.05), (r + 0.05, h + 0.25), (r - 0.3, h + 0.3), (r - 0.45, h + 0.18), (0, h + 0.18)], mat, 96, 0)
    if label != "plain":
        around, high = 2 * math.pi * r, (h - lid) * (0.8 if label == "paper" else 0.45)
        img = prints.canvas(1400, int(1400 * high / around), ground)
        for cx in (350, 1050):
            n = img.shape[0]
            prints.text(img, title, (cx, n * 0.46), min(n * 0.24, 46), ink_for("ivory") if ground != "3a3b3d" else "e9d9b0")
            prints.text(img, "HARBOR & HOME", (cx, n * 0.72), min(n * 0.12, 20), ink_for("ivory") if ground != "3a3b3d" else "e9d9b0", False)
        m = img.shape[0]
        img[int(m * 0.06):int(m * 0.09)] = prints.rgb(p.colour if p.colour != "white" else "ocean")
        img[int(m * 0.91):int(m * 0.94)] = prints.rgb(p.colour if p.colour != "white" else "ocean")
        z = (h - lid - high) / 2
        ob = lathe("label", [(r + 0.03, z), (r + 0.03, z + high)], soft.paper("ivory", soft.picture("label", img), (around, high)), 96, 0)
        ob.rotation_euler = (0, 0, math.radians(-155 + p.rnd.uniform(-6, 6)))
    return {"elevation": 24 if shape == "flat" else 16, "fill": 0.72}


def bow(mat, z, k=1.0):
    """A tied bow lying on a lid at height z."""
    for s in (-1, 1):
        sweep("loop", [(0, 0, z + 0.2), (s * 2.2 * k, 0.7 * k, z + 1.7 * k), (s * 4.4 * k, 0.4 * k, z + 1.6 * k), (s * 4.7 * k, -0.3 * k, z + 0.6 * k), (s * 2.4 * k, -0.5 * k, z + 0.3 * k), (0, 0, z + 0.25)],
              mat, 0.85 * k, 0.09, 12, 8, up=(0, 0.3, 1))
        sweep("tail", [(0, -0.2, z + 0.3), (s * 1.6 * k, -2.4 * k, z + 0.25), (s * 2.9 * k, -4.8 * k, z + 0.16)], mat, 0.8 * k, 0.07, 12, 8, up=(0, 0, 1))
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
            obs.append(sweep("strap", [(-4, -d / 2 - 0.1, z + h * 0.62), (-3, -d / 2 - 1.0, z + h * 0.62 - 0.6), (3, -d / 2 - 1.0, z + h * 0.62 - 0.6), (4, -d / 2 - 0.1, z + h * 0.62)], strap, 0.9, 0.16, 12, 6, up=(0, 1, 0)))
            obs.append(box("top", (w - 2, d - 2, 0.3), soft.cloth("charcoal", "felt"), (0, 0, z + h - 0.28), 0.1))
        place(obs, rot=(0, 0, p.rnd.uniform(-4, 4) if i else 0))
        z += h + (0.6 if not felt else 0.05)
    return {"turn": 30, "elevation": 22}


TITLES = ("TIDE TABLES", "BREAD", "THE GARDEN", "LINEN", "SLOW DAYS", "HARBOUR", "CLAY", "FIRE")


def book(w, d, h, colour, title, mat=None):
    """A clothbound book lying on its back, spine to -y; w along the spine."""
    cover = mat or soft.cloth(colour, "linen", fine=1.4)
    pages = soft.paper("f3ecdb")
    obs = [box("board", (w, d, 0.28), cover, (0, 0, 0), 0.1), box("board", (w, d, 0.28), cover, (0, 0, h - 0.28), 0.1),
           box("pages", (w - 0.7, d - 0.9, h - 0.5), pages, (0, 0.1, 0.25), 0.05)]
    obs.append(sweep("spine", [(-w / 2 + 0.02, -d / 2 + 0.16, h / 2), (w / 2 - 0.02, -d / 2 + 0.16, h / 2)], cover, 0.36, h / 0.72, 24, 0, up=(0, 0, 1)))
    img = prints.canvas(900, max(60, int(900 * h * 0.7 / (w * 0.8))), colour)
    prints.text(img, title, (450, img.shape[0] / 2), min(img.shape[0] * 0.42, 44), ink_for(colour))
    plate = box("title", (w * 0.8, 0.04, h * 0.6), soft.paper("ivory", soft.picture("title", img), (w * 0.8, h * 0.6)), (0, -d / 2 - 0.205, h * 0.2), 0)
    for i, loop in enumerate(plate.data.loops):
        co = plate.data.vertices[loop.vertex_index].co
        plate.data.uv_layers[0].data[i].uv = (co.x + w * 0.4, co.z)
    obs.append(plate)
    return obs


def cover_print(obs, w, d, h, colour, title):
    img = prints.canvas(700, int(700 * d / w), colour)
    img = img.transpose(1, 0, 2).copy()
    n, m = img.shape[:2]
    prints.sprig(img, (m / 2, n * 0.80), n * 0.34, ink_for(colour))
    prints.text(img, title, (m / 2, n * 0.28), min(m * 0.9 / len(title), 52), ink_for(colour))
    img = img.transpose(1, 0, 2)[:, ::-1].copy()
    face = box("face", (w - 0.3, d - 0.3, 0.03), soft.paper(colour, soft.picture("cover", img), (w - 0.3, d - 0.3)), (0, 0, h), 0)
    obs.append(flat_uv(face, w - 0.3, d - 0.3))


def book_set(p):
    large = p.get("size", "novel") == "large"
    w, d, h = (30, 23, 2.8) if large else (21, 14, 2.9)
    which = p.get("set", "single")
    pick = [p.colour, "ivory" if p.colour not in ("ivory", "oat") else "forest", "terracotta" if p.colour != "terracotta" else "ocean", "charcoal"]
    title = p.rnd.sample(TITLES, 4)
    n = {"single": 1, "pair": 2, "stack": 4}[which]
    z = 0.0
    for i in range(n):
        obs = book(w - i * 0.8, d - i * 0.6, h + 0.3 * (i % 2), pick[i], title[i])
        if i == n - 1:
            cover_print(obs, w - i * 0.8, d - i * 0.6, h + 0.3 * (i % 2), pick[i], title[i])
        place(obs, (0, 0, z), (0, 0, p.rnd.uniform(-9, 9) if i else 0))
        z += h + 0.3 * (i % 2)
    return {"turn": 28, "elevation": 28 if n < 3 else 20}


def notebook(p):
    n = int(p.get("set", 1))
    if p.material == "leather":
        mat = soft.leather(p.colour)
    else:
        mat = soft.paper(p.colour) if p.material == "paper" else soft.cloth(p.colour, "linen", fine=1.4)
    for i in range(n):
        other = mat if i == n - 1 else soft.cloth(("oat", "sage")[i % 2], "linen", fine=1.4)
        obs = [box("pages", (13.4, 20.2, 1.35), soft.paper("f3ecdb"), (0.1, 0, 0.1), 0.05),
               slab("cover", rounded(14, 21, 0.8), 0.2, other, (0, 0, 0), 0.08), slab("cover", rounded(14, 21, 0.8), 0.2, other, (0, 0, 1.35), 0.08),
               box("spine", (0.5, 21, 1.5), other, (-6.85, 0, 0.02), 0.22)]
        if p.material == "leather":
            obs.append(sweep("cord", [(7.2, 2, 0.8), (3, 2.3, 1.72), (-4, 2.1, 1.72), (-7.3, 2, 0.8)], soft.leather("brown"), 0.14, 1, 8, 6))
        else:
            obs.append(box("elastic", (0.55, 21.15, 1.66), soft.cloth("charcoal" if p.colour != "black" else "red", "cotton"), (5.2, 0, -0.04), 0.05))
        place(obs, (i * 2.2, -i * 1.6, 1.58 * i), (0, 0, -8 + 7 * i))
    pencil = [sweep("pencil", [(0, -8.5, 0.4), (0, 7, 0.4)], hard.painted("mustard", 0.35), 0.38, 1, 6, 0),
              lathe("tip", [(0.37, 0), (0.1, 1.5), (0, 1.7)], wood.wood("ash", "z"), 6, 0)]
    pencil[1].rotation_euler = (math.radians(-90), 0, 0)
    pencil[1].location = (0, 7, 0.4)
    place(pencil, (12.5 + n, -3, 0), (0, 0, -14))
    return {"turn": 20 if p.angle != "top" else 0, "elevation": 40 if p.angle != "top" else 76, "fill": 0.8}


def gift_card(p):
    design, w, h = p.get("design", "sprig"), 17.0, 11.0
    ink = ink_for(p.colour)
    img = prints.canvas(1020, 660, p.colour)
    if design == "sprig":
        prints.sprig(img, (840, 560), 430, ink, -0.1)
        prints.text(img, "Gift", (330, 270), 92, ink)
        prints.text(img, "CERTIFICATE", (335, 410), 34, ink, False)
    elif design == "frame":
        img = prints.fine_lines(1020, 660, p.colour, ink, "A GIFT", "FOR YOU TO CHOOSE")
    else:
        img[430:660] = prints.rgb("ivory" if p.colour not in ("ivory", "blush") else "terracotta")
        prints.text(img, "A gift for you", (510, 250), 74, ink)
        prints.text(img, "CERTIFICATE", (510, 545), 34, p.colour if p.colour not in ("ivory", "blush") else "ivory", False)
    envelope = soft.paper("kraft" if p.colour in ("ivory", "terracotta", "forest") else "ivory")
    env = [slab("env", rounded(w + 1.6, h + 1.4, 0.3), 0.14, envelope, r=0.03),
           slab("flap", [(-(w + 1.5) / 2, (h + 1.3) / 2), (0, 0.4), ((w + 1.5) / 2, (h + 1.3) / 2)], 0.06, envelope, (0, 0, 0.14), 0.02),
           lathe("seal", [(0, 0.2), (1.05, 0.2), (1.2, 0.3), (1.0, 0.42), (0.75, 0.36), (0, 0.38)], hard.wax("red"), 40, 3, at=(0, 0.9, 0))]
    place(env, (1.6, 5.2, 0), (0, 0, 9))
    card = slab("card", rounded(w, h, 0.35), 0.09, soft.paper(p.colour, soft.picture("card", img), (w, h), 0.55), r=0.02)
    for d in card.data.uv_layers[0].data:
        d.uv = (d.uv[0] + w / 2, d.uv[1] + h / 2)
    place([card], (-1.4, -3.6, 0.62), (2.2, 0, -7))
    return {"turn": 12 if p.angle != "top" else 0, "elevation": 48 if p.angle != "top" else 80, "fill": 0.82}


MODELS = {"tin": tin, "gift-box": gift_box, "storage-box": storage_box, "book": book_set, "notebook": notebook, "gift-card": gift_card}
