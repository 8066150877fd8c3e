"""Still lifes for the home pages. Each builds goods round the origin and says how it wants to be seen."""
from lib.materials import soft, wood
from lib.mesh import box, sheet
from lib.scene import put
from mathutils import noise


def boards(colour):
    """A table top of planks whose upper side is at height 0; it runs out of the frame."""
    for i in range(26):
        ob = box("plank", (500, 15.88, 3), wood.wood(colour, "x", 0.6), (0, 46 - 16 * i, -3), 0.2)
        ob["out"] = True


def runner(colour, w, d, at):
    """A piece of linen, rumpled."""

    def fn(u, v):
        x, y = (u - 0.5) * w, (v - 0.5) * d
        z = 0.6 + 1.5 * noise.noise((x * 0.06, y * 0.08, 3)) + 0.5 * noise.noise((x * 0.2, y * 0.2, 9))
        return (
            at[0] + x + 2 * noise.noise((0, y * 0.07, 1)),
            at[1] + y + 2 * noise.noise((x * 0.07, 0, 5)),
            at[2] + max(0.12, z),
        )

    ob = sheet("linen", fn, soft.cloth(colour, "linen"), 110, 70, (w, d), thickness=0.14)
    ob["out"] = True


def table():
    boards("oak")
    runner("natural", 62, 34, (10, -12, 0))
    put("pitcher", (-17, 6, 0), -10, colour="ivory", material="stoneware", shape="belly")
    put("bowl", (3, 2, 0), colour="sage", material="stoneware", shape="deep", count=3)
    put("plate", (27, -4, 0.9), colour="speckled", shape="coupe", size="side", count=4)
    put("mug", (-3.5, -15, 1.4), 30, colour="ocean", material="stoneware", shape="rounded")
    put("vase", (-34, 2, 0), colour="terracotta", material="stoneware", shape="bottle", stems="eucalyptus")
    return {"elevation": 9, "turn": 8, "table": True}


def lamplight():
    boards("walnut")
    put("table-lamp", (-16, 4, 0), colour="ivory", material="stoneware", base="ball", shade="drum")
    put("book", (14, -2, 0), 12, colour="forest", set="stack", size="novel")
    put("vase", (34, 4, 0), colour="charcoal", material="stoneware", shape="bud")
    put("cup-saucer", (36, -14, 0), colour="white", shape="low")
    return {"elevation": 6, "turn": -6, "dusk": True, "table": True, "paper": (0.58, 0.45, 0.34, 1)}


def blankets():
    boards("ash")
    put("throw", (-8, 0, 0), 12, colour="ocean", pattern="check")
    put("throw", (-8, 0, 9.6), 6, 0.97, colour="oat", pattern="plain")
    put("throw", (-7, 0, 19.0), 14, 0.94, colour="terracotta", pattern="herringbone")
    put("basket", (44, 8, 0), colour="natural", shape="belly", handles="yes")
    put("cushion", (-62, 16, 0), -16, colour="sage", pattern="plain")
    return {"elevation": 9, "turn": 4, "table": True}


def kitchen():
    boards("oak")
    put("pan", (-18, 4, 0), 20, colour="ocean", material="enamel", shape="casserole")
    put("board", (14, 20, 17), 0, colour="walnut", shape="rectangle", lay=("X", 78))
    put("mill", (9, -6, 0), colour="oak", shape="classic", count=2)
    put("utensils", (32, 4, 0), colour="olive", set="pot")
    put("napkin", (-36, -14, 0), 20, colour="natural", pattern="stripe", count=1)
    put("canister", (-44, 8, 0), colour="ivory", material="stoneware", size="medium")
    return {"elevation": 9, "turn": 0, "table": True}


def reading():
    put("armchair", (0, 0, 0), -18, colour="sage", material="wool", shape="lounge")
    put("side-table", (74, -4, 0), colour="walnut", shape="round")
    put("table-lamp", (74, -2, 50), colour="terracotta", material="stoneware", base="gourd", shade="empire")
    put("planter", (-70, 16, 0), 0, 2.1, colour="ivory", material="stoneware", shape="tall", plant="rubber")
    return {"elevation": 6, "turn": 6}


def evening():
    put("humidor", (-16, 6, 0), -14, colour="walnut", shape="desk", open="yes", mood="dark")
    put("ashtray", (13, -9, 0), 20, colour="black", material="ceramic", shape="square", cigar="yes", mood="dark")
    put("tumbler", (27, 5, 0), colour="clear", shape="lowball", fill="whisky", mood="dark")
    put("lighter", (1, -17, 0), 30, colour="brass", shape="slim", mood="dark")
    return {"elevation": 15, "turn": 6, "mood": "dark"}


def boxes():
    put(
        "cigar-box",
        (-15, 4, 0),
        -12,
        colour="colorado",
        vitola="robusto",
        count=20,
        band="red",
        box="cedar",
        mood="dark",
    )
    put(
        "cigar-box",
        (20, 10, 0),
        16,
        colour="maduro",
        vitola="toro",
        count=20,
        band="green",
        box="walnut",
        mood="dark",
    )
    put("cigar-bundle", (0, -15, 0), 12, colour="connecticut", vitola="corona", count=10, band="none", mood="dark")
    return {"elevation": 20, "turn": 4, "mood": "dark"}


def tools():
    put("cigar", (-3, 2, 0), 14, colour="maduro", vitola="torpedo", count=3, band="gold", mood="dark")
    put("cutter", (13, -3, 0), 30, colour="brass", shape="guillotine", mood="dark")
    put("torch-lighter", (12, 7, 0), -20, colour="gunmetal", jets=1, mood="dark")
    put("matches", (-15, 4, 0), 22, colour="green", size="long", mood="dark")
    return {"elevation": 22, "turn": 0, "mood": "dark"}


# name: builder, side of the wide picture left free for text, what is seen
SCENES = {
    "banner-table": (table, "right", "Stoneware jug, bowls, plates and a mug on an oak table with rumpled linen"),
    "banner-lamplight": (lamplight, "left", "A lit table lamp beside a stack of books and a cup"),
    "banner-blankets": (blankets, "right", "Three folded wool blankets between a cushion and a willow basket"),
    "banner-kitchen": (kitchen, "left", "A blue casserole, pepper mills, a board and wooden spoons on a worktop"),
    "banner-reading": (
        reading,
        "right",
        "An armchair in sage wool, a side table with a lit lamp, and a rubber plant",
    ),
    "banner-ember-evening": (evening, "right", "An open walnut humidor, a resting cigar and a glass of whisky"),
    "banner-ember-boxes": (boxes, "left", "Two open boxes of cigars and a bundle tied with ribbon"),
    "banner-ember-tools": (tools, "right", "Three cigars with a brass cutter, a lighter and a box of matches"),
}
