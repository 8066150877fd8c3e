export const TEXTILES_AND_HOUSEHOLD = `
# Textiles and bedding
afghan ~ throw, blanket
bath : towel, bath mat, bath bomb, bathrobe, soap, sponge, bath salt
bath linen > towel, bath mat, washcloth, bathrobe
bath mat = bathmat = bath rug
bath mat ~ rug, towel
bath robe = bathrobe = dressing gown = robe
bath towel ~ towel, bath sheet, hand towel
bathroom : towel, bath mat, soap dish, shower curtain, soap, toothbrush holder, bathrobe, washcloth
bed linen = bedlinen
bed linen > sheet, pillowcase, duvet cover, fitted sheet
bed sheet = bedsheet
bedding = bed linen = bedclothes = bed clothes
bedding > duvet, sheet, pillowcase, quilt, duvet cover, comforter, blanket, pillow, bedspread
bedspread = coverlet = bed cover = counterpane
bedspread ~ quilt, throw, blanket
blanket > throw, fleece blanket, afghan, weighted blanket, baby blanket
blanket ~ quilt, comforter, duvet, bedspread
blind ~ curtain, shade, shutter
carpet ~ rug, runner, mat
comforter = duvet = continental quilt
comforter ~ quilt, blanket
curtain = drape = drapery
curtain ~ blind, valance, voile
curtain rod = curtain pole = curtain rail
cushion = throw pillow = scatter cushion
cushion > bolster, floor cushion, lumbar pillow
cushion ~ pillow, cushion cover, pouf
cushion cover = pillow cover
door mat = doormat = welcome mat
doormat ~ rug, mat
duvet cover = comforter cover = quilt cover
eiderdown ~ duvet, quilt
fabric = cloth
fabric > cotton, linen, velvet, wool, silk, muslin, felt, canvas
floor mat ~ rug, runner
hand towel ~ towel, guest towel, tea towel
home textile = soft furnishing
home textile > cushion, throw, rug, curtain, blanket, tablecloth, towel, bedding
mattress topper = mattress pad = mattress protector
pillow > cushion, throw pillow, bolster, lumbar pillow
pillow case = pillowcase = pillowslip = pillow sham
quilt = patchwork quilt
quilt ~ comforter, bedspread, blanket, duvet
rug = area rug
rug > kilim, runner, sheepskin, dhurrie, bath mat
rug ~ carpet, mat, doormat
runner ~ rug, table runner
sheepskin ~ rug, throw
bed sheet ~ bed linen, bedding, duvet cover, pillowcase
sheet ~ bed linen, bedding
sheet > bed sheet, fitted sheet, flat sheet
shower curtain ~ bath mat
throw = throw blanket
throw ~ blanket, bedspread, shawl
towel > bath towel, hand towel, beach towel, washcloth, tea towel, bath sheet
wash cloth = washcloth = face cloth = flannel cloth = facecloth

# Storage and cleaning
airer = clothes airer = clothes drying rack = clothes horse
airtight ~ sealed, canister, storage jar
basket > storage basket, laundry basket, picnic basket, bread basket, belly basket, wicker basket
hamper > laundry basket, laundry hamper, picnic hamper, gift hamper
basket ~ bin, crate, box, hamper
bin > waste bin, storage bin, recycling bin, pedal bin
box > storage box, gift box, crate, chest, trunk, keepsake box
box ~ case, container, bin, tin
broom = sweeping brush
broom ~ mop, dustpan, brush
bucket = pail
caddy ~ basket, organizer, canister
cleaning : broom, mop, sponge, brush, cloth, bucket, dustpan, duster, detergent, soap
cleaning cloth = dust cloth = duster
cleaning cloth ~ sponge, dish cloth
closet : hanger, garment rack, shoe rack, storage box, wardrobe organizer
clothes line = clothesline = washing line
clothes line ~ clothes peg, airer
clothes peg = clothespin = clothes pin
clothes rack = garment rack = clothes rail = clothing rack
coat hanger = clothes hanger = hanger
container > jar, canister, storage box, bin, basket, tin, food container
container ~ box, caddy, tub
crate ~ box, basket, bin
detergent = washing powder = laundry soap
dish brush = washing up brush
dish brush ~ scrubber, sponge
dish soap = washing up liquid = dishwashing liquid
door hook = over door hook
door stop = doorstop = door stopper
drawer organizer = drawer organiser = drawer divider
dust bin = dustbin = trash can = garbage can = waste bin = rubbish bin
dust pan = dustpan
dustbin ~ waste basket, recycling bin
food container = food storage = tupperware
food container ~ lunch box, jar, canister
hook > wall hook, coat hook, peg, towel hook
hook ~ peg rail, hanger, knob
ironing : ironing board, steamer, linen spray
laundry : laundry basket, detergent, hamper, clothes peg, ironing board, drying rack, laundry bag
laundry basket = laundry hamper = washing basket = dirty clothes basket
laundry basket ~ laundry bag, basket
letter holder = letter rack = mail organizer = mail holder
magazine rack = magazine holder = magazine stand
magazine rack ~ basket, newspaper stand
mop ~ broom, bucket
organisation = organization
organiser = organizer
organizer > tray, caddy, desk organizer, drawer organizer, file box, storage box
organizer ~ basket, box, rack
paper towel = kitchen roll
rack > coat rack, shoe rack, wine rack, spice rack, towel rail, magazine rack
rack ~ shelf, stand, hook
scrubber ~ sponge, brush
soap dish = soap holder = soap tray
soap dispenser = soap pump
sponge ~ loofah, cloth, scrubber
storage : basket, box, bin, cabinet, shelf, crate, jar, canister, trunk, chest, hook, organizer, rack
storage box ~ basket, crate, trunk
storage jar ~ canister, tin
toilet brush = loo brush
toilet paper = toilet roll = bathroom tissue
toilet roll holder = toilet paper holder = loo roll holder
toothbrush holder = toothbrush stand = toothbrush cup
towel rail = towel bar = towel rack
towel rail ~ towel hook, ladder
toy box = toy chest
trunk ~ chest, storage box, suitcase
tub ~ bucket, container
umbrella holder = umbrella stand
vacuum = vacuum cleaner = hoover
wall hook ~ peg rail, coat rack
washing : detergent, laundry basket, soap
waste basket = wastebasket = waste paper basket = wastepaper basket

# More home
ashtray stand ~ side table, ashtray
bath caddy = bath tray = bathtub tray = bath rack
bathtub ~ shower
bean bag = beanbag
beanbag ~ pouf, floor cushion
bell jar = cloche = glass dome
bolster ~ cushion, pillow
bread basket ~ bread bin, basket
bunk bed ~ loft bed, bed
cake plate = cake platter
cake server = cake slice = pie server
candle lighter ~ match, lighter
cat door = cat flap
cheese knife ~ knife, spreader
chopstick ~ cutlery, sushi set
cloche ~ cake stand, terrarium
coat hook = robe hook
cocktail glass ~ coupe, martini glass, tumbler
cool pack = ice pack
cot bed ~ crib, bed
display case = vitrine = display cabinet = curio cabinet
doily ~ placemat, coaster
easel ~ stand, canvas
egg cup = eggcup
espresso cup = demitasse
farmhouse table ~ dining table, trestle table
firewood basket = log basket = log holder = log carrier
firewood basket = firewood holder = firewood rack = wood basket
floor cushion = floor pillow
fly swatter ~ fly screen
fondue ~ raclette
fruit basket ~ fruit bowl
garment bag = suit bag = suit carrier
goblet = chalice
goblet ~ wine glass, tumbler
highball = highball glass
highball ~ tumbler
hurricane = hurricane lamp = hurricane lantern
ice cube tray = ice tray = ice mould
jewelry dish ~ trinket dish, bowl
kilim ~ rug, cushion cover
kitchen scissor = kitchen shear
kitchen table ~ dining table
measuring jug = measuring cup = measuring beaker
milk jug = creamer = milk pitcher = cream jug
mosquito net = bug net
napkin ring = serviette ring
nesting table = nest table
oil bottle ~ cruet, oil pourer
oil burner ~ diffuser, wax warmer
paper lantern = paper lamp
peg board = pegboard
peg rail = peg rack
pegboard ~ hook, organizer
pie dish = pie plate = pie pan
pizza oven ~ pizza stone, grill
ramekin ~ baking dish, bowl, souffle dish
salad server ~ serving spoon
salad spinner ~ colander
sash ~ belt, ribbon
saucer ~ plate, side plate
serving bowl ~ salad bowl, mixing bowl
side plate = bread plate = salad plate
sponge holder ~ soap dish, caddy
spoon rest = utensil rest
storage bench ~ bench, trunk, ottoman
sugar bowl = sugar pot
sugar bowl ~ milk jug, canister
tea set ~ teapot, teacup
tissue box = tissue holder = tissue box cover
utensil holder = utensil crock = utensil pot
wall shelf ~ floating shelf, shelf, ledge
washbasin = sink = wash basin
wax warmer = wax burner = melt warmer
window blind = window shade
window treatment > curtain, blind, shutter, window shade, valance
wine cooler bag ~ cooler, ice bucket
wine stopper = bottle stopper
`;
