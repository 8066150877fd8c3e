"""Puts several goods of the families into one picture."""
import math

import bpy
from families import MODELS
from lib.order import Order
from mathutils import Matrix


def put(
    model,
    at=(0, 0, 0),
    turn=0.0,
    scale=1.0,
    colour=None,
    material=None,
    mood="light",
    angle=None,
    seed=None,
    lay=None,
    **params
):
    """Build a model into the scene, turned (degrees), scaled and moved; `lay` turns it over about an axis first."""
    before = set(bpy.context.scene.objects)
    MODELS[model](
        Order(
            {
                "model": model,
                "params": params,
                "colour": colour,
                "material": material,
                "mood": mood,
                "angle": angle,
                "seed": seed,
            }
        )
    )
    bpy.context.view_layer.update()
    m = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Scale(scale, 4)
    if lay:
        m = m @ Matrix.Rotation(math.radians(lay[1]), 4, lay[0])
    new = [ob for ob in bpy.context.scene.objects if ob not in before]
    for ob in new:
        ob.matrix_world = m @ ob.matrix_world
    return new
