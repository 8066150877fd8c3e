"""blender -b --python demo/pictures/render.py -- LIST.json OUT [--size 640] [--samples 3] [--again]

Photographs every entry of LIST.json that OUT does not hold yet, as WebP, in the order of the list's models in
turn, main pictures first. Entries whose model is unknown are named and left out."""
import argparse
import json
import os
import sys
import tempfile
import time
import traceback
from collections import Counter

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from families import MODELS
from lib import shutter, studio
from lib.order import Order


def in_turn(entries):
    """Main pictures first, then other angles; within each, one of every model in turn."""
    shown, count, keyed = set(), Counter(), []
    for entry in entries:
        goods = json.dumps([entry["model"], entry.get("params"), entry.get("colour"), entry.get("material")])
        again = goods in shown
        shown.add(goods)
        count[again, entry["model"]] += 1
        keyed.append(((again, count[again, entry["model"]]), entry))
    return [entry for _, entry in sorted(keyed, key=lambda pair: pair[0])]


def photograph(entry, out, size, samples, work):
    order = Order(entry)
    studio.empty()
    wish = MODELS[entry["model"]](order) or {}
    shutter.configure((size, size), round(samples * wish.pop("effort", 1)))
    studio.shoot_setup(order.mood, order.angle, **wish)
    shutter.write(shutter.expose(work, order.mood, order.seed), os.path.join(out, entry["file"]), 84)


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("list")
    ap.add_argument("out")
    ap.add_argument("--size", type=int, default=640)
    ap.add_argument("--samples", type=int, default=3)
    ap.add_argument("--again", action="store_true")
    ap.add_argument("--most", type=int, default=100000, help="stop after so many pictures")
    args = ap.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    os.makedirs(args.out, exist_ok=True)
    with open(args.list, encoding="utf8") as f:
        entries = in_turn(json.load(f))
    made = 0
    with tempfile.TemporaryDirectory() as work:
        for entry in entries:
            if entry["model"] not in MODELS:
                print("no such model:", entry["model"], entry["file"], flush=True)
                continue
            if os.path.exists(os.path.join(args.out, entry["file"])) and not args.again:
                continue
            if made >= args.most:
                break
            made += 1
            began = time.time()
            try:
                photograph(entry, args.out, args.size, args.samples, work)
                print(f"made {entry['file']} in {time.time() - began:.1f} s", flush=True)
            except Exception:
                print("failed:", entry["file"], flush=True)
                traceback.print_exc()


main()
