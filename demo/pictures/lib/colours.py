"""Names of the catalogue's colours, as sRGB hex, and what they are in linear light."""
HEX = {
    "ivory": "efe6d2",
    "sage": "9caa8b",
    "charcoal": "3a3b3d",
    "ocean": "3f6478",
    "terracotta": "bd6a47",
    "sand": "d3bd98",
    "blush": "dfb3a5",
    "speckled": "e6dfd1",
    "mustard": "c8973a",
    "white": "f1f0ec",
    "natural": "d9ccb3",
    "forest": "35503f",
    "oat": "c9b79a",
    "black": "1d1d1e",
    "cream": "f0e7d3",
    "red": "8e2a25",
    "gold": "b58a3c",
    "green": "2f4f3b",
    "blue": "2b4466",
    "kraft": "b08d62",
    "tan": "a9713f",
    "brown": "5d3a22",
    "oxblood": "571f1f",
    "amber": "c47a2a",
    "smoke": "6d6a66",
    "clear": "ffffff",
    "opal": "f4efe6",
    "orange": "c9713a",
    "grey": "8b8a87",
}


def linear(value):
    """Linear RGBA of a colour name or of six hex digits."""
    h = HEX.get(value) or (value if len(value) == 6 and set(value) <= set("0123456789abcdef") else HEX["grey"])
    out = []
    for i in (0, 2, 4):
        c = int(h[i : i + 2], 16) / 255
        out.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return (*out, 1.0)


def shade(rgba, factor):
    return tuple(min(c * factor, 1.0) for c in rgba[:3]) + (1.0,)


def blend(a, b, t):
    return tuple(x * (1 - t) + y * t for x, y in zip(a[:3], b[:3])) + (1.0,)
