"""Cigars: single, bundled, in tubes."""

import math

import numpy as np
from lib import prints
from lib.materials import hard, leaf, soft
from lib.mesh import lathe, place, sweep
from mathutils import Euler, Matrix

# length and radius (cm), head: round, point (torpedo), short point (belicoso), both ends (figurado)


VITOLAS = {
    "robusto": (12.7, 1.0, "round"),
    "corona": (14.2, 0.83, "round"),
    "toro": (15.2, 1.0, "round"),
    "churchill": (17.8, 0.94, "round"),
    "torpedo": (15.6, 1.03, "point"),
    "belicoso": (14.0, 1.03, "short"),
    "figurado": (15.6, 1.05, "both"),
    "lancero": (19.0, 0.75, "round"),
    "petit": (10.8, 0.83, "round"),
    "gordo": (15.2, 1.19, "round"),
    "panatela": (15.8, 0.68, "round"),
}


BANDS = {
    "red": ("7d1f1f", "d9b25a"),
    "gold": ("b58a3c", "5d1616"),
    "black": ("17171a", "d9b25a"),
    "green": ("22452f", "d9b25a"),
    "ivory": ("ece2c8", "8a6a2c"),
    "blue": ("22365c", "d9b25a"),
}


def outline(vitola):
    """(x along from head to foot, radius) of the rolled leaf."""
    length, r, head = VITOLAS[vitola]
    taper = {"round": 0.85 * r, "point": 4.2, "short": 2.4, "both": 4.0}[head]
    pts = []
    for i in range(17):
        t = i / 16
        if head == "round":
            k = math.sqrt(max(0, 1 - (1 - t) ** 2.4))
        else:
            k = 0.16 + 0.84 * math.sin(t * math.pi / 2) ** 0.9 if t else 0.0
        pts.append((t * taper, r * k))
    if head == "both":
        pts += [(length * 0.62, r * 1.02), (length - 2.2, r * 0.86), (length - 0.4, r * 0.62), (length, r * 0.5)]
    else:
        pts += [(length * 0.5, r * 1.01), (length - 0.12, r), (length, r * 0.965)]
    return pts


