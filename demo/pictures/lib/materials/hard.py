"""Ceramic, metal, glass, lacquer, wax, stone: smooth things."""
from lib.colours import blend, linear, shade
from lib.nodes import Tree

METALS = {
    "brass": ((0.62, 0.40, 0.14, 1), 0.36),
    "steel": ((0.56, 0.55, 0.53, 1), 0.36),
    "silver": ((0.72, 0.71, 0.69, 1), 0.34),
    "gold": ((0.72, 0.47, 0.14, 1), 0.35),
    "gunmetal": ((0.10, 0.10, 0.11, 1), 0.38),
    "copper": ((0.62, 0.29, 0.17, 1), 0.35),
}


def glazed(colour="ivory", rough=0.16, breaking=True):
    """Glossy glaze, a little uneven, thin and darker where it ran off an edge."""
    if colour == "speckled":
        return stoneware(colour, rough=0.22, foot=False)
    t, base = Tree("glazed"), linear(colour)
    pos = t.coords()
    cloud = t.noise(pos, 0.18, 3)
    col = t.mix(cloud, shade(base, 0.90), shade(base, 1.06))
    if breaking:
        edge = t.ramp(t.add("NewGeometry").outputs["Pointiness"], [(0.515, 0), (0.56, 1)])
        col = t.mix(t.math("MULTIPLY", edge, 0.45), col, blend(base, linear("9a6b45"), 0.6))
    wave = t.noise(pos, 0.55, 2)
    t.principled(
        Base_Color=col,
        Roughness=rough,
        Specular=0.5,
        Clearcoat=0.4,
        Clearcoat_Roughness=0.05,
        Normal=t.bump(wave, 0.10, 0.35),
    )
    return t.mat


def stoneware(colour="ivory", rough=0.55, foot=True):
    """Matt glaze with iron specks; the foot is left as bare clay. Object origin is the foot."""
    t, base = Tree("stoneware"), linear(colour)
    pos = t.coords()
    col = t.mix(t.noise(pos, 0.3, 4), shade(base, 0.86), shade(base, 1.08))
    cells = t.add("TexVoronoi", Vector=pos, Scale=3.2)
    dots = t.ramp(cells.outputs["Distance"], [(0.06, 1), (0.13, 0)])
    some = t.ramp(t.noise(pos, 1.3, 2), [(0.50, 0), (0.56, 1)])
    speck = t.math("MULTIPLY", t.math("MULTIPLY", dots, some), 0.75 if colour == "speckled" else 0.5)
    col = t.mix(speck, col, linear("4b3828"))
    clay = t.mix(t.noise(pos, 6, 3), linear("a37f5d"), linear("bb9873"))
    r = rough
    if foot:
        z = t.add("SeparateXYZ", Vector=t.coords()).outputs["Z"]
        line = t.math("ADD", z, t.math("MULTIPLY", t.noise(pos, 0.4, 1), 0.35))
        outside = t.math(
            "LESS_THAN", t.add("SeparateXYZ", Vector=t.add("NewGeometry").outputs["Normal"]).outputs["Z"], 0.3
        )
        bare = t.math("MULTIPLY", t.math("LESS_THAN", line, 0.85), outside)
        col = t.mix(bare, col, clay)
        r = t.math("ADD", t.math("MULTIPLY", bare, 0.85 - rough), rough)
    throwing = t.add("TexWave", {"bands_direction": "Z"}, Vector=pos, Scale=0.5, Distortion=1.2, Detail=1)
    h = t.math("ADD", t.math("MULTIPLY", throwing.outputs["Fac"], 0.5), t.noise(pos, 2.5, 5))
    t.principled(Base_Color=col, Roughness=r, Specular=0.35, Normal=t.bump(h, 0.18, 0.12))
    return t.mat


def terracotta(colour="terracotta"):
    t, base = Tree("terracotta"), linear(colour if colour != "white" else "ivory")
    pos = t.coords()
    col = t.mix(t.noise(pos, 0.35, 6, 0.6), shade(base, 0.8), blend(shade(base, 1.1), linear("e8cdb4"), 0.25))
    t.principled(Base_Color=col, Roughness=0.88, Specular=0.2, Normal=t.bump(t.noise(pos, 3, 7, 0.7), 0.3, 0.12))
    return t.mat


def ceramic(material="glazed", colour="ivory"):
    """The ceramic body called `material`."""
    return {"stoneware": stoneware, "terracotta": terracotta}.get(material, glazed)(colour)


