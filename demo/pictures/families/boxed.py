"""Cigars in boxes, tins and trays."""

import math

# length and radius (cm), head: round, point (torpedo), short point (belicoso), both ends (figurado)
from families.cigars import BANDS, Roller
from lib import prints
from lib.materials import hard, leaf, soft, wood
from lib.mesh import box, lathe, lay_uv
from mathutils import Matrix

BOXES = {"cedar": "cedar", "walnut": "walnut", "black": "black", "red": "red", "green": "green"}


def lid_print(band, w, h):
    ground, _ = BANDS.get(band, BANDS["red"])
    img = prints.fine_lines(640, int(640 * h / w), "efe3c4", ground, "EMBER", "HECHO A MANO")
    prints.sprig(img, (640 * 0.17, img.shape[0] * 0.78), img.shape[0] * 0.5, "4d5a34", 0.06)
    prints.sprig(img, (640 * 0.83, img.shape[0] * 0.78), img.shape[0] * 0.5, "4d5a34", -0.06)
    return soft.paper("ivory", soft.picture("lid", img), (w, h), 0.55)


def cigar_box(p):
    vitola = p.get("vitola", "robusto")
    roller = Roller(vitola, p.colour, p.get("band", "red"), p.rnd)
    n, r, ln = int(p.get("count", 20)), roller.r, roller.length
    across = {10: 5, 20: 10, 25: 13}[n]
    layers = 2
    w, d, h = across * 2.04 * r + 1.6, ln + 1.6, layers * 1.9 * r + 2.2
    if n == 10 and r < 1.3:
        across, layers = 10, 1
        w, h = across * 2.04 * r + 1.6, 2 * r + 1.9
    out = BOXES[p.get("box", "cedar")]
    wall_mat = wood.wood(out, "x")
    inside = wood.wood("cedar", "x")
    t = 0.6
    for sw, sd, sx, sy in (
        (w, t, 0, -d / 2 + t / 2),
        (w, t, 0, d / 2 - t / 2),
        (t, d - 2 * t, -w / 2 + t / 2, 0),
        (t, d - 2 * t, w / 2 - t / 2, 0),
    ):
        box("side", (sw, sd, h), wall_mat, (sx, sy, 0), 0.08)
    box("floor", (w - 2 * t, d - 2 * t, 0.5), inside, (0, 0, 0.1), 0)
    for sw, sd, sx, sy in ((w - 2 * t, 0.25, 0, -d / 2 + t + 0.12), (w - 2 * t, 0.25, 0, d / 2 - t - 0.12)):
        box("lining", (sw, sd, h + 0.35), inside, (sx, sy, 0.1), 0.05)
    z0 = h - 0.35 - r if layers == 1 else h - 0.5 - r
    for layer in range(1 if layers == 1 else 2):
        z = z0 - layer * 1.85 * r
        for i in range(across):
            x = (i - (across - 1) / 2) * 2.04 * r
            roller.roll(
                (x, d / 2 - t - 0.5 + p.rnd.uniform(-0.06, 0.06), z + p.rnd.uniform(-0.04, 0.04)), (0, 0, -90)
            )
    # the lid stands open
    lean = 14
    lid = [box("lid", (w, d, t), wall_mat, (0, d / 2, 0), 0.08)]
    lid.append(
        box("print", (w - 1.2, d - 1.2, 0.05), lid_print(p.get("band", "red"), w - 1.2, d - 1.2), (0, d / 2, t), 0)
    )
    lay_uv(lid[1], (w - 1.2) / 2, (d - 1.2) / 2)
    m = Matrix.Translation((0, d / 2 + 0.05, h)) @ Matrix.Rotation(math.radians(90 - lean), 4, "X")
    for ob in lid:
        ob.matrix_world = m @ Matrix.Translation(ob.location)
    return {"turn": 22 if p.angle != "front" else 0, "elevation": 36, "fill": 0.8}


