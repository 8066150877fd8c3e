"""blender -b --python demo/pictures/banners.py -- OUT [--only NAME] [--most N] [--samples 3]

Photographs the still lifes of families/scenes.py that OUT does not hold yet: wide (1600 x 700), with room for text
on one side, and upright for phones (800 x 1000); then writes banners.json beside this file."""
import argparse
import json
import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import cv2
import numpy as np
from families.scenes import SCENES
from lib import shutter, studio

HERE = os.path.dirname(os.path.abspath(__file__))
WIDE, TALL = (1600, 700), (800, 1000)


def photograph(name, size, path, samples, work):
    build, side, _ = SCENES[name]
    studio.empty()
    wish = build()
    mood, dusk = wish.pop("mood", "light"), wish.pop("dusk", False)
    shutter.configure(size, samples)
    wide = size[0] > size[1]
    cam = studio.shoot_setup(mood, "front", size=size, fill=0.72 if wide else 0.88, **wish)
    if wide:
        cam.data.shift_x = 0.12 if side == "right" else -0.12
    if dusk:
        studio.dim(0.22)
    shutter.write(shutter.expose(work, "dusk" if dusk else mood, 7), path, 84)


def dominant(path):
    """The mean colour of a stored picture, as hex."""
    with tempfile.NamedTemporaryFile(suffix=".png") as png:
        subprocess.run(["dwebp", "-quiet", path, "-o", png.name], check=True)
        b, g, r = np.median(cv2.imread(png.name).reshape(-1, 3), axis=0)
    return f"#{int(r):02x}{int(g):02x}{int(b):02x}"


def index(out):
    """What the shops need to know of the banners that exist."""
    rows = []
    for name, (_, side, alt) in SCENES.items():
        wide, tall = f"{name}.webp", f"{name}-mobile.webp"
        if all(os.path.exists(os.path.join(out, f)) for f in (wide, tall)):
            rows.append(
                {
                    "file": wide,
                    "width": WIDE[0],
                    "height": WIDE[1],
                    "mobile": tall,
                    "mobileWidth": TALL[0],
                    "mobileHeight": TALL[1],
                    "alt": alt,
                    "colour": dominant(os.path.join(out, wide)),
                    "text": side,
                    "shop": "ember" if "ember" in name else "harbor",
                }
            )
    with open(os.path.join(HERE, "banners.json"), "w", encoding="utf8") as f:
        f.write(json.dumps(rows, indent=2) + "\n")


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("out")
    ap.add_argument("--only")
    ap.add_argument("--most", type=int, default=99, help="stop after so many pictures")
    ap.add_argument("--samples", type=int, default=3)
    ap.add_argument("--scale", type=float, default=1.0)
    args = ap.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    os.makedirs(args.out, exist_ok=True)
    made = 0
    with tempfile.TemporaryDirectory() as work:
        for name in SCENES:
            for size, tail in ((WIDE, ""), (TALL, "-mobile")):
                path = os.path.join(args.out, f"{name}{tail}.webp")
                if os.path.exists(path) or (args.only and args.only != name) or made >= args.most:
                    continue
                made += 1
                size = tuple(round(v * args.scale) for v in size)
                photograph(name, size, path, args.samples, work)
                print("made", os.path.basename(path), flush=True)
    if args.scale == 1:
        index(args.out)


main()