def metal(colour="steel", brushed=True):
    """Bare metal by its name, else powder-coated in the colour."""
    if colour not in METALS:
        return painted(colour)
    t = Tree(colour)
    base, rough = METALS[colour]
    smear = t.noise(t.coords(scale=(1, 1, 3.5) if brushed else (1, 1, 1)), 0.22, 3)
    col = t.mix(smear, shade(base, 0.82), shade(base, 1.08))
    r = t.math("ADD", t.math("MULTIPLY", smear, 0.12), rough - 0.06)
    t.principled(Base_Color=col, Metallic=1.0, Roughness=r)
    return t.mat


def painted(colour="black", rough=0.42):
    """Powder coat or paint: a fine orange peel."""
    t, base = Tree("painted"), linear(colour)
    pos = t.coords()
    t.principled(
        Base_Color=t.mix(t.noise(pos, 0.2, 2), shade(base, 0.93), shade(base, 1.04)),
        Roughness=rough,
        Specular=0.45,
        Normal=t.bump(t.noise(pos, 7, 2), 0.05, 0.05),
    )
    return t.mat


def lacquer(colour="black"):
    t = Tree("lacquer")
    t.principled(Base_Color=linear(colour), Roughness=0.12, Clearcoat=1.0, Clearcoat_Roughness=0.03)
    return t.mat


GLASS = {
    "clear": "f8fbfa",
    "amber": "e6b070",
    "smoke": "8d8a87",
    "sage": "b4c7a8",
    "blush": "eabfb2",
    "black": "3a3a3c",
    "ocean": "9cc0cf",
    "green": "86a893",
    "ivory": "fff6e4",
}


def glass(colour="clear", rough=0.0, ior=1.47):
    """Glass that lets light through to its shadow (no caustics are traced)."""
    t = Tree("glass")
    tint = linear(GLASS.get(colour, colour))
    t.principled(Base_Color=tint, Transmission=1.0, Roughness=rough, IOR=ior, Specular=0.5)
    see = t.add("BsdfTransparent", Color=blend(tint, (1, 1, 1, 1), 0.5))
    ray = t.add("LightPath")
    soft = t.math("MAXIMUM", ray.outputs["Is Shadow Ray"], ray.outputs["Is Diffuse Ray"])
    mix = t.add("MixShader", _0=soft, _1=t.bsdf.outputs[0], _2=see.outputs[0])
    t.tree.links.new(mix.outputs[0], t.out.inputs["Surface"])
    return t.mat


def liquid(kind="water"):
    tints = {
        "water": "fbfdff",
        "whisky": "eeb45c",
        "red": "b83850",
        "white": "f1e3a8",
        "wine": "b83850",
        "lemonade": "f3e39a",
    }
    return glass(tints[kind], ior=1.33)


def wax(colour="ivory"):
    t, base = Tree("wax"), linear(colour)
    pos = t.coords()
    t.principled(
        Base_Color=base,
        Subsurface=0.25,
        Subsurface_Color=blend(base, linear("f2b36b"), 0.35),
        Subsurface_Radius=(1.2, 0.7, 0.4),
        Roughness=0.48,
        Specular=0.35,
        Normal=t.bump(t.noise(pos, 1.2, 3), 0.12, 0.15),
    )
    return t.mat


def marble(colour="ivory"):
    t = Tree("marble")
    pos = t.coords()
    vein = t.noise(pos, 0.07, 8, 0.62, 1.6)
    col = t.ramp(
        vein,
        [
            (0.40, linear("ece8e1")),
            (0.49, linear("d9d4cc")),
            (0.505, linear("8d8883")),
            (0.53, linear("e3dfd8")),
            (0.7, linear("f3f0ea")),
        ],
    )
    if colour in ("black", "green"):
        col = t.mix(0.9, col, linear("1d211f" if colour == "black" else "1f3a2d"), "MULTIPLY")
    t.principled(Base_Color=col, Roughness=0.22, Specular=0.45)
    return t.mat


def cast_iron():
    t = Tree("iron")
    pos = t.coords()
    t.principled(
        Base_Color=linear("1f1f20"), Roughness=0.55, Specular=0.5, Normal=t.bump(t.noise(pos, 5, 4), 0.35, 0.08)
    )
    return t.mat


def glow(colour="ffcf96", strength=3.0):
    t = Tree("glow")
    em = t.add("Emission", Color=linear(colour), Strength=strength)
    t.tree.links.new(em.outputs[0], t.out.inputs["Surface"])
    return t.mat
