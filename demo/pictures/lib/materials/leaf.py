"""Tobacco leaf and plant leaves."""
from lib.colours import linear, shade
from lib.nodes import Tree

WRAPPERS = {"claro": "a8753f", "colorado": "7b4424", "maduro": "44251a", "oscuro": "2a1a15", "connecticut": "bd8f55"}


def tobacco(colour="colorado", slant=0.55):
    """Wrapper leaf: veins that wind round the cigar, mottling, an oily sheen. UV: along, around (cm)."""
    t, base = Tree("tobacco"), linear(WRAPPERS.get(colour, colour))
    each = t.math("MULTIPLY", t.add("ObjectInfo").outputs["Random"], 57.0)
    uv = t.coords("UV", rot=(0, 0, slant))
    uv = t.add("VectorMath", {"operation": "ADD"}, _0=uv, _1=t.add("CombineXYZ", X=each, Y=each).outputs[0]).outputs[
        0
    ]
    mott = t.noise(uv, 0.9, 6, 0.65)
    col = t.mix(mott, shade(base, 0.66), shade(base, 1.28))
    warp = t.add("Mapping", Vector=uv, Scale=(0.16, 1.1, 1)).outputs[0]
    vein = t.noise(warp, 1.1, 2, 0.4, 0.5)
    line = t.ramp(t.math("ABSOLUTE", t.math("SUBTRACT", vein, 0.5)), [(0.0, 1), (0.022, 0)])
    fine = t.noise(t.add("Mapping", Vector=uv, Scale=(0.6, 5, 1)).outputs[0], 2.2, 5, 0.7)
    col = t.mix(t.math("MULTIPLY", line, 0.35), col, shade(base, 1.5))
    tooth = t.noise(uv, 11, 3)
    h = t.math(
        "ADD",
        t.math("MULTIPLY", line, 0.7),
        t.math("ADD", t.math("MULTIPLY", fine, 0.35), t.math("MULTIPLY", tooth, 0.15)),
    )
    # the wrapper's own edge, winding like a barber's pole
    edge = t.math("FRACT", t.math("MULTIPLY", t.add("SeparateXYZ", Vector=uv).outputs["Y"], 0.27))
    seam = t.ramp(edge, [(0.0, 1), (0.012, 0)])
    col = t.mix(t.math("MULTIPLY", seam, 0.55), col, shade(base, 0.35))
    r = t.math("ADD", t.math("MULTIPLY", mott, 0.2), 0.38)
    t.principled(Base_Color=col, Roughness=r, Specular=0.38, Normal=t.bump(h, 0.35, 0.06))
    return t.mat


def plant(colour="3f6138", edge=None, veins=True, gloss=0.3):
    """A leaf whose UVs run 0..1 along (x) and -1..1 across (y)."""
    t, base = Tree("leaf"), linear(colour)
    uv = t.coords("UV")
    xy = t.add("SeparateXYZ", Vector=uv)
    across = t.math("ABSOLUTE", xy.outputs["Y"])
    col = t.mix(t.noise(t.coords(), 0.7, 4), shade(base, 0.72), shade(base, 1.2))
    if veins:
        mid = t.ramp(across, [(0.0, 1), (0.06, 0)])
        slant = t.math(
            "SINE", t.math("MULTIPLY", t.math("SUBTRACT", xy.outputs["X"], t.math("MULTIPLY", across, 0.22)), 70.0)
        )
        side = t.ramp(slant, [(0.9, 0), (1.0, 1)])
        col = t.mix(
            t.math("MULTIPLY", t.math("MAXIMUM", mid, t.math("MULTIPLY", side, 0.35)), 0.55), col, shade(base, 2.0)
        )
        t.principled(Normal=t.bump(slant, 0.12, 0.05))
    if edge:
        col = t.mix(t.ramp(across, [(0.72, 0), (0.84, 1)]), col, linear(edge))
    t.principled(Base_Color=col, Roughness=0.55 - gloss * 0.6, Specular=0.35)
    light = t.add("BsdfTranslucent", Color=t.mix(0.5, col, linear("9dbb4c")))
    mix = t.add("MixShader", _0=0.18, _1=t.bsdf.outputs[0], _2=light.outputs[0])
    t.tree.links.new(mix.outputs[0], t.out.inputs["Surface"])
    return t.mat


def dried(colour="b89c6b"):
    t, base = Tree("dried"), linear(colour)
    t.principled(
        Base_Color=t.mix(t.noise(t.coords(), 1.5, 4), shade(base, 0.7), shade(base, 1.2)), Roughness=0.8, Specular=0.2
    )
    return t.mat
