"""Meshes from outlines: turned, swept, extruded, sheeted. One unit is one centimetre, z is up."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector


def finish(name, verts, faces, uvs, mat, smooth=True, angle=40):
    """Make an object of vertices, faces and one UV per face corner (in centimetres)."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    if uvs is not None:
        layer = me.uv_layers.new(name="UVMap")
        flat = [c for face in uvs for uv in face for c in uv]
        layer.data.foreach_set("uv", flat)
    me.update()
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    if mat:
        me.materials.append(mat)
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(angle)
    return ob


def spline(points, per=8):
    """Catmull-Rom through the points; a point given twice in a row is a corner."""
    runs, run = [], [Vector(points[0])]
    for p in map(Vector, points[1:]):
        if (p - run[-1]).length < 1e-6:
            runs.append(run)
            run = [p]
        else:
            run.append(p)
    runs.append(run)
    out = []
    for r in runs:
        if len(r) < 3:
            line = r
        else:
            q = [2 * r[0] - r[1], *r, 2 * r[-1] - r[-2]]
            line = []
            for i in range(1, len(q) - 2):
                for k in range(per):
                    t = k / per
                    a, b, c, d = q[i - 1 : i + 3]
                    line.append(
                        0.5
                        * (
                            2 * b
                            + (c - a) * t
                            + (2 * a - 5 * b + 4 * c - d) * t * t
                            + (3 * b - a - 3 * c + d) * t**3
                        )
                    )
            line.append(r[-1])
        out += line if not out else line[1:]
    return out


def lathe(name, profile, mat, seg=72, smooth=8, at=(0, 0, 0), shape=None, squash=1.0):
    """Turn (radius, z) round the axis. `shape(angle, radius, z)` may change the radius (facets, ribs)."""
    pts = spline([(r, z, 0) for r, z in profile], smooth) if smooth else [Vector((r, z, 0)) for r, z in profile]
    verts, rows, run = [], [], 0.0
    lengths = [0.0]
    for a, b in zip(pts, pts[1:]):
        run += (b - a).length
        lengths.append(run)
    for p in pts:
        r, z = max(p.x, 0.0), p.y
        row = []
        for j in range(seg):
            t = 2 * math.pi * j / seg
            rr = shape(t, r, z) if shape else r
            row.append(len(verts))
            verts.append((at[0] + rr * math.cos(t), at[1] + squash * rr * math.sin(t), at[2] + z))
        rows.append(row)
    big = max(p.x for p in pts)
    faces, uvs = [], []
    for i in range(len(pts) - 1):
        for j in range(seg):
            k = (j + 1) % seg
            faces.append((rows[i][j], rows[i][k], rows[i + 1][k], rows[i + 1][j]))
            u0, u1 = 2 * math.pi * big * j / seg, 2 * math.pi * big * (j + 1) / seg
            uvs.append(((u0, lengths[i]), (u1, lengths[i]), (u1, lengths[i + 1]), (u0, lengths[i + 1])))
    ob = finish(name, verts, faces, uvs, mat)
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(ob.data)
    bm.free()
    return ob


