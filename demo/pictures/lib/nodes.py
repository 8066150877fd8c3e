"""A short way to write shader trees."""
import bpy
from lib import clouds


class Tree:
    """One material's nodes: `t.add(type, input=value or socket, ...)` returns the node."""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.tree = self.mat.node_tree
        self.bsdf = self.tree.nodes["Principled BSDF"]
        self.out = self.tree.nodes["Material Output"]

    def set(self, node, **inputs):
        for key, value in inputs.items():
            sock = node.inputs[int(key[1:])] if key[0] == "_" else node.inputs[key.replace("_", " ")]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, sock)
            else:
                sock.default_value = value
        return node

    def add(self, kind, props=None, **inputs):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in (props or {}).items():
            setattr(node, key, value)
        return self.set(node, **inputs)

    def principled(self, **inputs):
        return self.set(self.bsdf, **inputs)

    def coords(self, which="Object", scale=(1, 1, 1), rot=(0, 0, 0), loc=(0, 0, 0)):
        tc = self.add("TexCoord")
        return self.add("Mapping", Vector=tc.outputs[which], Scale=scale, Rotation=rot, Location=loc).outputs[0]

    def noise(self, vec, scale=1.0, detail=4.0, rough=0.5, warp=0.0):
        """Cloudy noise in 0..1. The finer kinds are looked up in a picture: computing them costs more than
        all the light in the scene."""
        if detail >= 3 and not warp:
            small = self.add("VectorMath", {"operation": "SCALE"}, _0=vec, Scale=scale / clouds.SPAN).outputs[0]
            return self.add(
                "TexImage",
                {"image": clouds.image(detail, rough), "projection": "BOX", "projection_blend": 0.3},
                Vector=small,
            ).outputs[0]
        return self.add("TexNoise", Vector=vec, Scale=scale, Detail=detail, Roughness=rough, Distortion=warp).outputs[
            "Fac"
        ]

    def ramp(self, fac, stops, interpolation="LINEAR"):
        node = self.add("ValToRGB", Fac=fac)
        r = node.color_ramp
        r.interpolation = interpolation
        while len(r.elements) < len(stops):
            r.elements.new(0.5)
        for el, (pos, col) in zip(r.elements, stops):
            el.position = pos
            el.color = col if not isinstance(col, (int, float)) else (col, col, col, 1)
        return node.outputs[0]

    def mix(self, fac, a, b, blend="MIX"):
        return self.add("MixRGB", {"blend_type": blend}, Fac=fac, Color1=a, Color2=b).outputs[0]

    def math(self, op, a, b=0.0, clamp=False):
        return self.add("Math", {"operation": op, "use_clamp": clamp}, _0=a, _1=b).outputs[0]

    def bump(self, height, strength=0.2, distance=0.1, normal=None):
        node = self.add("Bump", Strength=strength, Distance=distance, Height=height)
        if normal is not None:
            self.set(node, Normal=normal)
        return node.outputs[0]
