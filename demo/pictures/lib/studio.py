"""The studio: backdrop, lights and camera, sized to the goods that stand in it."""
import math

import bpy
import numpy as np
from lib import mesh
from lib.materials import wood
from lib.nodes import Tree
from mathutils import Vector

# elevation and turn of the camera, in degrees
ANGLES = {"front": (11, 0), "three-quarter": (24, 28), "top": (72, 0)}
LENS = 85
PAPER = (0.90, 0.882, 0.848, 1)


def empty():
    """Throw away everything of the last picture."""
    for coll in (
        bpy.data.objects,
        bpy.data.meshes,
        bpy.data.materials,
        bpy.data.images,
        bpy.data.lights,
        bpy.data.cameras,
        bpy.data.worlds,
        bpy.data.curves,
        bpy.data.textures,
    ):
        for item in list(coll):
            if item.name.startswith(("clouds-", "Render Result")):
                continue
            coll.remove(item, do_unlink=True)


def extent():
    """Corners of what must be in the picture: all vertices of meshes not marked `out`."""
    deps = bpy.context.evaluated_depsgraph_get()
    out = []
    for ob in bpy.context.scene.objects:
        if ob.type not in ("MESH", "CURVE", "FONT") or ob.get("out"):
            continue
        ev = ob.evaluated_get(deps)
        me = ev.to_mesh()
        co = np.empty(len(me.vertices) * 3, np.float32)
        me.vertices.foreach_get("co", co)
        co = co.reshape(-1, 3)
        m = np.array(ev.matrix_world)
        out.append(co @ m[:3, :3].T + m[:3, 3])
        ev.to_mesh_clear()
    return np.concatenate(out)


def area(name, at, target, size, radiance, colour=(1, 1, 1), glossy=True):
    """A softbox of a given radiance, so that its size does not change its brightness."""
    light = bpy.data.lights.new(name, "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = size
    light.energy = radiance * math.pi * size[0] * size[1]
    light.color = colour
    ob = bpy.data.objects.new(name, light)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = at
    ob.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    ob.visible_camera = False
    ob.visible_glossy = glossy
    return ob


def world(strength, low, high):
    """Surroundings the goods mirror: `low` at the horizon, `high` above."""
    w = bpy.data.worlds.new("world")
    w.use_nodes = True
    bpy.context.scene.world = w
    n, links = w.node_tree.nodes, w.node_tree.links
    geo = n.new("ShaderNodeTexCoord")
    sep = n.new("ShaderNodeSeparateXYZ")
    ramp = n.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color = low
    ramp.color_ramp.elements[1].color = high
    links.new(geo.outputs["Generated"], sep.inputs[0])
    links.new(sep.outputs["Z"], ramp.inputs[0])
    links.new(ramp.outputs[0], n["Background"].inputs[0])
    n["Background"].inputs[1].default_value = strength
    w.cycles.sampling_method = "MANUAL"
    w.cycles.sample_map_resolution = 64


def plain(name, rgba, rough=0.9, grain=0.0):
    t = Tree(name)
    t.principled(Base_Color=rgba, Roughness=rough, Specular=0)
    if grain:
        pos = t.coords()
        t.principled(Normal=t.bump(t.noise(pos, grain, 5), 0.08, 0.5 / grain))
    return t.mat


def sweep(s, rgba, mid):
    """Seamless paper: floor that bends up into a background."""
    back, bend = mid[1] + 7 * s, 4 * s
    path = (
        [(-20 * s, 0)]
        + [(back - bend + bend * math.sin(a), bend - bend * math.cos(a)) for a in np.linspace(0, math.pi / 2, 16)]
        + [(back, 30 * s)]
    )
    verts = [(x, y, z) for y, z in path for x in (-40 * s, 40 * s)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(path) - 1)]
    ob = mesh.finish("paper", verts, faces, None, plain("paper", rgba, 0.9), angle=60)
    ob["out"] = True
    return ob