def band_material(name, width, around):
    """A band: coloured ground, gold borders with beads, a medallion; and its shine."""
    ground, metal = BANDS[name]
    w, h = 512, max(48, int(512 * width / around))
    img = prints.canvas(w, h, ground)
    mask = np.zeros((h, w, 3), np.float32)
    import cv2

    edge = max(3, h // 9)
    for y in (0, h - edge):
        img[y : y + edge] = prints.rgb(metal)
        mask[y : y + edge] = 1
    for x in range(0, w, max(10, h // 6)):
        for y in (edge + h // 14, h - edge - h // 14):
            cv2.circle(img, (x, y), max(2, h // 26), tuple(map(float, prints.rgb(metal))), -1, cv2.LINE_AA)
            cv2.circle(mask, (x, y), max(2, h // 26), (1, 1, 1), -1, cv2.LINE_AA)
    for cx in (w // 4, 3 * w // 4):
        cv2.ellipse(
            img,
            (cx, h // 2),
            (int(h * 0.42), int(h * 0.33)),
            0,
            0,
            360,
            tuple(map(float, prints.rgb(metal))),
            -1,
            cv2.LINE_AA,
        )
        cv2.ellipse(mask, (cx, h // 2), (int(h * 0.42), int(h * 0.33)), 0, 0, 360, (1, 1, 1), -1, cv2.LINE_AA)
        cv2.ellipse(
            img,
            (cx, h // 2),
            (int(h * 0.34), int(h * 0.26)),
            0,
            0,
            360,
            tuple(map(float, prints.rgb(ground))),
            -1,
            cv2.LINE_AA,
        )
        cv2.ellipse(mask, (cx, h // 2), (int(h * 0.34), int(h * 0.26)), 0, 0, 360, (0, 0, 0), -1, cv2.LINE_AA)
        prints.text(img, "E", (cx, h // 2), h * 0.3, metal)
    mat = soft.paper(
        "ivory", soft.picture("band", img), (around, width), 0.42, soft.picture("band-foil", mask, colour=False)
    )
    return mat


class Roller:
    """Makes cigars of one kind, sharing materials; the cigar lies along +x, its axis at height 0."""

    def __init__(self, vitola, colour, band, rnd):
        self.vitola, self.rnd = vitola, rnd
        self.length, self.r, _ = VITOLAS[vitola]
        self.skin = leaf.tobacco(colour)
        self.ash = None
        self.filler = leaf.tobacco("6b4527")
        self.width = 1.9 if vitola not in ("petit", "panatela", "lancero") else 1.5
        self.band = band_material(band, self.width, 2 * math.pi * self.r) if band and band != "none" else None

    def roll(self, at=(0, 0, 0), rot=(0, 0, 0)):
        wob = [self.rnd.uniform(-1, 1) for _ in range(4)]

        def lumps(t, r, z):
            return r * (1 + 0.012 * math.sin(z * 0.7 + wob[0] * 9) + 0.012 * math.sin(2 * t + z * 0.3 + wob[1] * 9))

        profile = [(r, x) for x, r in outline(self.vitola)]
        obs = [lathe("cigar", profile, self.skin, 40, 3, shape=lumps)]
        end = profile[-1][0]
        obs.append(
            lathe(
                "foot",
                [
                    (end, self.length),
                    (end, self.length),
                    (end * 0.93, self.length - 0.06),
                    (end * 0.5, self.length - 0.1),
                    (0, self.length - 0.05),
                ],
                self.filler,
                32,
                3,
            )
        )
        if self.band:
            z = 2.6 if VITOLAS[self.vitola][2] == "round" else 4.4
            r = self.r * 1.03
            obs.append(
                lathe(
                    "band",
                    [(r, z), (r + 0.015, z + 0.02), (r + 0.015, z + self.width - 0.02), (r, z + self.width)],
                    self.band,
                    40,
                    0,
                )
            )
        spin = self.rnd.uniform(-25, 25)
        place(obs, rot=(0, 0, spin))
        for ob in obs:
            ob.rotation_euler = (0, 0, math.radians(spin))
        lie = Matrix.Rotation(math.radians(90), 4, "Y")
        turn = Euler([math.radians(a) for a in rot]).to_matrix().to_4x4()
        for ob in obs:
            ob.matrix_world = Matrix.Translation(at) @ turn @ lie @ Matrix.Rotation(math.radians(spin), 4, "Z")
        return obs


def cigar(p):
    roller = Roller(p.get("vitola", "robusto"), p.colour, p.get("band", "gold"), p.rnd)
    n = int(p.get("count", 1))
    for i in range(n):
        y = -i * (roller.r * 2.5)
        roller.roll(
            (-roller.length / 2 + p.rnd.uniform(-0.3, 0.3) + i * 0.5, y, roller.r), (0, 0, p.rnd.uniform(-1.5, 1.5))
        )
    return {"turn": -24 if p.angle != "top" else 14, "elevation": 34 if p.angle != "top" else 76, "fill": 0.82}


def cigar_bundle(p):
    roller = Roller(p.get("vitola", "robusto"), p.colour, p.get("band", "none"), p.rnd)
    n, r = int(p.get("count", 20)), roller.r
    rows = {10: (3, 4, 3), 20: (4, 5, 6, 5), 25: (4, 5, 6, 6, 4)}[n]
    z = r
    for k, row in enumerate(rows):
        for i in range(row):
            roller.roll(
                (p.rnd.uniform(-0.12, 0.12), (i - (row - 1) / 2) * 2.03 * r, z), (0, 0, p.rnd.uniform(-0.4, 0.4))
            )
        z += r * 1.75
    half = max(rows) * r * 1.02
    top = z - r * 1.75 + r
    ribbon = soft.cloth({"oscuro": "ivory", "maduro": "gold"}.get(p.colour, "red"), "cotton")
    for x in (roller.length * 0.3, roller.length * 0.72):
        path = []
        for i in range(33):
            a = 2 * math.pi * i / 32
            c, s = math.cos(a), math.sin(a)
            path.append(
                (
                    x,
                    (half + 0.14) * math.copysign(abs(c) ** 0.5, c),
                    top / 2 + (top / 2 + 0.12) * math.copysign(abs(s) ** 0.5, s),
                )
            )
        sweep("ribbon", path, ribbon, 0.55, 0.09, 12, 0, closed=True, up=(0, 1, 0))
    return {"turn": -32, "elevation": 26}


def tube(p_colour, band, length=16.5, r=1.15):
    mat = hard.metal(p_colour if p_colour in ("silver", "gold") else p_colour, brushed=False)
    if p_colour in ("black", "red", "green"):
        mat = hard.lacquer(p_colour)
    obs = [
        lathe(
            "tube",
            [(0, 0), (r * 0.7, 0.1), (r * 0.97, 0.5), (r, 1.1), (r, length * 0.72), (r, length * 0.72)],
            mat,
            48,
            5,
        ),
        lathe(
            "cap",
            [
                (r * 1.03, length * 0.715),
                (r * 1.03, length * 0.715),
                (r * 1.03, length - 0.6),
                (r * 0.95, length - 0.2),
                (r * 0.6, length),
                (0, length),
            ],
            hard.metal("gold" if p_colour != "gold" else "silver", False),
            48,
            4,
        ),
    ]
    around = 2 * math.pi * r * 1.01
    obs.append(
        lathe(
            "label",
            [(r * 1.012, length * 0.22), (r * 1.012, length * 0.56)],
            band_material(band, length * 0.34, around),
            48,
            0,
        )
    )
    return obs


def lay(obs, at, turn=0.0, spin=0.0):
    """Lay upright turned things along x, resting at `at`."""
    m = (
        Matrix.Translation(at)
        @ Matrix.Rotation(math.radians(turn), 4, "Z")
        @ Matrix.Rotation(math.radians(90), 4, "Y")
        @ Matrix.Rotation(math.radians(spin), 4, "Z")
    )
    for ob in obs:
        ob.matrix_world = m
    return obs


def cigar_tube(p):
    lay(tube(p.colour, p.get("band", "gold")), (-8.2, 1.6, 1.15), 0, 20)
    roller = Roller("toro", "colorado", p.get("band", "gold"), p.rnd)
    roller.roll((-7.4, -1.8, roller.r), (0, 0, 2))
    return {"turn": -26, "elevation": 32, "fill": 0.84}


MODELS = {"cigar": cigar, "cigar-bundle": cigar_bundle, "cigar-tube": cigar_tube}
