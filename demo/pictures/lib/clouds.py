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


def image(detail, rough):
    name = f"clouds-{int(detail)}-{rough:.2f}"
    if name in bpy.data.images:
        return bpy.data.images[name]
    img = bpy.data.images.new(name, _SIZE, _SIZE, float_buffer=True)
    img.colorspace_settings.name = "Non-Color"
    v = field(detail, rough)
    img.pixels.foreach_set(np.dstack([v, v, v, np.ones_like(v)]).ravel())
    img.pack()
    return img