def light_room(s, mid, backdrop):
    """Harbor: warm white paper, a large window-like key from the left, a white card on the right."""
    sweep(s, backdrop, mid)
    world(0.45, (0.62, 0.60, 0.57, 1), (1, 0.985, 0.96, 1))
    x, y, z = mid
    area("key", (x - 3.2 * s, y - 1.9 * s, z + 3.1 * s), mid, (2.6 * s, 2.6 * s), 5.2, (1, 0.955, 0.89))
    area("card", (x + 3.4 * s, y - 0.6 * s, z + 1.4 * s), mid, (1.3 * s, 3.2 * s), 0.85, (0.95, 0.97, 1))
    area("rim", (x + 1.6 * s, y + 3.4 * s, z + 3.2 * s), mid, (2.2 * s, 1.2 * s), 1.7)


def dark_room(s, mid):
    """Ember: a walnut table before a charcoal wall, lit from behind on the left like a late lamp."""
    x, y, z = mid
    boards = []
    width = max(9.0, s * 0.85)
    count = int(26 * s / width) + 2
    mat = wood.table()
    for i in range(count):
        ob = mesh.box("board", (60 * s, width - 0.06, 1.2), mat, (0, y - 8 * s + i * width, -1.2), 0.08)
        boards.append(ob)
        if y - 8 * s + i * width > y + 4.2 * s:
            break
    wall = mesh.finish(
        "wall",
        [
            (-40 * s, y + 5.2 * s, -9 * s),
            (40 * s, y + 5.2 * s, -9 * s),
            (40 * s, y + 5.2 * s, 40 * s),
            (-40 * s, y + 5.2 * s, 40 * s),
        ],
        [(0, 1, 2, 3)],
        None,
        plain("charcoal", (0.060, 0.050, 0.044, 1), 0.9, 0.12),
    )
    for ob in (*boards, wall):
        ob["out"] = True
    world(0.22, (0.25, 0.2, 0.17, 1), (0.75, 0.68, 0.62, 1))
    area("key", (x - 2.7 * s, y + 0.9 * s, z + 3.0 * s), mid, (2.2 * s, 1.9 * s), 13.0, (1, 0.86, 0.68))
    area("front", (x + 1.5 * s, y - 3.6 * s, z + 2.8 * s), mid, (2.6 * s, 1.6 * s), 4.2, (1, 0.9, 0.78))
    area("strip", (x + 3.0 * s, y + 0.6 * s, z + 1.0 * s), mid, (0.7 * s, 3.0 * s), 4.5, (1, 0.93, 0.85))
    area(
        "halo",
        (x - 0.5 * s, y + 3.4 * s, z + 3.4 * s),
        (x + 0.6 * s, y + 5.2 * s, z + 0.7 * s),
        (1.2 * s, 0.8 * s),
        7.0,
        (1, 0.78, 0.55),
        glossy=False,
    )


def wall_room(s, mid, back):
    """Things that hang: a plaster wall at y = `back`, light raking from the upper left."""
    wall = mesh.finish(
        "wall",
        [(-40 * s, back, -40 * s), (40 * s, back, -40 * s), (40 * s, back, 40 * s), (-40 * s, back, 40 * s)],
        [(0, 1, 2, 3)],
        None,
        plain("plaster", (0.79, 0.765, 0.72, 1), 0.9, 0.35),
    )
    wall["out"] = True
    world(0.6, (0.55, 0.53, 0.50, 1), (1, 0.985, 0.96, 1))
    x, y, z = mid
    area("key", (x - 3.4 * s, y - 3.0 * s, z + 3.0 * s), mid, (1.9 * s, 1.9 * s), 7.0, (1, 0.955, 0.89))
    area("card", (x + 3.2 * s, y - 2.6 * s, z), mid, (1.6 * s, 3.2 * s), 0.7)


