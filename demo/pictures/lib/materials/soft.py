"""Cloth, leather, paper and plaited stuff. Their weave follows the UVs, which are centimetres."""
import bpy
import numpy as np
from lib.colours import linear, shade
from lib.nodes import Tree


def picture(name, pixels, colour=True):
    """A Blender image of an array (height, width, 3 or 4) of sRGB values in 0..1, first row at the top."""
    h, w = pixels.shape[:2]
    rgba = np.ones((h, w, 4), np.float32)
    rgba[..., : pixels.shape[2]] = pixels
    img = bpy.data.images.new(name, w, h, alpha=True)
    if not colour:
        img.colorspace_settings.name = "Non-Color"
    img.pixels.foreach_set(np.ascontiguousarray(rgba[::-1]).ravel())
    img.pack()
    return img


def _uv(t, scale=1.0):
    return t.coords("UV", (scale, scale, 1))


def printed(t, image, size):
    """Colour of an image laid over UV centimetres, `size` wide and high, repeating."""
    vec = t.coords("UV", (1 / size[0], 1 / size[1], 1))
    return t.add("TexImage", {"image": image}, Vector=vec).outputs[0]


def cloth(colour="natural", kind="linen", pattern=None, size=(30, 30), fine=1.0):
    """Woven stuff: linen, cotton, wool, velvet, jute, felt. `pattern` is an image that covers `size` cm."""
    t = Tree(kind)
    threads = {"linen": 11, "cotton": 16, "wool": 6, "velvet": 30, "jute": 2.2, "felt": 8, "terry": 5}[kind] * fine
    rough, sheen = {"velvet": (0.7, 1.0), "wool": (0.95, 0.6), "felt": (0.95, 0.5), "terry": (0.95, 0.5)}.get(
        kind, (0.88, 0.25)
    )
    base = printed(t, pattern, size) if pattern else t.add("RGB").outputs[0]
    if not pattern:
        base.default_value = linear(colour)
    uv = _uv(t)
    slub_u = t.noise(t.add("Mapping", Vector=uv, Scale=(0.25, threads * 0.55, 1)).outputs[0], 1.0, 3)
    slub_v = t.noise(t.add("Mapping", Vector=uv, Scale=(threads * 0.55, 0.25, 1)).outputs[0], 1.0, 3)
    melange = t.math("MULTIPLY", t.math("ADD", slub_u, slub_v), 0.5)
    low = {"velvet": 0.95, "cotton": 0.9, "felt": 0.8}.get(kind, 0.72)
    tone = t.math("ADD", t.math("MULTIPLY", melange, 2 * (1 - low)), low)
    tone = t.math("MULTIPLY", tone, t.math("ADD", t.math("MULTIPLY", t.noise(t.coords(), 0.12, 2), 0.16), 0.92))
    col = t.mix(1.0, base, t.add("CombineXYZ", X=tone, Y=tone, Z=tone).outputs[0], "MULTIPLY")
    if kind in ("wool", "felt", "terry"):
        h = t.noise(uv, threads, 6, 0.75)
    elif kind == "velvet":
        h = t.noise(uv, 3, 4)
    else:
        a = t.add("TexWave", {"bands_direction": "X"}, Vector=uv, Scale=threads * 0.32, Distortion=0.6)
        b = t.add("TexWave", {"bands_direction": "Y"}, Vector=uv, Scale=threads * 0.32, Distortion=0.6)
        h = t.math("ADD", t.math("MULTIPLY", a.outputs["Fac"], b.outputs["Fac"]), t.math("MULTIPLY", melange, 0.8))
    strength = {"velvet": 0.1, "cotton": 0.25, "terry": 1.0, "wool": 0.8, "jute": 0.9}.get(kind, 0.4)
    depth = {"terry": 0.3, "wool": 0.16, "jute": 0.3}.get(kind, 0.06)
    t.principled(
        Base_Color=col, Roughness=rough, Sheen=sheen, Sheen_Tint=0.6, Specular=0.12, Normal=t.bump(h, strength, depth)
    )
    return t.mat


def leather(colour="tan", grain=4.0):
    t, base = Tree("leather"), linear(colour)
    pos = t.coords()
    cells = t.add("TexVoronoi", {"feature": "SMOOTH_F1"}, Vector=pos, Scale=grain).outputs["Distance"]
    wear = t.noise(pos, 0.3, 4)
    col = t.mix(wear, shade(base, 0.78), shade(base, 1.15))
    h = t.math("ADD", t.math("MULTIPLY", cells, 0.6), t.math("MULTIPLY", t.noise(pos, 3, 5), 0.4))
    t.principled(
        Base_Color=col,
        Roughness=t.math("ADD", t.math("MULTIPLY", wear, 0.2), 0.36),
        Specular=0.4,
        Normal=t.bump(h, 0.3, 0.06),
    )
    return t.mat


def paper(colour="ivory", image=None, size=(10, 10), rough=0.8, foil=None):
    """Paper or card, plain or printed; `foil` is a mask image that shines like hot-foil."""
    t, base = Tree("paper"), linear(colour)
    pos = t.coords()
    fibre = t.noise(pos, 5, 6, 0.7)
    col = t.mix(fibre, shade(base, 0.95), shade(base, 1.03)) if image is None else printed(t, image, size)
    bump = t.bump(fibre, 0.08, 0.04)
    t.principled(Base_Color=col, Roughness=rough, Specular=0.3, Normal=bump)
    if foil is not None:
        mask = printed(t, foil, size)
        t.principled(
            Base_Color=t.mix(mask, col, (0.70, 0.46, 0.15, 1)),
            Metallic=t.math("MULTIPLY", mask, 0.9),
            Roughness=t.math("SUBTRACT", rough, t.math("MULTIPLY", mask, rough - 0.3)),
        )
    return t.mat


def wicker(colour="natural"):
    """Plain weave for sheets whose strands are not modelled; UV in centimetres."""
    hexes = {"natural": "c39a63", "oak": "9c6b3c", "charcoal": "4a4540", "ivory": "e3d4b4"}
    t, base = Tree("wicker"), linear(hexes.get(colour, colour))
    pos = t.coords()
    col = t.mix(t.noise(pos, 2.2, 5, 0.7), shade(base, 0.6), shade(base, 1.2))
    each = t.add("ObjectInfo").outputs["Random"]
    col = t.add("HueSaturation", Color=col, Value=t.math("ADD", t.math("MULTIPLY", each, 0.4), 0.8)).outputs[0]
    fibres = t.noise(t.coords("UV", (0.4, 9, 1)), 1.5, 5)
    t.principled(Base_Color=col, Roughness=0.62, Specular=0.3, Normal=t.bump(fibres, 0.4, 0.06))
    return t.mat
