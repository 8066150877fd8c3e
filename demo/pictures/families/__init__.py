"""One module per family of goods. A model is a function model(p) that builds the goods into the scene.

`p` is the order: `p.colour`, `p.material`, `p.rnd` (seeded) and `p.get(name, default)` for its parameters.
A model may return a dict of wishes for the studio: room, fill, glassy, elevation, turn, lift.
"""
from importlib import import_module

FAMILIES = (
    "ceramics",
    "pots",
    "cutlery",
    "kitchen",
    "counter",
    "glassware",
    "textiles",
    "rugs",
    "plants",
    "seats",
    "tables",
    "lamps",
    "pendants",
    "room",
    "walls",
    "paper",
    "stationery",
    "candles",
    "bath",
    "cigars",
    "boxed",
    "smoking",
    "lighters",
    "keeping",
)
MODELS = {}
for family in FAMILIES:
    MODELS.update(import_module("families." + family).MODELS)
