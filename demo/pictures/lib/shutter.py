"""Renders the scene twice at half the samples and hands both with the guides to the developer."""
import os
import subprocess
import tempfile

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import bpy
import cv2
import numpy as np
from lib import develop

SLOTS = {"image": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}


def configure(size, samples, threads=1):
    """Cycles on the processor: few bounces, no denoiser needed."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    c = scene.cycles
    c.device = "CPU"
    c.samples, c.use_adaptive_sampling = samples, False
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 10, 2, 3
    c.transmission_bounces, c.transparent_max_bounces = 10, 10
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.blur_glossy = 2.5, 0.6
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = False
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    layer.use_pass_normal = False


def _outputs(folder):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format, out.format.color_depth = "OPEN_EXR", "32"
    out.file_slots.clear()
    for slot, name in SLOTS.items():
        out.file_slots.new(slot + "-")
        tree.links.new(layers.outputs[name], out.inputs[slot + "-"])


def _read(folder, slot, frame):
    path = os.path.join(folder, f"{slot}-{frame:04d}.exr")
    return cv2.imread(path, cv2.IMREAD_UNCHANGED)[..., :3][..., ::-1].astype(np.float32)


def expose(folder, mood="light", seed=0):
    """Render and develop the scene as it stands; returns 8-bit BGR."""
    os.makedirs(folder, exist_ok=True)
    scene = bpy.context.scene
    _outputs(folder)
    shots = {slot: [] for slot in SLOTS}
    for half in (0, 1):
        scene.cycles.seed = seed * 2 + half
        scene.frame_set(1 + half)
        bpy.ops.render.render()
        for slot, taken in shots.items():
            taken.append(_read(folder, slot, 1 + half))
    return develop.develop(shots["image"], shots["albedo"], shots["normal"], mood, seed)


def write(picture, path, quality):
    """Store 8-bit BGR as WebP; the name appears only when the file is whole."""
    with tempfile.NamedTemporaryFile(suffix=".png") as png:
        cv2.imwrite(png.name, picture)
        subprocess.run(["cwebp", "-quiet", "-m", "6", "-q", str(quality), png.name, "-o", path + ".part"], check=True)
    os.replace(path + ".part", path)