def cigar_tin(p):
    colour = p.colour
    mat = hard.painted(colour, 0.3) if colour != "gold" else hard.metal("gold", False)
    w, d, h = 10.4, 9.2, 1.5
    box("tin", (w, d, h), mat, (0, 0, 0), 0.45, seg=5)
    box("well", (w - 0.7, d - 0.7, 0.3), soft.paper("ivory"), (0, 0, h - 0.22), 0.3)
    roller = Roller("petit", "colorado", None, p.rnd)
    roller.r = 0.42
    n = 10
    skin = leaf.tobacco("7b4424")
    for i in range(n):
        x = (i - (n - 1) / 2) * 0.92
        ob = lathe(
            "cigarillo",
            [(0, 0), (0.36, 0.05), (0.42, 0.4), (0.43, 4), (0.42, 8.0), (0.38, 8.05), (0, 8.0)],
            skin,
            24,
            4,
        )
        ob.matrix_world = (
            Matrix.Translation((x, 4.0, h + 0.22))
            @ Matrix.Rotation(math.radians(90), 4, "X")
            @ Matrix.Rotation(p.rnd.uniform(0, 6), 4, "Z")
        )
    ground = colour if colour != "gold" else "b58a3c"
    ink = "d9b25a" if colour in ("black", "red", "green") else "5d1616"
    img = prints.fine_lines(512, int(512 * d / w), ground, ink, "EMBER", "SMALL CIGARS")
    if p.get("print", "plain") == "band":
        img[int(img.shape[0] * 0.8) : int(img.shape[0] * 0.9)] = prints.rgb(ink)
    lid = [box("lid", (w, d, 0.9), mat, (0, d / 2, 0), 0.42, seg=5)]
    face = box(
        "face",
        (w - 0.9, d - 0.9, 0.04),
        soft.paper(ground, soft.picture("face", img), (w - 0.9, d - 0.9), 0.35),
        (0, d / 2, 0.9),
        0,
    )
    lay_uv(face, (w - 0.9) / 2, (d - 0.9) / 2)
    m = Matrix.Translation((-w * 0.98, -d * 0.62, 0.0)) @ Matrix.Rotation(math.radians(8), 4, "Z")
    for ob in (lid[0], face):
        ob.matrix_world = m @ Matrix.Translation(ob.location)
    return {"turn": 20, "elevation": 42 if p.angle != "top" else 78, "fill": 0.86}


def sampler(p):
    n = int(p.get("count", 5))
    kinds = [
        ("robusto", "colorado", "red"),
        ("toro", "maduro", "gold"),
        ("corona", "connecticut", "green"),
        ("torpedo", "oscuro", "ivory"),
        ("robusto", "claro", "blue"),
        ("figurado", "maduro", "red"),
        ("churchill", "colorado", "black"),
        ("corona", "oscuro", "gold"),
    ]
    p.rnd.shuffle(kinds)
    pitch, d = 2.75, 19.5
    w = n * pitch + 1.0
    colour = p.get("box", "cedar")
    mat = wood.wood(colour, "x") if colour == "cedar" else soft.paper(colour)
    box("floor", (w + 1.2, d + 1.2, 0.5), mat, (0, 0, 0), 0.1)
    for sw, sd, sx, sy in (
        (w + 1.2, 0.6, 0, -d / 2 - 0.3),
        (w + 1.2, 0.6, 0, d / 2 + 0.3),
        (0.6, d, -w / 2 - 0.3, 0),
        (0.6, d, w / 2 + 0.3, 0),
    ):
        box("side", (sw, sd, 2.9), mat, (sx, sy, 0), 0.1)
    bed = soft.cloth({"black": "oxblood", "kraft": "ivory"}.get(colour, "ivory"), "velvet")
    box("bed", (w, d, 0.7), bed, (0, 0, 0.45), 0.2)
    for i in range(n):
        vit, col, band = kinds[i % len(kinds)]
        roller = Roller(vit, col, band, p.rnd)
        roller.roll(
            (
                (i - (n - 1) / 2) * pitch,
                -d / 2 + 0.6 + (d - 1.2 - roller.length) * 0.1 + roller.length,
                1.15 + roller.r,
            ),
            (0, 0, -90),
        )
        if i < n - 1:
            box("rib", (0.25, d - 0.2, 1.2), mat, ((i + 0.5 - (n - 1) / 2) * pitch, 0, 0.9), 0.05)
    band = soft.cloth("gold" if colour == "black" else "red", "cotton")
    box("ribbon", (w + 1.3, 1.5, 0.08), band, (0, d * 0.24, 2.88), 0.02)
    return {"turn": 22 if p.angle != "top" else 6, "elevation": 44 if p.angle != "top" else 80, "fill": 0.84}


MODELS = {"cigar-box": cigar_box, "cigar-tin": cigar_tin, "sampler": sampler}
