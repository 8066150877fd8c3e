"""Books, notebooks, gift certificates."""

import math

from families.paper import ink_for
from lib import prints
from lib.materials import hard, soft, wood
from lib.mesh import box, lathe, lay_uv, place, rounded, slab, sweep

TITLES = ("TIDE TABLES", "BREAD", "THE GARDEN", "LINEN", "SLOW DAYS", "HARBOUR", "CLAY", "FIRE")


def book(w, d, h, colour, title, mat=None):
    """A clothbound book lying on its back, spine to -y; w along the spine."""
    cover = mat or soft.cloth(colour, "linen", fine=1.4)
    pages = soft.paper("f3ecdb")
    obs = [
        box("board", (w, d, 0.28), cover, (0, 0, 0), 0.1),
        box("board", (w, d, 0.28), cover, (0, 0, h - 0.28), 0.1),
        box("pages", (w - 0.7, d - 0.9, h - 0.5), pages, (0, 0.1, 0.25), 0.05),
    ]
    obs.append(
        sweep(
            "spine",
            [(-w / 2 + 0.02, -d / 2 + 0.16, h / 2), (w / 2 - 0.02, -d / 2 + 0.16, h / 2)],
            cover,
            0.36,
            h / 0.72,
            24,
            0,
            up=(0, 0, 1),
        )
    )
    img = prints.canvas(900, max(60, int(900 * h * 0.7 / (w * 0.8))), colour)
    prints.text(img, title, (450, img.shape[0] / 2), min(img.shape[0] * 0.42, 44), ink_for(colour))
    plate = box(
        "title",
        (w * 0.8, 0.04, h * 0.6),
        soft.paper("ivory", soft.picture("title", img), (w * 0.8, h * 0.6)),
        (0, -d / 2 - 0.205, h * 0.2),
        0,
    )
    lay_uv(plate, w * 0.4, 0, upright=True)
    obs.append(plate)
    return obs


def cover_print(obs, w, d, h, colour, title):
    img = prints.canvas(700, int(700 * d / w), colour)
    img = img.transpose(1, 0, 2).copy()
    n, m = img.shape[:2]
    prints.sprig(img, (m / 2, n * 0.80), n * 0.34, ink_for(colour))
    prints.text(img, title, (m / 2, n * 0.28), min(m * 0.9 / len(title), 52), ink_for(colour))
    img = img.transpose(1, 0, 2)[:, ::-1].copy()
    face = box(
        "face",
        (w - 0.3, d - 0.3, 0.03),
        soft.paper(colour, soft.picture("cover", img), (w - 0.3, d - 0.3)),
        (0, 0, h),
        0,
    )
    obs.append(lay_uv(face, (w - 0.3) / 2, (d - 0.3) / 2))


def book_set(p):
    large = p.get("size", "novel") == "large"
    w, d, h = (30, 23, 2.8) if large else (21, 14, 2.9)
    which = p.get("set", "single")
    pick = [
        p.colour,
        "ivory" if p.colour not in ("ivory", "oat") else "forest",
        "terracotta" if p.colour != "terracotta" else "ocean",
        "charcoal",
    ]
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
        obs = [
            box("pages", (13.4, 20.2, 1.35), soft.paper("f3ecdb"), (0.1, 0, 0.1), 0.05),
            slab("cover", rounded(14, 21, 0.8), 0.2, other, (0, 0, 0), 0.08),
            slab("cover", rounded(14, 21, 0.8), 0.2, other, (0, 0, 1.35), 0.08),
            box("spine", (0.5, 21, 1.5), other, (-6.85, 0, 0.02), 0.22),
        ]
        if p.material == "leather":
            obs.append(
                sweep(
                    "cord",
                    [(7.2, 2, 0.8), (3, 2.3, 1.72), (-4, 2.1, 1.72), (-7.3, 2, 0.8)],
                    soft.leather("brown"),
                    0.14,
                    1,
                    8,
                    6,
                )
            )
        else:
            obs.append(
                box(
                    "elastic",
                    (0.55, 21.15, 1.66),
                    soft.cloth("charcoal" if p.colour != "black" else "red", "cotton"),
                    (5.2, 0, -0.04),
                    0.05,
                )
            )
        place(obs, (i * 2.2, -i * 1.6, 1.58 * i), (0, 0, -8 + 7 * i))
    pencil = [
        sweep("pencil", [(0, -8.5, 0.4), (0, 7, 0.4)], hard.painted("mustard", 0.35), 0.38, 1, 6, 0),
        lathe("tip", [(0.37, 0), (0.1, 1.5), (0, 1.7)], wood.wood("ash", "z"), 6, 0),
    ]
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
        prints.text(
            img, "CERTIFICATE", (510, 545), 34, p.colour if p.colour not in ("ivory", "blush") else "ivory", False
        )
    envelope = soft.paper("kraft" if p.colour in ("ivory", "terracotta", "forest") else "ivory")
    env = [
        slab("env", rounded(w + 1.6, h + 1.4, 0.3), 0.14, envelope, r=0.03),
        slab(
            "flap",
            [(-(w + 1.5) / 2, (h + 1.3) / 2), (0, 0.4), ((w + 1.5) / 2, (h + 1.3) / 2)],
            0.06,
            envelope,
            (0, 0, 0.14),
            0.02,
        ),
        lathe(
            "seal",
            [(0, 0.2), (1.05, 0.2), (1.2, 0.3), (1.0, 0.42), (0.75, 0.36), (0, 0.38)],
            hard.wax("red"),
            40,
            3,
            at=(0, 0.9, 0),
        ),
    ]
    place(env, (1.6, 5.2, 0), (0, 0, 9))
    card = slab(
        "card", rounded(w, h, 0.35), 0.09, soft.paper(p.colour, soft.picture("card", img), (w, h), 0.55), r=0.02
    )
    for d in card.data.uv_layers[0].data:
        d.uv = (d.uv[0] + w / 2, d.uv[1] + h / 2)
    place([card], (-1.4, -3.6, 0.62), (2.2, 0, -7))
    return {"turn": 12 if p.angle != "top" else 0, "elevation": 48 if p.angle != "top" else 80, "fill": 0.82}


MODELS = {"book": book_set, "notebook": notebook, "gift-card": gift_card}