def sweep(name, path, mat, radius=1.0, aspect=1.0, seg=16, smooth=6, closed=False, caps=True, up=(0, 0, 1)):
    """A tube along a path. `radius` is a number or f(t in 0..1); `aspect` flattens it along `up`."""
    pts = spline(path, smooth) if smooth else [Vector(p) for p in path]
    if closed:
        pts = pts[:-1]
    n = len(pts)
    rad = radius if callable(radius) else (lambda _t: radius)
    verts, rows, tang = [], [], []
    for i in range(n):
        a = pts[i - 1] if (closed or i) else pts[i]
        b = pts[(i + 1) % n] if (closed or i < n - 1) else pts[i]
        tang.append((b - a).normalized())
    nrm = Vector(up) - tang[0] * Vector(up).dot(tang[0])
    if nrm.length < 1e-3:
        nrm = tang[0].orthogonal()
    nrm.normalize()
    for i in range(n):
        nrm = (nrm - tang[i] * nrm.dot(tang[i])).normalized()
        side = tang[i].cross(nrm)
        r = rad(i / max(n - 1, 1))
        row = []
        for j in range(seg):
            t = 2 * math.pi * j / seg
            row.append(len(verts))
            verts.append(pts[i] + side * (r * math.cos(t)) + nrm * (r * aspect * math.sin(t)))
        rows.append(row)
    lengths = [0.0]
    for a, b in zip(pts, pts[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    lengths.append(lengths[-1] + (pts[0] - pts[-1]).length)
    faces, uvs = [], []
    for i in range(n if closed else n - 1):
        nx = rows[(i + 1) % n]
        for j in range(seg):
            k = (j + 1) % seg
            faces.append((rows[i][j], rows[i][k], nx[k], nx[j]))
            w = 2 * math.pi * rad(0.5) / seg
            uvs.append(
                (
                    (lengths[i], j * w),
                    (lengths[i], (j + 1) * w),
                    (lengths[i + 1], (j + 1) * w),
                    (lengths[i + 1], j * w),
                )
            )
    if caps and not closed:
        for row in (rows[0][::-1], rows[-1]):
            faces.append(tuple(row))
            uvs.append([(verts[v].x, verts[v].y) for v in row])
    return finish(name, verts, faces, uvs, mat)


def sheet(name, fn, mat, nu=60, nv=40, size=(1, 1), thickness=0.0, subdiv=0, wrap=False):
    """A grid of fn(u, v) for u, v in 0..1; UVs are u, v times `size`."""
    verts = [fn(i / nu, j / nv) for i in range(nu + 1) for j in range(nv + 1)]
    faces, uvs = [], []
    for i in range(nu):
        for j in range(nv):
            q = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
            faces.append(tuple(a * (nv + 1) + b for a, b in q))
            uvs.append([(a / nu * size[0], b / nv * size[1]) for a, b in q])
    ob = finish(name, verts, faces, uvs, mat, angle=80)
    if wrap:
        bm = bmesh.new()
        bm.from_mesh(ob.data)
        bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-3)
        bm.to_mesh(ob.data)
        bm.free()
    if thickness:
        s = ob.modifiers.new("thick", "SOLIDIFY")
        s.thickness = thickness
        s.offset = 0
    if subdiv:
        ob.modifiers.new("sub", "SUBSURF").render_levels = subdiv
        ob.modifiers["sub"].levels = subdiv
    return ob


def bevel(ob, width, segments=3):
    b = ob.modifiers.new("bevel", "BEVEL")
    b.width = width
    b.segments = segments
    b.limit_method = "ANGLE"
    b.angle_limit = math.radians(35)
    b.harden_normals = False
    return ob


def box(name, size, mat, at=(0, 0, 0), r=0.15, rot=(0, 0, 0), seg=3):
    """A box standing on `at` (centre of its foot), edges rounded by `r`; UVs in centimetres per side."""
    w, d, h = size
    x, y = w / 2, d / 2
    v = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0), (-x, -y, h), (x, -y, h), (x, y, h), (-x, y, h)]
    f = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    uv = []
    for face in f:
        drop = max(range(3), key=lambda a: -len({round(v[i][a], 5) for i in face}))
        keep = [a for a in range(3) if a != drop]
        uv.append([(v[i][keep[0]], v[i][keep[1]]) for i in face])
    ob = finish(name, v, f, uv, mat, angle=50)
    if r:
        bevel(ob, min(r, min(size) * 0.49), seg)
    ob.location = at
    ob.rotation_euler = [math.radians(a) for a in rot]
    return ob


def slab(name, outline, thickness, mat, at=(0, 0, 0), r=0.1, rot=(0, 0, 0), seg=3, per=0):
    """A flat outline (x, y) given thickness upward, with rounded edges."""
    pts = [(p.x, p.y) for p in spline([(x, y, 0) for x, y in outline], per)] if per else outline
    if per and math.dist(pts[0], pts[-1]) < 1e-4:
        pts = pts[:-1]
    bm = bmesh.new()
    vs = [bm.verts.new((x, y, 0)) for x, y in pts]
    face = bm.faces.new(vs)
    if face.normal.z > 0:
        face.normal_flip()
    ex = bmesh.ops.extrude_face_region(bm, geom=[face])
    top = [g for g in ex["geom"] if isinstance(g, bmesh.types.BMVert)]
    bmesh.ops.translate(bm, verts=top, vec=(0, 0, thickness))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    layer = bm.loops.layers.uv.new("UVMap")
    for fc in bm.faces:
        for lp in fc.loops:
            co = lp.vert.co
            lp[layer].uv = (co.x, co.y) if abs(fc.normal.z) > 0.5 else (co.x + co.y, co.z)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(50)
    if mat:
        me.materials.append(mat)
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    if r:
        bevel(ob, r, seg)
    ob.location = at
    ob.rotation_euler = [math.radians(a) for a in rot]
    return ob


def place(obs, at=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Move a group of objects as one thing: scaled, turned (degrees), then moved."""
    m = Matrix.Translation(at)
    for axis, a in zip("ZYX", reversed(rot)):
        if a:
            m = m @ Matrix.Rotation(math.radians(a), 4, axis)
    m = m @ Matrix.Scale(scale, 4)
    for ob in obs:
        loc = (
            Matrix.Translation(ob.location) @ ob.rotation_euler.to_matrix().to_4x4() @ Matrix.Diagonal((*ob.scale, 1))
        )
        ob.matrix_world = m @ loc
    return obs


def circle(r, n=48, cx=0, cy=0, squash=1.0):
    return [
        (cx + r * math.cos(2 * math.pi * i / n), cy + squash * r * math.sin(2 * math.pi * i / n)) for i in range(n)
    ]


def rounded(w, d, r, n=8):
    """Outline of a rectangle with round corners."""
    out = []
    for cx, cy, a0 in (
        (w / 2 - r, d / 2 - r, 0),
        (r - w / 2, d / 2 - r, 90),
        (r - w / 2, r - d / 2, 180),
        (w / 2 - r, r - d / 2, 270),
    ):
        for i in range(n + 1):
            a = math.radians(a0 + 90 * i / n)
            out.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return out


def lay_uv(ob, x0, y0, upright=False):
    """Lay the UVs as seen from above, or `upright` from the front, moved by x0, y0 (centimetres): for prints."""
    me = ob.data
    for i, loop in enumerate(me.loops):
        co = me.vertices[loop.vertex_index].co
        me.uv_layers[0].data[i].uv = (co.x + x0, (co.z if upright else co.y) + y0)
    return ob
