export const GARDEN_AND_TOOLS = `
# Garden and plants
arbor = arbour = pergola
backyard : patio, lawn, fire pit, hammock, bird feeder
bird bath = birdbath
bird feeder = birdfeeder
bird feeder ~ birdhouse, bird bath, bird seed
bird house = birdhouse = nest box = nesting box = bird box
bloom = blossom
bouquet = flower arrangement = posy = flower bunch
bulb planter ~ trowel, dibber
cactus ~ succulent, houseplant
chiminea ~ fire pit, patio heater
compost ~ potting soil, fertilizer, compost bin
compost bin = composter = compost caddy
deck chair = deckchair
deckchair ~ sun lounger, garden chair
edger ~ strimmer, lawn shear
evergreen ~ conifer, pine, boxwood
fern ~ houseplant
fertiliser = fertilizer = plant food = plant feed
fertilizer ~ compost, potting soil
fire pit = firepit = fire bowl
fire pit ~ chiminea, brazier, patio heater
flower > rose, tulip, peony, lily, daisy, orchid, bouquet, dried flower, sunflower, hydrangea, dahlia
flower ~ floral, botanical, plant
flower pot = flowerpot = plant pot = plantpot
garden : planter, trowel, watering can, bird feeder, wind chime, secateur, seed, bench, lantern, plant pot
garden : hose, garden glove, rake, spade, sundial, gnome, garden light, trellis
garden chair ~ deckchair, bench, lounger
garden fork = pitchfork
garden furniture = outdoor furniture = patio furniture = lawn furniture
garden furniture > deckchair, sun lounger, hammock, garden bench, bistro table, parasol, patio set
garden glove = gardening glove
garden ornament > gnome, sundial, bird bath, wind chime, garden statue, wind spinner
garden shear = hedge shear = lopper
garden tool > trowel, secateur, rake, spade, hoe, garden fork, hedge shear, dibber, weeder
gardener : trowel, secateur, garden glove, seed, watering can, planter, kneeler, garden tool
gardening : trowel, secateur, garden glove, planter, seed, watering can, plant pot, compost
gazebo ~ pergola, canopy, marquee
greenery ~ plant, fern, eucalyptus, foliage
greenhouse = glasshouse = hothouse = cold frame
hammock ~ swing, lounger
hanging basket ~ hanging planter, planter
hanging planter = plant hanger
herb > basil, mint, rosemary, thyme, parsley, sage, oregano, coriander
hose = hosepipe = garden hose
house plant = houseplant = indoor plant = pot plant
houseplant > fern, monstera, succulent, pothos, cactus, snake plant, peace lily, ficus, philodendron
jardiniere ~ planter, urn, plant stand
lawn = turf = grass
lawn mower = lawnmower = mower
lawnmower ~ strimmer, trimmer
outdoor light = garden light
outdoor light > lantern, solar light, string light, wall light
outdoor living : patio, hammock, fire pit, parasol, lantern, picnic blanket
patio = terrace
patio : garden furniture, planter, parasol, fire pit, lantern, outdoor rug, bistro set
patio umbrella = garden parasol = sun umbrella
plant > houseplant, succulent, fern, cactus, monstera, orchid, tree, shrub, herb, bonsai
plant mister = plant sprayer = mister
plant mister ~ watering can, spray bottle
plant stand ~ stool, pedestal, planter
planter > plant pot, window box, hanging planter, trough, urn, jardiniere, raised bed, cachepot
planter ~ vase, basket, bowl, bucket
potting soil = potting mix = potting compost
pruner = pruning shear = secateur
pruner ~ lopper, scissor, garden scissor
rake ~ hoe, broom
seed > seed packet, wildflower seed, seed kit, bird seed
seed ~ flower bulb, seedling
spade = shovel
spade ~ trowel, garden fork
succulent ~ cactus, houseplant, terrarium
sun lounger = sunlounger = sunbed
sun lounger ~ deckchair, hammock
terrarium ~ planter, cloche, succulent
trellis ~ plant support, garden arch
trowel ~ spade, hand fork
watering can ~ jug, plant mister, hose
weeder ~ hoe, trowel
wheel barrow = wheelbarrow = garden cart
wind chime = windchime
window box ~ planter, trough
yard = garden

# Tools and hardware
allen key = hex key = allen wrench
bolt ~ screw, nut
builder : hammer, tape measure, drill, spirit level, tool box, work glove
cabinet knob = drawer knob = drawer pull = cabinet pull = cabinet handle = drawer handle
carpenter = joiner = woodworker
carpentry = woodworking = joinery
chisel ~ plane, gouge
cutting plier = wire cutter
diy = home improvement
diy : drill, hammer, screwdriver, paint, tape measure, saw, tool box, kit
door bell = doorbell
door handle = doorknob = door knob = door lever
door knocker ~ doorbell
drill > cordless drill, impact driver, hammer drill
drill ~ screwdriver
duct tape = gaffer tape = gaffa tape
electric outlet = power socket = wall socket = power outlet
extension cord = extension lead = extension cable
faucet = tap = spigot
fixing : screw, nail, bolt, wall plug, bracket
hammer ~ mallet
handyman : tool box, hammer, drill, multitool, screwdriver, tape measure
hardware > screw, nail, bolt, hinge, hook, bracket, knob, handle, latch
hinge ~ latch, bracket
house number ~ door sign, letterbox
ladder > step ladder, step stool
letterbox = mailbox = mail box = letter box = post box
mechanic : wrench, socket set, tool box, work glove
nail ~ screw, tack, pin
padlock ~ lock, bike lock
paint brush = paintbrush
paint roller ~ paint brush
plier > pincer, wire cutter
plumbing : faucet, pipe fitting, valve, plunger, wrench
power tool > drill, sander, circular saw, jigsaw tool, grinder, router tool
safety gear = protective gear
safety gear > hard hat, work glove, safety goggle, ear defender, high vis vest
sand paper = sandpaper = abrasive paper
saw > handsaw, hacksaw, circular saw, jigsaw tool
screw ~ nail, bolt
screw driver = screwdriver
screwdriver ~ drill, hex key
spanner = wrench
spirit level = bubble level
step ladder = stepladder
step ladder ~ step stool, library step, stool
step stool = stepstool
step stool ~ stool, step ladder
tape measure = measuring tape
tape measure ~ ruler
tool > hammer, screwdriver, wrench, plier, saw, drill, chisel, spanner, tape measure, multitool
tool bag ~ tool box, tool belt
tool box = toolbox
utility knife = box cutter = stanley knife = craft knife
woodworking : chisel, saw, plane, clamp, mallet, sandpaper, workbench, wood glue, marking gauge
work bench = workbench
`;
