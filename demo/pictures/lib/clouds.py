"""Tiling noise pictures, made once for each roughness."""
import bpy
import numpy as np

SPAN = 10.0  # noise cells across one tile
_SIZE = 512


def field(detail, rough, seed=5):
    """A tiling field of octaves, with the mean and spread of Blender's own noise."""
    rng = np.random.default_rng(seed)
    f = np.hypot(*np.meshgrid(np.fft.fftfreq(_SIZE), np.fft.fftfreq(_SIZE))) * _SIZE / SPAN
    gain = np.zeros_like(f)
    for octave in range(int(detail) + 1):
        gain += rough**octave * np.exp(-(((f - 0.8 * 2**octave) / (0.4 * 2**octave)) ** 2)) / 2**octave
    spectrum = np.fft.fft2(rng.normal(size=f.shape)) * gain
    out = np.fft.ifft2(spectrum).real
    return np.clip(0.5 + 0.125 * out / out.std(), 0, 1).astype(np.float32)


def _store(name, v):
    img = bpy.data.images.new(name, v.shape[1], v.shape[0], float_buffer=True)
    img.colorspace_settings.name = "Non-Color"
    img.pixels.foreach_set(np.dstack([v, v, v, np.ones_like(v)]).astype(np.float32).ravel())
    img.pack()
    return img


def image(detail, rough):
    """Noise of so many octaves as a picture; made once, kept between pictures."""
    name = f"clouds-{int(detail)}-{rough:.2f}"
    return bpy.data.images.get(name) or _store(name, field(detail, rough))


def grain():
    """Wood grain: rings through a stretched field, and fibres."""
    name = "clouds-grain"
    if name in bpy.data.images:
        return bpy.data.images[name]
    rings = 0.5 + 0.5 * np.sin(38 * field(2, 0.35, 8))
    fibre = np.resize(field(6, 0.75, 3)[:, ::8], (_SIZE, _SIZE // 8)).repeat(8, axis=1)
    return _store(name, np.clip(0.55 * rings + 0.9 * fibre - 0.2, 0, 1))
