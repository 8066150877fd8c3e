"""Woods: growth rings stretched along the board, pores, and an oiled or painted skin."""
from lib import clouds
from lib.colours import linear, shade
from lib.nodes import Tree

WOODS = {
    "oak": ("c79b66", "a87a48", 0.5),
    "walnut": ("6f4a30", "46291a", 0.42),
    "ash": ("dcc4a0", "c4a67c", 0.5),
    "olive": ("bd8f52", "6e4a28", 0.4),
    "cedar": ("b87a4f", "93562f", 0.55),
    "mahogany": ("6e2f1c", "431810", 0.3),
    "ebony": ("2b211d", "15100e", 0.3),
    "maple": ("dcb98a", "c49a66", 0.35),
    "table": ("4a3426", "2b1c14", 0.4),
    "kraft": ("b08d62", "a07f56", 0.8),
}


def wood(colour="oak", along="x", scale=1.0, gloss=0.0):
    """Wood whose grain runs `along` an axis of the object; other colours are painted wood."""
    if colour not in WOODS:
        return painted_wood(colour, along)
    light, dark, rough = WOODS[colour]
    t = Tree("wood-" + colour)
    stretch = {"x": (0.07, 1, 1), "y": (1, 0.07, 1), "z": (1, 1, 0.07)}[along]
    pos = t.coords(scale=tuple(s * scale for s in stretch), loc=(3.1, 1.7, 0.4))
    shift = t.add("ObjectInfo").outputs["Random"]
    pos = t.add(
        "VectorMath",
        {"operation": "ADD"},
        _0=pos,
        _1=t.add("CombineXYZ", X=t.math("MULTIPLY", shift, 37.0), Y=t.math("MULTIPLY", shift, 21.0)).outputs[0],
    ).outputs[0]
    broad = t.noise(pos, 0.28, 3, 0.5)
    rings = t.math("SINE", t.math("MULTIPLY", broad, 46.0))
    rings = t.math("ADD", t.math("MULTIPLY", rings, 0.5), 0.5)
    fibre = t.noise(t.add("Mapping", Vector=pos, Scale=(1, 9, 9)).outputs[0] if along == "x" else pos, 1.6, 8, 0.7)
    mixf = t.math("ADD", t.math("MULTIPLY", rings, 0.55), t.math("MULTIPLY", fibre, 0.55), True)
    col = t.ramp(mixf, [(0.15, linear(light)), (0.55, shade(linear(light), 0.86)), (0.95, linear(dark))])
    pores = t.ramp(t.noise(pos, 7, 3, 0.6), [(0.60, 0), (0.72, 1)])
    col = t.mix(t.math("MULTIPLY", pores, 0.35), col, shade(linear(dark), 0.6))
    tone = t.math("ADD", t.math("MULTIPLY", shift, 0.22), 0.88)
    col = t.add("HueSaturation", Color=col, Value=tone).outputs[0]
    r = t.math("ADD", t.math("MULTIPLY", fibre, 0.18), rough - 0.09)
    t.principled(
        Base_Color=col,
        Roughness=r,
        Specular=0.35,
        Clearcoat=gloss,
        Clearcoat_Roughness=0.06,
        Normal=t.bump(fibre, 0.12 * (1 - gloss), 0.06),
    )
    return t.mat


def painted_wood(colour, along="x"):
    t, base = Tree("painted-wood"), linear(colour)
    pos = t.coords(scale={"x": (0.06, 1, 1), "y": (1, 0.06, 1), "z": (1, 1, 0.06)}[along])
    grain = t.noise(pos, 3.5, 6, 0.7)
    t.principled(
        Base_Color=t.mix(grain, shade(base, 0.88), shade(base, 1.05)),
        Roughness=0.48,
        Specular=0.4,
        Normal=t.bump(grain, 0.14, 0.06),
    )
    return t.mat


def table():
    """Dark boards to stand things on. They fill the frame, so their grain is one picture, laid over the UVs."""
    t = Tree("table")
    shift = t.math("MULTIPLY", t.add("ObjectInfo").outputs["Random"], 7.0)
    move = t.add("CombineXYZ", X=shift, Y=shift).outputs[0]
    uv = t.add("VectorMath", {"operation": "ADD"}, _0=t.coords("UV", (1 / 150, 1 / 22, 1)), _1=move).outputs[0]
    grain = t.add("TexImage", {"image": clouds.grain()}, Vector=uv).outputs[0]
    col = t.ramp(grain, [(0.1, linear("4a3426")), (0.9, linear("2b1c14"))])
    tone = t.math("ADD", t.math("MULTIPLY", t.add("ObjectInfo").outputs["Random"], 0.3), 0.85)
    col = t.add("HueSaturation", Color=col, Value=tone).outputs[0]
    t.principled(Base_Color=col, Roughness=0.42, Specular=0.4, Normal=t.bump(grain, 0.08, 0.06))
    return t.mat
