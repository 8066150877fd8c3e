"""What one entry of the list of pictures asks for."""
import json
import os
import random
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
with open(os.path.join(HERE, "..", "..", "goods", "models.json"), encoding="utf8") as f:
    KNOWN = json.load(f)["models"]


class Order:
    """What one entry of the list asks for."""

    def __init__(self, entry):
        self.entry = entry
        self.params = entry.get("params") or {}
        self.colour = entry.get("colour") or "ivory"
        self.material = entry.get("material")
        self.angle = entry.get("angle") or KNOWN[entry["model"]]["angles"][0]
        self.mood = entry.get("mood") or "light"
        self.seed = (
            entry.get("seed")
            or zlib.crc32(json.dumps([entry["model"], self.params, self.colour], sort_keys=True).encode()) % 9999
        )
        self.rnd = random.Random(self.seed)

    def get(self, name, default=None):
        value = self.params.get(name)
        return default if value is None else value