def flags(s, mid):
    """Black cards beside glass, seen only in it: they draw its edges."""
    x, y, z = mid
    for side in (-1, 1):
        ob = mesh.finish(
            "flag",
            [
                (x + side * 1.45 * s, y - 1.1 * s, z - s),
                (x + side * 1.45 * s, y + 1.1 * s, z - s),
                (x + side * 1.45 * s, y + 1.1 * s, z + 1.6 * s),
                (x + side * 1.45 * s, y - 0.9 * s, z + 1.6 * s),
            ],
            [(0, 1, 2, 3)],
            None,
            plain("flag", (0.015, 0.015, 0.015, 1)),
        )
        ob["out"] = True
        ob.visible_camera = ob.visible_diffuse = ob.visible_shadow = False


def camera(points, elevation, turn, fill=0.74, size=(1, 1), lift=0.0, lens=LENS):
    """A camera that sees all `points` filling `fill` of the frame; `lift` moves them up by parts of it."""
    cam = bpy.data.cameras.new("camera")
    cam.lens, cam.sensor_width = lens, 36
    cam.sensor_fit = "HORIZONTAL"
    cam.clip_start, cam.clip_end = 1, 50000
    ob = bpy.data.objects.new("camera", cam)
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.scene.camera = ob
    e, a = math.radians(elevation), math.radians(turn)
    away = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    quat = (-away).to_track_quat("-Z", "Y")
    rot = np.array(quat.to_matrix())
    target = (points.min(0) + points.max(0)) / 2
    dist = float(np.linalg.norm(points.max(0) - points.min(0))) * 4
    tan_x = 18 / lens
    tan_y = tan_x * size[1] / size[0]
    for _ in range(8):
        local = (points - (target + np.array(away) * dist)) @ rot
        depth = -local[:, 2]
        px, py = local[:, 0] / depth, local[:, 1] / depth
        need = max((px.max() - px.min()) / (2 * tan_x), (py.max() - py.min()) / (2 * tan_y)) / fill
        middle = np.array([(px.max() + px.min()) / 2, (py.max() + py.min()) / 2 - lift * 2 * tan_y])
        target = target + rot @ np.array([middle[0] * dist, middle[1] * dist, 0])
        dist *= need
    ob.location = Vector(target) + away * dist
    ob.rotation_euler = quat.to_euler()
    return ob


def focus(ob, target, fstop):
    """A shallow depth of field, sharp at `target`. One unit is a centimetre, so the f-number is scaled."""
    ob.data.dof.use_dof = True
    ob.data.dof.focus_distance = (Vector(target) - ob.location).length
    ob.data.dof.aperture_fstop = fstop / 10


def shoot_setup(
    mood="light",
    angle="three-quarter",
    room=None,
    fill=0.74,
    glassy=False,
    size=(1, 1),
    turn=None,
    elevation=None,
    lift=0.0,
    hung=False,
    table=False,
    paper=PAPER,
):
    """Light the goods in the scene and set the camera. `room`: None or "wall". What is `hung` floats far above
    the floor; a `table` of its own stands before the paper, whose colour is `paper`."""
    bpy.context.view_layer.update()
    pts = extent()
    lo, hi = pts.min(0), pts.max(0)
    mid = (lo + hi) / 2
    s = float(np.linalg.norm(hi - lo)) / 2
    if room == "wall":
        wall_room(s, mid, hi[1] + 0.01 * s)
    elif mood == "dark":
        dark_room(s, mid)
    else:
        light_room(s, mid, paper)
    if hung or table:
        for ob in bpy.context.scene.objects:
            if ob.name.startswith("paper"):
                ob.location.z -= 2.2 * s if hung else 4
    if glassy:
        flags(s, mid)
    e, t = ANGLES[angle]
    return camera(pts, e if elevation is None else elevation, t if turn is None else turn, fill, size, lift)


def dim(k):
    """Evening: the studio's own light falls to a part of itself; lamps in the picture stay as they are."""
    for ob in bpy.context.scene.objects:
        if ob.type == "LIGHT" and ob.data.type == "AREA":
            ob.data.energy *= k
    bpy.context.scene.world.node_tree.nodes["Background"].inputs[1].default_value *= k
