"""Patterns and printed matter as arrays (height, width, 3) of sRGB in 0..1."""
import math

import cv2
import numpy as np
from lib.colours import HEX


def rgb(colour):
    h = HEX.get(colour, colour)
    return np.array([int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)


def second(colour):
    """The colour that is woven with `colour` in patterns."""
    dark = rgb(colour).mean() < 0.45
    return rgb(
        "ivory"
        if dark
        else {"ivory": "sand", "white": "ocean", "natural": "charcoal", "oat": "charcoal"}.get(colour, "ivory")
    )


def weave(pattern, colour, n=512):
    """A repeat of a woven pattern, or None for plain."""
    if pattern in (None, "plain", "tufted", "fringe", "terry", "waffle"):
        return None
    y, x = np.mgrid[0:n, 0:n] / n
    a, b = rgb(colour), second(colour)
    if colour in ("ivory", "white", "natural", "oat"):
        a, b = rgb(colour), rgb({"white": "ocean"}.get(colour, "charcoal")) * 0.8 + rgb(colour) * 0.2
    if pattern == "stripe":
        t = ((x * 4) % 1 < 0.30) * 1.0 + ((x * 4 - 0.42) % 1 < 0.05) * 0.8
    elif pattern == "check":
        t = ((x * 3) % 1 < 0.42) * 0.5 + ((y * 3) % 1 < 0.42) * 0.5
        t = t * 0.9
    elif pattern == "herringbone":
        zig = np.abs((x * 12) % 2 - 1)
        t = ((y * 24 + zig * 2) % 1 < 0.45) * 0.55
    elif pattern == "diamond":
        d = np.abs((x * 3) % 1 - 0.5) + np.abs((y * 3) % 1 - 0.5)
        t = ((d > 0.44) & (d < 0.53)) * 1.0 + (d < 0.09) * 1.0
    elif pattern == "border":
        e = np.minimum(np.minimum(x, 1 - x), np.minimum(y, 1 - y))
        t = ((e > 0.055) & (e < 0.085)) * 1.0 + ((e > 0.1) & (e < 0.108)) * 1.0
    else:
        return None
    t = np.clip(t, 0, 1).astype(np.float32)[..., None]
    return a * (1 - t) + b * t


def canvas(w, h, colour):
    return np.ones((h, w, 3), np.float32) * rgb(colour)


def text(img, string, centre, height, colour, serif=True):
    """Letters in a stroked face, centred."""
    face = cv2.FONT_HERSHEY_TRIPLEX if serif else cv2.FONT_HERSHEY_DUPLEX
    (w, h), _ = cv2.getTextSize(string, face, 1.0, 1)
    s = height / h
    thick = max(1, round(height / 14))
    at = (int(centre[0] - w * s / 2), int(centre[1] + height / 2))
    c = np.ascontiguousarray(img)
    cv2.putText(c, string, at, face, s, tuple(float(v) for v in rgb(colour)), thick, cv2.LINE_AA)
    img[...] = c


def sprig(img, at, size, colour, lean=0.0):
    """A twig with leaves in pairs, growing up from `at`."""
    c = tuple(float(v) for v in rgb(colour))
    x, y = at
    for i in range(9):
        t = i / 8
        px, py = x + lean * t * size, y - t * size
        for side in (-1, 1):
            a = math.radians(90 - side * (52 - 20 * t))
            ln = size * 0.26 * (1 - 0.6 * t)
            mid = (int(px + math.cos(a) * ln * 0.55), int(py - math.sin(a) * ln * 0.55))
            cv2.ellipse(
                img, mid, (int(ln * 0.5), max(1, int(ln * 0.2))), -math.degrees(a), 0, 360, c, -1, cv2.LINE_AA
            )
    cv2.line(img, (int(x), int(y)), (int(x + lean * size), int(y - size)), c, max(1, int(size / 70)), cv2.LINE_AA)


def landscape(name, w, h, seed=1):
    """The pictures in the frames: flat shapes in few colours."""
    img = canvas(w, h, "f1e9da")
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    u, v = x / w, y / h

    def fill(mask, colour):
        img[mask] = rgb(colour)

    if name == "hills":
        fill((u - 0.68) ** 2 + ((v - 0.30) * h / w) ** 2 < 0.012, "d98e52")
        for k, (top, col) in enumerate(((0.48, "b9c2ae"), (0.58, "8fa08a"), (0.70, "5f7a68"), (0.82, "3d5648"))):
            fill(v > top + 0.06 * np.sin(u * (5 + k) + k * 2.1) + 0.03 * np.sin(u * 11 + k), col)
    elif name == "sun":
        fill((u - 0.5) ** 2 + ((v - 0.40) * h / w) ** 2 < 0.075, "c9713a")
        fill(v > 0.66 + 0.01 * np.sin(u * 9), "e3c9a4")
        fill(v > 0.76 + 0.02 * np.sin(u * 6 + 1), "a9713f")
    elif name == "sea":
        for k, col in enumerate(("dfe5e2", "b8c9cc", "8fabb5", "5f8796", "3f6478", "2c4a5b")):
            fill(v > 0.30 + k * 0.115 + 0.015 * np.sin(u * (9 + 2 * k) + k), col)
        fill((u - 0.3) ** 2 + ((v - 0.2) * h / w) ** 2 < 0.006, "e6c07a")
    elif name == "arches":
        for k, col in enumerate(("bd6a47", "d3976e", "e2bf9a", "f1e3cf")):
            r = 0.40 - k * 0.09
            fill(
                (np.abs(u - 0.5) < r)
                & ((v > 0.45) | ((u - 0.5) ** 2 + ((v - 0.45) * h / w) ** 2 < r * r))
                & (v < 0.88),
                col,
            )
    elif name == "leaf":
        sprig(img, (w * 0.5, h * 0.9), h * 0.74, "4b6a52", 0.03)
    else:
        fill((u - 0.4) ** 2 + ((v - 0.36) * h / w) ** 2 < 0.07, "c8973a")
        fill((np.abs(u - 0.6) < 0.2) & (np.abs(v - 0.62) < 0.2), "3f6478")
        fill((u - 0.32) ** 2 + ((v - 0.72) * h / w) ** 2 < 0.02, "bd6a47")
    grain = np.random.default_rng(seed).normal(0, 0.012, (h, w, 1)).astype(np.float32)
    return np.clip(img + grain, 0, 1)


def fine_lines(w, h, colour, ink, title, sub):
    """A label: double frame, a name, a line beneath."""
    img = canvas(w, h, colour)
    c = tuple(float(v) for v in rgb(ink))
    m = int(min(w, h) * 0.07)
    cv2.rectangle(img, (m, m), (w - m, h - m), c, max(1, m // 7), cv2.LINE_AA)
    cv2.rectangle(img, (m + m // 3, m + m // 3), (w - m - m // 3, h - m - m // 3), c, 1, cv2.LINE_AA)
    size = min(h * 0.15, w * 0.5 / max(len(title), 1))
    text(img, title, (w / 2, h * 0.46), size, ink)
    text(img, sub, (w / 2, h * 0.68), size * 0.42, ink, False)
    return img
