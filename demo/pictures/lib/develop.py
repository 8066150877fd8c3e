"""From two noisy exposures to a finished picture: noise removal, exposure, tone curve."""
import cv2
import numpy as np

cv2.setNumThreads(1)


def _shift(a, dy, dx):
    return np.roll(a, (dy, dx), (0, 1))


def _pass(values, var, feats, radius, stride, k, patch):
    """Non-local means: neighbours count by how alike their patches and their surfaces are."""
    acc, total = values.copy(), np.ones(values.shape[:2], np.float32)
    for oy in range(0, radius + 1):
        for ox in range(-radius, radius + 1):
            if oy == 0 and ox <= 0:
                continue
            dy, dx = oy * stride, ox * stride
            other, ovar = _shift(values, dy, dx), _shift(var, dy, dx)
            d = ((values - other) ** 2).mean(2) - (var + np.minimum(var, ovar))
            d = cv2.blur(d / (1e-6 + k * k * (var + ovar)), (patch, patch))
            w = np.maximum(d, 0)
            for f, noise in feats:
                w = np.maximum(w, ((f - _shift(f, dy, dx)) ** 2).sum(2) / (noise + _shift(noise, dy, dx)))
            w = np.exp(-w)
            back = _shift(w, -dy, -dx)
            acc += w[..., None] * other + back[..., None] * _shift(values, -dy, -dx)
            total += w + back
    return acc / total[..., None]


def _guide(pair, width):
    """A guide freed of its own noise (glass and metal have some), and how far apart two points of one surface
    may lie in it."""
    mean = ((pair[0] + pair[1]) / 2).astype(np.float32)
    noise = cv2.blur((((pair[0] - pair[1]) / 2) ** 2).mean(2).astype(np.float32), (5, 5)) + 1e-6
    return _pass(mean, noise, [], 2, 1, 0.8, 3), width / 2 + 2 * noise


def clean(pair, albedos, normals):
    """Mean of a pair of exposures without their noise. Surface colour is divided out first, so that prints,
    grain and weave stay as sharp as they were rendered."""
    feats = [_guide(normals, 0.08), _guide(albedos, 0.02)]
    base = np.maximum(feats[1][0], 0.03)
    la, lb = (np.log1p(np.maximum(e, 0) / base) for e in pair)
    for half in (la, lb):
        mid = cv2.medianBlur(half.astype(np.float32), 3)
        spike = half > mid * 1.6 + 0.3
        half[spike] = mid[spike]
    values = ((la + lb) / 2).astype(np.float32)
    var = cv2.blur((((la - lb) / 2) ** 2).mean(2).astype(np.float32), (9, 9)) + 1e-6
    for stride, share, k in ((1, 1.0, 0.7), (3, 0.22, 0.7), (6, 0.06, 0.7)):
        values = _pass(values, var * share, feats, 3, stride, k, 5)
    return np.expm1(values) * base


def neutral(rgb):
    """The Khronos PBR Neutral curve: keeps the goods' own colours, rolls off only highlights."""
    start, desat = 0.76, 0.15
    peak = rgb.max(2, keepdims=True)
    d = 1 - start
    new = 1 - d * d / (peak + d - start)
    g = 1 - 1 / (desat * (peak - new) + 1)
    rolled = rgb * new / np.maximum(peak, 1e-6) * (1 - g) + new * g
    return np.where(peak < start, rgb, rolled)


def srgb(x):
    x = np.clip(x, 0, 1)
    return np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.power(x, 1 / 2.4) - 0.055)


def expose(rgb, mood):
    """Light pictures: the paper at the upper corners becomes near-white. Dark ones: a fixed exposure."""
    if mood in ("dark", "dusk"):
        return rgb * {"dark": 2.3, "dusk": 2.0}[mood]
    h, w = rgb.shape[:2]
    corners = np.concatenate([rgb[: h // 8, : w // 8].reshape(-1, 3), rgb[: h // 8, -w // 8 :].reshape(-1, 3)])
    level = np.median(corners.max(1))
    return rgb * np.clip(0.85 / max(level, 1e-4), 0.5, 3.0)


def develop(pair, albedos, normals, mood, seed=0):
    """The finished picture as 8-bit BGR."""
    rgb = neutral(expose(clean(pair, albedos, normals), mood))
    out = srgb(rgb) ** 1.08
    lum = out.mean(2, keepdims=True)
    out = out + 0.04 * (out - cv2.GaussianBlur(out.astype(np.float32), (0, 0), 12)) - 0.08 * (out - lum)
    soft = cv2.GaussianBlur(out.astype(np.float32), (0, 0), 1.1)
    out = out + 0.45 * (out - soft)
    grain = np.random.default_rng(seed).normal(0, 0.002, out.shape[:2])[..., None]
    return (np.clip(out + grain, 0, 1)[..., ::-1] * 255 + 0.5).astype(np.uint8)
