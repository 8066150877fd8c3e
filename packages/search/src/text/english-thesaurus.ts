/**
 * How the words of shoppers relate to the words in the names of products, in English, for any shop. One relation
 * a line: `a = b` is the same, `a > b, c` a wider word and what it covers, `a ~ b, c` what to show where
 * `a` is not sold. Words are folded and singular.
 */
export const ENGLISH_THESAURUS = `
# Furniture
accent chair ~ armchair, lounge chair, side chair
armchair = arm chair
armchair ~ accent chair, sofa, loveseat, recliner
armoire = wardrobe
bar stool = barstool = counter stool
bed > bed frame, daybed, bunk bed, sofa bed, four poster, headboard
bedroom > bed, mattress, nightstand, dresser, wardrobe, duvet, pillow, bedding, bedside lamp
bedroom furniture > bed frame, nightstand, dresser, wardrobe, headboard, chest drawer
bedside ~ nightstand, night light, table lamp
bedside table = nightstand = night stand = bedside cabinet
bench > settle, storage bench, garden bench
bench ~ stool, ottoman
bookcase = bookshelf = book shelf = book case
bookcase ~ shelf, shelving, wall shelf, cabinet
bureau ~ desk, dresser, secretary desk
cabinet > sideboard, cupboard, display cabinet, filing cabinet
cabinet ~ bookcase, chest
chair > armchair, stool, recliner, rocker, dining chair, office chair, accent chair, lounge chair
chair > rocking chair, side chair, folding chair, beanbag, deckchair
chair ~ bench, seat
chaise = chaise longue = chaise lounge
chaise ~ daybed, sofa, lounger
chest drawer = tallboy
chest drawer ~ dresser, sideboard, commode
coat rack = coat stand = hat stand = hall tree
coat rack ~ coat hook, wall hook, peg rail
coffee table = cocktail table
coffee table ~ side table, end table, ottoman
console ~ sideboard, console table
console table = hall table = entry table
cupboard ~ cabinet, sideboard, pantry, wardrobe
desk = writing table
desk > standing desk, secretary desk, computer desk, writing desk, bureau
desk ~ console table, table
dining chair ~ side chair, bench, stool
dining room > dining table, dining chair, sideboard, tablecloth, dinnerware, placemat, chandelier
dining table = dinner table
dining table ~ kitchen table, bistro table, trestle table
dresser ~ chest drawer, sideboard, vanity
end table = side table
entryway = hallway = foyer = entrance hall
entryway > console table, coat rack, doormat, shoe rack, umbrella stand, key holder, mirror, wall hook
footstool = foot stool = footrest
footstool ~ ottoman, pouf, stool
furniture > sofa, chair, table, bed, desk, bookcase, cabinet, dresser, stool, bench, wardrobe, armchair
furniture > sideboard, ottoman, nightstand, shelf, coffee table, credenza
futon ~ sofa bed, daybed, mattress
headboard = head board
living room = lounge room = sitting room
living room > sofa, coffee table, armchair, rug, throw, cushion, floor lamp, media console, bookcase
lounge chair ~ armchair, recliner, chaise
loveseat = love seat = two seater
loveseat ~ sofa, armchair, settee
nightstand ~ side table, stool
ottoman ~ footstool, pouf, bench
pouf = pouffe
pouf ~ ottoman, footstool, floor cushion, beanbag
recliner ~ armchair, lounge chair, rocking chair
rocking chair = rocker
room divider = folding screen = privacy screen
seat > chair, stool, bench, sofa, armchair
seating > sofa, armchair, chair, bench, stool, ottoman, pouf, loveseat, recliner, beanbag
sectional = corner sofa = modular sofa
sectional ~ sofa, loveseat
shelf = shelving
shelf > bookcase, wall shelf, floating shelf, ledge, etagere
shelf ~ rack, bracket, cabinet
shoe rack = shoe shelf
shoe rack ~ shoe cabinet, bench, rack
side table ~ nightstand, coffee table, stool, tray table
sideboard = buffet table = credenza
sideboard ~ console table, cabinet, dresser
sofa = couch = settee
sofa > chesterfield, loveseat, sectional, sofa bed, divan
sofa ~ armchair, daybed, futon, chaise
sofa bed = sleeper sofa = pull out couch = sofabed
sofa bed ~ futon, daybed
stool > bar stool, footstool, step stool
stool ~ pouf, ottoman, bench, chair
table > desk, coffee table, dining table, side table, console table, nightstand, trestle
tv stand = media console = tv unit = tv cabinet = media unit
tv stand ~ sideboard, console table
vanity = dressing table = makeup table
wardrobe ~ dresser, chest drawer, clothes rack, garment rack
# Home decor and art
art > painting, print, poster, canvas, sculpture, photograph, etching, lithograph, drawing, watercolor
art > illustration, framed art, tapestry, mural
art print ~ poster, canvas, photograph
artificial flower = faux flower = silk flower
artwork > painting, print, poster, canvas, sculpture, drawing
bookend = book end
bust ~ sculpture, figurine, statue
clock > wall clock, alarm clock, mantel clock, cuckoo clock
clock ~ watch, timer
curio ~ ornament, figurine, trinket
decor = decoration = home accent
decor > vase, candle, candle holder, wall art, mirror, clock, figurine, cushion, sculpture, wreath, lantern
decor > ornament, photo frame, garland, bookend, tapestry, decorative bowl
drawing > sketch, illustration, etching
dried flower ~ artificial flower, bouquet, wreath
figure ~ figurine, sculpture, statue
figurine = statuette
figurine ~ sculpture, statue, ornament, bust
fireplace > mantel, fire screen, log holder, firewood rack, fire poker
garland ~ bunting, wreath, streamer
globe ~ map, atlas
home accessory > vase, tray, candle holder, cushion, throw, photo frame, clock, mirror
incense = joss stick
incense ~ candle, diffuser, room spray, sage
incense holder = incense burner
knick knack = trinket
looking glass = mirror
map ~ atlas, globe, poster
mirror > vanity mirror, wall mirror, floor mirror, hand mirror
ornament > figurine, bauble, sculpture, statuette
ornament ~ decor, trinket
painting > oil painting, watercolor, acrylic painting, landscape, portrait, canvas
painting ~ print, poster, drawing
photo = photograph = photography
photo album = photograph album
photo frame = picture frame
photo frame ~ frame, photo album
picture > painting, print, poster, photograph, art print, drawing
plaque ~ wall sign, wall art
poster ~ print, art print, canvas, lithograph
print > art print, lithograph, screen print, giclee, linocut, woodcut, etching
print ~ poster, canvas
screen print = serigraph = silkscreen
sculpture = statue
sculpture ~ figurine, bust, carving
tapestry = wall hanging
tapestry ~ wall art, rug, macrame
trinket dish = ring dish = catchall
trinket dish ~ tray, bowl, jewelry dish
vase = flower vase
vase > bud vase, urn, amphora
vase ~ jug, pitcher, planter, carafe, bottle
wall art > print, poster, canvas, painting, tapestry, wall hanging, art print, macrame, photograph
wall clock ~ mantel clock, clock
wall decor > wall art, tapestry, wall hanging, print, poster, canvas, mirror, wall clock, wreath, wall shelf
wall decor > sconce
wall sticker = wall decal
wallpaper = wall paper = wallcovering
wallpaper ~ wall decal, paint, mural
wreath ~ garland, dried flower, bouquet
# Lighting
bedside lamp ~ table lamp, night light, reading lamp
bulb = light bulb = lightbulb
candelabra ~ candle holder, candlestick, chandelier
ceiling lamp = ceiling light
ceiling light > pendant, chandelier, flush mount, spotlight
chandelier ~ pendant, ceiling light
desk lamp = task lamp = study lamp
desk lamp ~ table lamp, reading lamp
fairy light = string light = twinkle light
flashlight = torch
flashlight ~ headlamp, lantern
floor lamp = standard lamp = standing lamp
floor lamp ~ table lamp, reading lamp
lamp > table lamp, floor lamp, desk lamp, lantern, pendant, sconce, chandelier, night light
lamp ~ light, light bulb
lamp shade = lampshade
lantern ~ candle holder, lamp, tealight holder
light fixture = luminaire = light fitting
light fixture > pendant, chandelier, sconce, flush mount
lighting > lamp, chandelier, pendant, sconce, lantern, light bulb, string light, ceiling light, spotlight
night light = nightlight
pendant light = hanging lamp = pendant lamp = hanging light
pendant light ~ chandelier, ceiling light
reading lamp = reading light = book light
sconce = wall lamp = wall light
sconce ~ candle holder, lantern
spotlight = spot light = downlight
table lamp ~ desk lamp, bedside lamp, lantern
# Candles and fragrance
aroma = scent = fragrance
aromatherapy > essential oil, diffuser, candle, incense, room spray
candle > pillar candle, taper, votive, tealight, scented candle, beeswax candle
candle ~ wax melt, diffuser, incense, lantern
candle accessory > wick trimmer, snuffer, candle holder, match, lighter
candle holder = candleholder
candle holder > candlestick, candelabra, lantern, votive holder, hurricane, sconce, tealight holder
candle snuffer = snuffer
candlestick = candle stick = taper holder
diffuser > reed diffuser, oil diffuser, oil burner
diffuser ~ candle, incense, room spray, essential oil
essential oil ~ diffuser, perfume oil, fragrance oil
home fragrance > candle, diffuser, incense, room spray, potpourri, essential oil, wax melt, sachet
match = matchstick = matchbox
match ~ lighter
pillar candle ~ candle, votive
potpourri ~ sachet, diffuser, dried flower
room spray = room mist = air freshener
scented > fragrance, perfumed, aromatic, lavender, sandalwood
scented candle = perfumed candle = fragranced candle = aromatherapy candle
tapered candle = taper candle = taper = dinner candle
tealight = tea light = tea candle
tealight ~ votive, candle
votive ~ tealight, candle
wax melt = wax tart = wax cube
wax melt ~ candle, scented candle
# Kitchen and cooking
apron = pinafore
apron ~ oven mitt, tea towel
baker > rolling pin, mixing bowl, cake tin, whisk, apron, loaf pan, cookbook
bakeware > baking dish, cake tin, loaf pan, muffin tin, baking sheet, pie dish, ramekin, cake stand
baking > mixing bowl, rolling pin, whisk, cake tin, cookie cutter, baking sheet, measuring spoon
baking dish = casserole dish = oven dish = roasting dish
baking sheet = cookie sheet = baking tray = sheet pan
bbq = barbecue = barbeque = grill
bbq > charcoal, tong, skewer, apron, smoker, hibachi
blender ~ food processor, juicer, mixer
bread > bread box, bread knife, loaf pan, toaster, bread board
bread bin = bread box = breadbox
butcher block ~ chopping board, carving board
butter dish = butter keeper
cafetiere = french press = coffee press = coffee plunger
cake stand ~ platter, cake plate, serving tray
cake tin = cake pan
canister ~ jar, tin, container, caddy
carafe ~ decanter, pitcher, jug, bottle
chef > knife, apron, cookware, chopping board, skillet, cookbook
chopping board = cutting board
chopping board ~ cheese board, serving board, butcher block
coffee > mug, french press, moka pot, coffee maker, espresso cup, coffee grinder, pour over, coffee bean
coffee bean > espresso, arabica, roast
coffee grinder = coffee mill
coffee machine = coffee maker
coffee maker > french press, moka pot, percolator, pour over, espresso machine, aeropress, chemex
coffee pot ~ teapot, carafe, french press
colander = strainer = sieve
cook > cookware, skillet, saucepan, apron, knife, cookbook, spatula
cookbook = recipe book = cookery book = cook book
cooker ~ stove, hob, oven
cookie = biscuit
cookie cutter = biscuit cutter
cookie jar = biscuit tin = biscuit barrel
cooking > cookware, skillet, saucepan, spatula, knife, wok, dutch oven, cookbook, ladle
cookware > skillet, saucepan, dutch oven, wok, stockpot, casserole, griddle, saute pan, pot, pan
cooler = cool box = ice chest = coolbox
corkscrew = wine opener
corkscrew ~ bottle opener
crepe pan ~ skillet, griddle
dish rack = drying rack = dish drainer
dish towel = tea towel = kitchen towel = dishcloth
dutch oven = cocotte = french oven
dutch oven ~ casserole, stockpot, saucepan
espresso maker = moka pot = stovetop espresso
food processor ~ blender, mixer, chopper
fridge = refrigerator
fruit bowl ~ basket, bowl, fruit basket
frying pan = skillet = fry pan = frypan
frying pan ~ saute pan, wok, griddle, crepe pan
garlic press ~ grater, mortar
grater = microplane = zester
griddle = grill pan
jar > canister, mason jar, storage jar, cookie jar, spice jar
jar ~ container, pot, tin
kettle = teakettle = tea kettle
kettle ~ teapot
kitchen > cookware, utensil, knife, chopping board, mixing bowl, apron, dinnerware, tea towel, mug
kitchen tool = kitchen utensil = kitchen gadget
kitchen utensil > spatula, whisk, ladle, tong, peeler, grater, wooden spoon, rolling pin
kitchenware > cookware, bakeware, utensil, knife, bowl, canister, kettle, teapot
knife > chef knife, paring knife, bread knife, santoku, cleaver, steak knife
knife ~ blade, cutlery
knife block = knife holder = knife stand
knife sharpener = whetstone = sharpening stone = honing steel
ladle ~ serving spoon, spoon
microwave ~ oven
mixing bowl ~ bowl, salad bowl
mortar = pestle
oven glove = oven mitt = pot holder = potholder
pan > skillet, frying pan, saucepan, wok, griddle, roasting pan
pan ~ pot, casserole
peeler ~ knife, grater
pepper mill = pepper grinder
pepper mill ~ salt shaker, spice mill
pizza > pizza stone, pizza cutter, pizza peel, pizza oven
pot > saucepan, stockpot, dutch oven, casserole
pot ~ pan
roasting pan = roasting tin = roaster
rolling pin ~ pastry board, baking mat
salt shaker = salt cellar = salt pot
saucepan = sauce pan
saucepan ~ pot, casserole, stockpot
scale > kitchen scale, bathroom scale
seasoning > salt, pepper, spice, herb
spatula = turner = fish slice
spice > pepper, cinnamon, cumin, paprika, turmeric, saffron
spice rack ~ spice jar, shelf
stockpot = stock pot = soup pot
stove = cooktop = hob
thermos = vacuum flask = insulated bottle
timer ~ clock
toaster ~ oven
trivet = pot stand = hot pad
trivet ~ coaster
utensil > spatula, spoon, ladle, whisk, tong, fork, knife
water bottle = drink bottle = canteen
water bottle ~ flask, thermos, tumbler
whisk ~ mixer, spatula
wok ~ skillet, frying pan
# Tableware and bar
bar > cocktail shaker, jigger, decanter, bar stool, tumbler, ice bucket, corkscrew, bar cart
bar cart = drink trolley = bar trolley = serving cart
barware > cocktail shaker, jigger, decanter, ice bucket, tumbler, corkscrew, coaster, bar spoon
beer > pint glass, stein, bottle opener, tankard, ale, lager
beer glass = pint glass
beer mug = stein = tankard
bottle opener ~ corkscrew
bowl > mixing bowl, salad bowl, serving bowl, cereal bowl, soup bowl, ramekin, fruit bowl
bowl ~ dish, plate
breakfast > cereal bowl, mug, egg cup, toast rack, juice, granola, jam, teapot
butler tray ~ tray, tray table
centerpiece = centrepiece
centerpiece ~ vase, bowl, candelabra
champagne > flute, champagne glass, coupe, ice bucket
champagne glass = champagne flute = flute
champagne glass ~ coupe, wine glass
charcuterie board = cheese board = cheeseboard
charcuterie board ~ serving board, platter, chopping board
cheese > cheese board, cheese knife, fondue
china > porcelain, bone china
coaster = drink mat = beer mat
coaster ~ trivet, placemat
cocktail > shaker, jigger, coupe, tumbler, martini glass, muddler
coffee cup ~ mug, espresso cup, teacup
coupe ~ martini glass, champagne glass
crockery = dinnerware = tableware = dishware
cruet ~ oil bottle, decanter, salt shaker
cup > mug, teacup, espresso cup, beaker, coffee cup
cup ~ tumbler, glass
cutlery = flatware = silverware
cutlery > fork, knife, spoon, teaspoon, ladle
decanter ~ carafe, pitcher, bottle
dinner plate ~ plate, side plate
dinnerware > plate, bowl, mug, dinner plate, side plate, dinner set, saucer, platter
dish > plate, bowl, platter, ramekin
drinking glass > tumbler, highball, pint glass, rock glass
drinkware > mug, cup, tumbler, wine glass, goblet, glass, flask, carafe, pitcher, teacup
entertaining > platter, serving bowl, cocktail shaker, cheese board, decanter, napkin
flask > hip flask, thermos
flask ~ water bottle
glass > tumbler, goblet, wine glass, flute, highball, pint glass
glassware > tumbler, goblet, wine glass, decanter, carafe, flute, highball, vase
gravy boat = sauce boat
hostess > candle, cheese board, serving tray, napkin, vase
ice bucket = champagne bucket = wine bucket = wine cooler
jug = pitcher = ewer
jug ~ carafe, vase
mug > coffee mug, travel mug, coffee cup
mug ~ cup, teacup, tumbler
napkin = serviette
napkin ~ tablecloth, placemat, tea towel
place mat = placemat = table mat
place setting ~ dinnerware, flatware, placemat
plate > dinner plate, side plate, platter, charger plate, dessert plate, saucer
plate ~ bowl, dish
platter = serving plate = serving platter
platter ~ serving tray, serving board, plate
porcelain ~ china, ceramic, stoneware
rock glass = whisky glass = whiskey glass = old fashioned glass = lowball
salad bowl ~ serving bowl, bowl
serveware > platter, serving bowl, serving tray, ladle, cake stand, gravy boat, pitcher
serving tray ~ platter, tray
shaker > cocktail shaker, salt shaker, pepper shaker
sippy cup ~ tumbler, cup, baby bottle
table linen > tablecloth, napkin, table runner, placemat
table runner ~ tablecloth, placemat
tablecloth = table cloth
tablecloth ~ table runner
tea > teapot, teacup, infuser, kettle, tea towel, tea caddy, green tea, black tea, herbal tea
tea cup = teacup
tea infuser = tea strainer = tea ball
tea tin = tea caddy
teapot = tea pot
teapot ~ kettle, tea set, coffee pot
teaspoon = tea spoon
tray > serving tray, butler tray, catchall
tray ~ platter, board
tumbler ~ glass, mug, cup
wine > wine glass, decanter, corkscrew, wine rack, wine bucket, bottle stopper, red wine, white wine
wine glass = wineglass = stemware
wine glass ~ goblet, champagne glass, tumbler
wine rack ~ bottle holder, wine cabinet
# Textiles and bedding
afghan ~ throw, blanket
bath > towel, bath mat, bath bomb, bathrobe, soap, sponge, bath salt
bath linen > towel, bath mat, washcloth, bathrobe
bath mat = bathmat = bath rug
bath robe = bathrobe = dressing gown = robe
bath towel ~ towel, bath sheet, hand towel
bathroom > towel, bath mat, soap dish, shower curtain, soap, toothbrush holder, bathrobe, washcloth
bed linen = bedlinen
bed linen > sheet, pillowcase, duvet cover, fitted sheet
bed sheet = bedsheet
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
sheet > bed sheet, fitted sheet, flat sheet
shower curtain ~ bath mat
throw = throw blanket
throw ~ blanket, bedspread, shawl
towel > bath towel, hand towel, beach towel, washcloth, tea towel, bath sheet
wash cloth = washcloth = face cloth = flannel cloth = facecloth
# Colours
beige > cream, sand, oatmeal, taupe, ecru, tan, oat, khaki, fawn, camel, champagne, nude
beige ~ brown, ivory, white
black > ebony, onyx, charcoal, noir, midnight, raven, obsidian, jet black
black ~ dark
blue > navy, indigo, cobalt, denim, ocean, azure, sky, sapphire, teal, turquoise, midnight, cerulean
blue > ultramarine, periwinkle, cornflower, aqua, royal blue, powder blue, slate blue
bronze ~ copper, brass, gold
brown > chocolate, chestnut, tan, walnut, cocoa, mocha, cognac, umber, sienna, hazel, bronze, caramel, toffee
brown > mahogany, sepia, russet, camel
burgundy = maroon = bordeaux = oxblood
burgundy ~ wine, plum, red
charcoal ~ grey, black, graphite
color = colour
colorful = colourful = multicolor = multicolour = multicoloured = multicolored = rainbow
cream ~ ivory, white, beige
dark > black, charcoal, navy, ebony, midnight
gold = golden
gold > brass, gilt, gilded
gold ~ yellow, bronze
gray = grey
gray > charcoal, slate, graphite, dove, pewter, anthracite, gunmetal, smoke grey, stone grey
green > emerald, olive, sage, forest, mint, moss, jade, lime, khaki, fern, pine, hunter, eucalyptus, pistachio
green > seafoam, celadon, chartreuse, bottle green, juniper, avocado green
ivory ~ white, cream
light blue = pale blue = baby blue = sky blue
light blue > powder blue, azure, sky
metallic > gold, silver, brass, copper, bronze, chrome
mint ~ green, sage
multicolor > patchwork, confetti, patterned
navy = navy blue = dark blue
navy ~ indigo, midnight
neutral > beige, grey, white, cream, taupe, oatmeal, natural, sand, ivory
orange > rust, terracotta, apricot, peach, tangerine, amber, copper, coral, burnt orange
pastel > blush, mint, lilac, lavender, peach, baby blue, powder blue
pink > blush, rose, coral, fuchsia, magenta, salmon, peony, dusty rose, hot pink, flamingo, bubblegum
purple = violet
purple > lavender, lilac, plum, mauve, aubergine, amethyst, eggplant, orchid, heather, mulberry
red > crimson, scarlet, burgundy, ruby, cherry red, maroon, brick, oxblood, vermilion, garnet, bordeaux
rust ~ terracotta, orange, copper
silver > chrome, pewter, sterling silver, platinum
silver ~ gray
tan ~ camel, beige, brown, cognac
teal = petrol blue
teal ~ turquoise, blue, green
transparent = clear = see through
turquoise = aqua
turquoise ~ teal
white > ivory, cream, snow, off white, alabaster, eggshell, pearl, bone white
yellow > mustard, gold, lemon, ochre, saffron, amber, sunflower, canary, marigold, citrine
# Materials
acrylic = perspex = plexiglass = lucite
alpaca ~ wool, cashmere, mohair
aluminium = aluminum
bamboo ~ rattan, wicker, wood
bone china ~ porcelain, ceramic
brass ~ bronze, gold, copper
canvas = duck cloth
canvas ~ linen, cotton
cashmere ~ wool, merino, alpaca, mohair
ceramic > porcelain, stoneware, earthenware, terracotta, pottery, clay, faience, majolica
ceramic ~ china, enamel
cork ~ wood
cotton > organic cotton, denim, muslin, percale, flannel, jersey, terry, corduroy, poplin, gauze
cotton ~ linen
crystal ~ glass, quartz
earthenware ~ stoneware, terracotta, ceramic
enamel = enamelware = enamelled = enameled
faux fur = fake fur
faux leather = vegan leather = pu leather = leatherette = imitation leather
faux leather ~ leather
felt ~ wool
fibre = fiber
fur > faux fur, shearling, sheepskin
gold plated = gold vermeil = gold filled
handblown = hand blown = mouth blown
handcrafted = handmade = hand made = artisan = artisanal
handwoven = hand woven
iron > cast iron, wrought iron
jute ~ hemp, sisal, seagrass, rattan
knit = knitted
lace ~ crochet, embroidery
leather > suede, cowhide, nubuck, calfskin, full grain, lambskin, patent leather, sheepskin, hide
leather ~ faux leather
linen = flax
linen ~ cotton, hemp, canvas
marble ~ stone, granite, alabaster, travertine
metal > brass, steel, iron, copper, aluminium, bronze, silver, gold, pewter, tin, chrome, nickel, titanium
metal > stainless, cast iron, zinc
mohair ~ wool, alpaca
natural fibre > cotton, linen, wool, jute, hemp, silk, seagrass, sisal
organic > natural, eco, bio
plastic > acrylic, melamine, resin, polypropylene, silicone, vinyl
plush ~ velvet, fleece
porcelain > bone china
pottery > stoneware, earthenware, terracotta, raku
rattan ~ cane, wicker, bamboo, seagrass
satin ~ silk
silk ~ satin
silver plate = silver plated
stainless steel = stainless = inox
steel > stainless steel, carbon steel
stone > marble, granite, slate, soapstone, travertine, limestone, onyx, terrazzo, sandstone
stoneware ~ ceramic, earthenware, porcelain, pottery
straw > raffia, seagrass, wicker, palm leaf
suede ~ leather, nubuck
terracotta = terra cotta
terracotta ~ clay, earthenware, ceramic
terry = terry cloth = towelling = toweling
timber = wood = wooden
timber > oak, walnut, pine, teak, cedar
velvet = velour
velvet ~ corduroy, plush
wicker ~ rattan, willow, seagrass
wood > oak, walnut, ash, teak, acacia, maple, birch, pine, cherry wood, mahogany, beech, mango wood, bamboo
wood > cedar, olive wood, ebony, rosewood, plywood, elm, spruce, poplar, hickory
wool = woollen = woolen
wool > merino, cashmere, mohair, alpaca, lambswool, tweed, felt, angora
woven > wicker, rattan, handwoven, kilim, tapestry, seagrass
# Sizes, shapes and measures
adjustable ~ extendable, expandable
big = large
big > oversized, giant, jumbo, king size, extra large
centimeter = centimetre = cm
double ~ queen size, full size
extendable = extending = expandable = extensible
extra large = xl
foldable = folding = collapsible = foldaway
gallon = gal
gram = gramme
huge = giant = jumbo = oversized
kilogram = kg = kilo
king size = king
liter = litre
long ~ tall
milliliter = millilitre = ml
millimeter = millimetre = mm
mini = miniature = tiny
mini ~ small, travel size, compact
ounce = oz
pack > set, bundle, multipack
portable > travel, folding, handheld, cordless, pocket
pound = lb
queen size = queen
rectangular = oblong
rectangular ~ square
round = circular
round ~ oval
set > bundle, kit, collection, trio, duo
single ~ twin, solo
slim = narrow = thin
small = little
small > mini, compact, petite, tiny, pocket, miniature
square ~ rectangular
stackable = stacking = nesting
travel size ~ mini, pocket
washable = machine washable
water resistant ~ waterproof
# Patterns and styles
antique ~ vintage, retro
art deco ~ vintage, geometric
bohemian = boho
bohemian ~ macrame, kilim, rattan
check = checked = checkered = chequered
check > gingham, plaid, tartan, buffalo check, houndstooth
classic = traditional = timeless
coastal = nautical = seaside
coastal ~ ocean, marine, striped, beach
cottage ~ farmhouse, country, rustic
dotted = polka dot = spotted
eco friendly = ecofriendly = sustainable = environmentally friendly
eco friendly > recycled, organic, reusable, biodegradable, compostable, bamboo, upcycled
embroidered = embroidery
engraved = etched
farmhouse ~ rustic, country, cottage
fashionable = stylish = trendy = chic
floral = flowery = flowered
floral > rose, peony, botanical, daisy, blossom
geometric ~ abstract, graphic
industrial ~ metal, iron, loft
luxury = luxurious = premium = deluxe
luxury ~ cashmere, silk, leather, gold, marble
mid century = midcentury = mid century modern
mid century ~ retro, scandinavian, teak
minimalist = minimal
modern = contemporary
modern ~ minimalist, scandinavian
monogrammed = personalised = personalized = customised = customized = custom made
nordic = scandinavian = scandi
ornate ~ baroque, carved, gilded
plaid = tartan
plaid ~ gingham, flannel
plain = solid colour
quilted ~ padded
retro ~ vintage, mid century
rustic ~ farmhouse, reclaimed, weathered
shabby chic ~ cottage, vintage
striped = stripe = pinstripe
tropical ~ palm, monstera, pineapple
vintage ~ antique, retro, classic
# Tobacco, cigars and pipes
ash tray = ashtray
ashtray ~ tray, catchall, cigar holder
briar = briar pipe = brier pipe
butane = lighter gas = lighter fuel = butane refill
cheroot ~ cigarillo, cigar
cigar > robusto, corona, churchill, toro, torpedo, cigarillo, cheroot, panatela, perfecto, belicoso, lancero
cigar > gordo, maduro, petit corona, figurado, habano
cigar ~ humidor
cigar accessory > cigar cutter, lighter, ashtray, humidor, cigar case, cigar punch, hygrometer
cigar case = cigar holder = cigar pouch
cigar case ~ humidor, cigar tube
cigar cutter = guillotine cutter = cigar clipper
cigar cutter ~ cigar punch, cigar scissor
cigarette case ~ cigar case, card case
cigarette lighter > torch lighter, petrol lighter, zippo
cigarillo = small cigar = mini cigar
connecticut ~ claro
cuban ~ habano, havana, cigar
cutter > cigar cutter, guillotine, punch
guillotine ~ cigar cutter
havana = habano
humidification = humidifier
humidification > humidity pack, hygrometer, humidor
humidity pack = humidity packet = two way humidity pack
humidor > travel humidor, cabinet humidor, desktop humidor
humidor ~ cigar case, cigar jar, cedar box
hygrometer ~ humidor, humidity pack
jet lighter = torch lighter = jet flame lighter = blowtorch lighter
lighter > torch lighter, petrol lighter, zippo, pipe lighter, candle lighter
lighter ~ match, flint, butane
maduro ~ dark, oscuro
meerschaum ~ briar, tobacco pipe, pipe
pipe > briar, meerschaum, churchwarden, corncob, calabash
pipe accessory > pipe cleaner, tamper, pipe rest, pipe filter, pipe pouch, reamer
pipe cleaner ~ tamper, reamer
pipe rack = pipe stand = pipe rest
pipe tobacco = pipe blend
pipe tobacco > latakia, virginia, burley, cavendish, perique, flake
pipe tool = czech tool = tamper
pipe tool ~ reamer, pipe cleaner
rolling paper = cigarette paper
rolling tobacco = hand rolling tobacco
sampler = assortment = variety pack
sampler ~ gift set, bundle
smoker > ashtray, lighter, cutter, humidor, cigar, pipe, cigar case, match, tobacco, pipe rack
smoking > ashtray, lighter, cigar, tobacco pipe, pipe, tobacco, cigar cutter
smoking accessory > ashtray, lighter, cutter, pipe cleaner, tamper, humidor, match
snuff ~ snus, tobacco
stogie = cigar
tobacco > cigar, pipe tobacco, cigarillo, snuff, rolling tobacco, shag
tobacco jar ~ humidor, canister, jar
tobacco pipe = smoking pipe
tobacco pipe > briar, meerschaum, churchwarden, corncob
tobacco pouch ~ pouch, tobacco jar
vape = e cigarette = ecigarette = electronic cigarette
zippo = petrol lighter = windproof lighter
# Clothing
active wear = activewear = sportswear = athleisure = gym wear = workout clothes
activewear > legging, sport bra, track pant, jogger, hoodie, tank top
anorak = windbreaker = windcheater = cagoule
apparel = clothing = clothes = garment
baseball cap = ball cap
bathing suit = swimsuit = swimming costume
beanie = woolly hat = knit cap = toque = bobble hat
blazer = suit jacket = sport coat = sport jacket
blazer ~ jacket, suit, cardigan
blouse ~ shirt, top, tunic
body suit = bodysuit = leotard
bow tie = bowtie = dickie bow
boxer = boxer short = trunk underwear
boxer ~ brief, underwear
bra = brassiere
brief = underpant = panty = knicker
cap > baseball cap, flat cap
cap ~ hat, beanie, visor
cape ~ poncho, shawl, cloak
cardigan ~ sweater, jumper, knitwear, shrug
chino = khaki pant
chino ~ trouser, pant
clothing > shirt, dress, jacket, trouser, sweater, skirt, coat, jean, top, sock, hat, scarf
coat > parka, trench coat, overcoat, peacoat, raincoat, duffle coat, anorak
coat ~ jacket, cape, poncho
denim > jean, denim jacket, dungaree
dress > gown, sundress, maxi dress, midi dress, frock, shirt dress, wrap dress
dress ~ skirt, jumpsuit, tunic
dress shirt = formal shirt = button down shirt = button up shirt
dungaree = bib overall
fedora ~ hat, trilby, panama hat
fleece ~ sweatshirt, jacket
formal wear > suit, blazer, tuxedo, gown, tie, dress shirt, bow tie
gilet = body warmer
glove > mitten, gauntlet
glove ~ muff
gown ~ dress
handkerchief = hankie = pocket square = hanky
hat > beanie, cap, fedora, sun hat, beret, bucket hat, panama hat, trilby, bonnet, visor
hat ~ headband, hood
headband = hair band = hairband
hoodie = hooded sweatshirt = hoody
hoodie ~ sweatshirt, sweater, jacket
hosiery > sock, tight, stocking, legging
jacket > blazer, anorak, bomber, parka, denim jacket, puffer, gilet
jacket ~ coat, cardigan, hoodie
jean = denim pant = denim trouser
jean ~ trouser, chino, pant
jersey ~ jumper, t shirt
jogger = sweatpant = track pant = tracksuit bottom = jogging bottom
jumper = sweater = pullover
jumper ~ cardigan, sweatshirt, knitwear, hoodie
jumpsuit = playsuit = romper = boilersuit
knitwear > sweater, cardigan, jumper, scarf, beanie, pullover
lady = woman = womens
legging = yoga pant
legging ~ tight, trouser
lingerie > bra, brief, negligee, camisole, bodysuit
loungewear ~ pyjama, robe, jogger, sweatshirt
man = mens = gentleman = gent
menswear > shirt, suit, tie, trouser, polo shirt, blazer
neckerchief ~ bandana, scarf
necktie = tie
night gown = nightgown = nightdress = nightie
nightgown ~ pyjama, robe
outerwear > coat, jacket, parka, raincoat, anorak, poncho, gilet
outfit ~ suit, set, dress
overcoat = topcoat
pajama = pyjama = pjs = pj
pant = trouser = slack
pant > jean, chino, legging, jogger, cargo pant, culotte
polo = polo shirt
polo shirt ~ t shirt, shirt
poncho ~ cape, shawl, cardigan
puffer = puffer jacket = down jacket = padded jacket
pullover ~ sweatshirt, hoodie
raincoat = rain coat = mackintosh = rain jacket
raincoat ~ anorak, trench coat, umbrella
scarf > shawl, pashmina, neckerchief, bandana, snood
scarf ~ wrap
shawl = stole = pashmina
shirt > t shirt, polo shirt, dress shirt, flannel shirt, blouse, henley, oxford shirt
short > bermuda, cargo short, swim short
singlet = tank top = vest top = sleeveless top
skirt ~ dress, culotte, kilt
sleepwear = nightwear
sleepwear > pyjama, nightgown, robe, slipper, sleep mask
sock ~ stocking, tight, slipper
suit > tuxedo, blazer, three piece
sun hat = sunhat
sunhat ~ straw hat, bucket hat, panama hat
suspender = trouser brace
sweater ~ cardigan, hoodie, knitwear
sweatshirt = crewneck
sweatshirt ~ hoodie, sweater, jumper
swim trunk = swim short = board short = boardshort
swimsuit > bikini, one piece
swimwear > bikini, swimsuit, swim short, rash guard, cover up
t shirt = tshirt = tee = tee shirt
t shirt ~ top, polo shirt, tank top
tight = pantyhose
top > blouse, t shirt, shirt, tunic, camisole, tank top
trench = trench coat = trenchcoat
tuxedo = dinner jacket = dinner suit = black tie
underwear = undergarment
underwear > brief, boxer, bra, thermal, vest
waistcoat ~ vest, gilet, blazer
womenswear > dress, blouse, skirt, top, cardigan
# Jewellery and watches
accessory > scarf, belt, hat, bag, wallet, glove, jewellery, sunglass
amulet = talisman = lucky charm
bangle ~ bracelet, cuff
bracelet > bangle, cuff, charm bracelet, anklet, friendship bracelet
bracelet ~ necklace, watch strap
brooch ~ pin, badge, lapel pin
choker ~ necklace, pendant necklace
cuff ~ bangle, bracelet
cufflink = cuff link
cufflink ~ tie clip, tie pin, stud
diamond ~ cubic zirconia, moissanite, crystal
ear ring = earring
earring > hoop, stud earring, drop earring, ear cuff, huggie
engagement ring ~ diamond ring, wedding ring, solitaire
gem = gemstone = precious stone
gemstone > ruby, emerald, sapphire, amethyst, opal, topaz, garnet, turquoise, pearl, diamond, moonstone
gemstone > aquamarine, peridot, citrine, jade, agate, quartz, lapis lazuli
jewel = jewellery = jewelry
jewellery > necklace, bracelet, earring, pendant necklace, brooch, bangle, cufflink, anklet, locket
jewelry box = jewellery box = jewelry case = jewellery case
jewelry box ~ trinket dish, ring dish, watch box
locket ~ pendant necklace, necklace
necklace > pendant necklace, choker, locket, chain necklace, beaded necklace
necklace ~ bracelet, pendant
pocket watch ~ watch
rosary ~ bead, necklace
smart watch = smartwatch
smartwatch ~ fitness tracker, watch
sterling silver = 925 silver = solid silver
tie clip = tie bar
timepiece > watch, wristwatch, pocket watch, chronograph, clock
watch = wristwatch = wrist watch
watch > chronograph, smartwatch, pocket watch, dive watch
watch box = watch case = watch roll
watch strap = watch band = watchband
wedding ring = wedding band
# Gifts and occasions
anniversary > jewellery, candle, champagne, photo frame, necklace, watch
baby shower > baby blanket, rattle, teddy bear, baby book, onesie, muslin
bachelor party = stag party = stag night
bachelorette = hen party = hen night
bauble = christmas ornament = tree ornament
birthday > candle, birthday card, gift box, balloon, cake stand, gift set
bridal = bride = wedding
bridal > veil, tiara, garter, ring dish
bridesmaid ~ bridal, robe, jewellery
christening = baptism
christening > baby blanket, silver spoon, photo frame
christmas = xmas = noel = yuletide
christmas > ornament, bauble, wreath, advent calendar, stocking, garland, candle, nutcracker
cozy = cosy = snug = hygge
cozy > throw, blanket, candle, slipper, cushion, mug, fleece, knit
dad = father = daddy
dad > wallet, whiskey glass, cufflink, watch, cigar, beer mug, tie, razor
easter > egg, bunny, basket, rabbit, chick
easter ~ chocolate, spring
father day ~ dad, wallet, mug, tie, whiskey glass
gift = present
gift > candle, mug, gift box, gift set, gift card, jewellery, photo frame, chocolate, notebook, vase, scarf
gift > soap, hamper, wallet, cocktail shaker, puzzle, book, keepsake, flask, trinket dish
gift basket = hamper = gift hamper
gift box ~ gift set, hamper, gift bag
gift card = gift voucher = gift certificate = voucher
gift set ~ gift box, hamper, sampler, bundle
gift wrap = wrapping paper = gift paper = giftwrap
gift wrap ~ ribbon, gift bag, gift tag, tissue paper
girlfriend > jewellery, necklace, perfume, candle, bracelet
graduation > pen, watch, photo frame, journal, necklace
grandma = granny = grandmother = nana
grandpa = grandad = granddad = grandfather
groom ~ cufflink, tie, wedding
groomsman ~ flask, cufflink, pocket square
halloween > pumpkin, costume, skull, bat decoration, candle
hanukkah = chanukah
hanukkah > menorah, dreidel, candle
holiday gift = christmas gift = christmas present
host gift = hostess gift
hostess gift > candle, cheese board, tea towel, coaster, wine glass, soap
housewarming = house warming = new home
housewarming > candle, plant pot, doormat, cheese board, vase, throw, coaster, key holder, cutting board
keepsake = memento = souvenir
love > heart, rose, locket
mom = mum = mother = mommy = mummy
mom > candle, necklace, mug, vase, scarf, soap, flower, robe, photo frame
mother day ~ mom, mug, candle, necklace, flower, vase
party > balloon, bunting, confetti, paper plate, streamer, candle, garland, napkin
pick me up > chocolate, candle, bath bomb, tea
romantic > candle, rose, heart, champagne, chocolate
stocking filler = stocking stuffer
stocking filler > keyring, sock, candle, soap, chocolate, playing card
teacher > mug, pen, notebook, tote bag, candle
thank you > card, chocolate, candle, flower
thanksgiving ~ turkey platter, gravy boat, pumpkin, wreath
valentine = valentine day
valentine > heart, rose, chocolate, candle, jewellery, card
wedding > champagne flute, ring dish, photo album, guest book, cake stand, photo frame, veil
# Shoes
ankle boot = bootie = booty
ballet flat = ballerina = ballet pump
boot > ankle boot, chelsea boot, wellington, hiking boot, chukka, desert boot, snow boot, combat boot
boot ~ shoe
boot tree = shoe tree
brogue ~ oxford shoe, derby, wingtip
cleat = football boot = soccer shoe
clog ~ mule, sandal
derby ~ oxford shoe, brogue
dress shoe > oxford shoe, derby, brogue, loafer, monk strap, pump
espadrille ~ sandal, loafer
flip flop = flipflop = thong sandal = jandal
flip flop ~ sandal, slide
footwear = shoe
footwear > boot, sneaker, sandal, slipper, loafer, heel, trainer, espadrille, clog, moccasin
gumboot = wellington = rubber boot = rain boot = welly = wellie
heel = high heel = stiletto
heel > pump, wedge heel, court shoe
hiking boot = walking boot = trekking boot
insole = shoe insert
loafer ~ moccasin, brogue
moccasin ~ loafer, slipper
running shoe = jogging shoe
sandal > flip flop, slide, espadrille, gladiator
sandal ~ mule, clog
shoe > sneaker, loafer, brogue, oxford shoe, derby, boat shoe, moccasin, espadrille, boot, sandal
shoe care > shoe polish, shoe brush, shoe tree, shoelace, shoe horn
shoe horn = shoehorn
shoe lace = shoelace
shoe polish = boot polish = shoe cream
slipper = house shoe
slipper ~ moccasin, clog, sock
sneaker = trainer = tennis shoe = gym shoe = plimsoll
sneaker > running shoe, high top
sneaker ~ shoe
# Bags and travel
backpack = rucksack = knapsack = back pack = daypack
backpack ~ satchel, duffel, tote
bag > tote, backpack, handbag, satchel, duffel, clutch, messenger bag, purse, pouch, crossbody, sack
bag ~ wallet, case
bag charm = bag tag
beach bag ~ tote, straw bag, basket
billfold = wallet = pocketbook
briefcase = attache case
briefcase ~ laptop bag, satchel, messenger bag
bum bag = fanny pack = belt bag = waist bag = waist pack
card holder = cardholder = card case = card wallet
card holder ~ wallet, coin purse
carryon = cabin bag = hand luggage = cabin case
clutch = evening bag
clutch ~ pouch, purse, handbag
coin purse = change purse = coin pouch
cosmetic bag = makeup bag = make up bag = toiletry bag = wash bag = dopp kit = washbag = sponge bag
cosmetic bag ~ pouch, vanity case
cross body = crossbody = crossbody bag
crossbody ~ shoulder bag, messenger bag, handbag
drawstring bag ~ pouch, sack
duffel = duffle = holdall = weekender = weekend bag = gym bag = overnight bag
duffel ~ backpack, suitcase, travel bag
handbag = hand bag
handbag > clutch, tote, crossbody, shoulder bag, satchel, bucket bag, baguette bag
handbag ~ purse
key chain = keychain = key ring = keyring = key fob
key holder = key hook = key rack
laptop bag = laptop case = laptop sleeve
laptop bag ~ briefcase, backpack, messenger bag
luggage = baggage
luggage > suitcase, duffel, carryon, garment bag, trunk, trolley case, packing cube
luggage tag = suitcase tag
lunch bag = lunchbag
lunch box = lunchbox = bento = bento box
lunch box ~ lunch bag, food container
messenger bag ~ satchel, laptop bag, crossbody
money clip ~ wallet, card holder
neck pillow = travel pillow
packing cube = luggage organiser
parasol ~ umbrella
passport cover = passport holder = passport wallet
pouch > drawstring bag, coin purse, cosmetic bag
pouch ~ bag, clutch
purse > clutch, handbag, coin purse, wallet
satchel ~ messenger bag, briefcase, handbag
shopping bag = grocery bag = shopper
shopping bag > tote, market bag, string bag
shoulder bag ~ crossbody, tote, handbag
suitcase = travel case
suitcase ~ duffel, trunk, carryon
tote = tote bag
tote ~ shopping bag, handbag, shoulder bag
travel > suitcase, duffel, passport holder, luggage tag, neck pillow, travel mug, packing cube, backpack
traveler = traveller
traveler > luggage, passport holder, map, journal, backpack, travel pillow, globe
umbrella = brolly
umbrella ~ raincoat, parasol
wallet > card holder, money clip, coin purse
# Garden and plants
arbor = arbour = pergola
backyard > patio, lawn, fire pit, hammock, bird feeder
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
garden > planter, trowel, watering can, bird feeder, wind chime, secateur, seed, bench, lantern, plant pot
garden > hose, garden glove, rake, spade, sundial, gnome, garden light, trellis
garden chair ~ deckchair, bench, lounger
garden fork = pitchfork
garden furniture = outdoor furniture = patio furniture = lawn furniture
garden furniture > deckchair, sun lounger, hammock, garden bench, bistro table, parasol, patio set
garden glove = gardening glove
garden ornament > gnome, sundial, bird bath, wind chime, garden statue, wind spinner
garden shear = hedge shear = lopper
garden tool > trowel, secateur, rake, spade, hoe, garden fork, hedge shear, dibber, weeder
gardener > trowel, secateur, garden glove, seed, watering can, planter, kneeler, garden tool
gardening > trowel, secateur, garden glove, planter, seed, watering can, plant pot, compost
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
outdoor living > patio, hammock, fire pit, parasol, lantern, picnic blanket
patio = terrace
patio > garden furniture, planter, parasol, fire pit, lantern, outdoor rug, bistro set
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
# Storage and cleaning
airer = clothes airer = clothes drying rack = clothes horse
airtight ~ sealed, canister, storage jar
basket > storage basket, laundry basket, picnic basket, bread basket, belly basket, wicker basket
basket ~ bin, crate, box, hamper
bin > waste bin, storage bin, recycling bin, pedal bin
box > storage box, gift box, crate, chest, trunk, keepsake box
box ~ case, container, bin, tin
broom = sweeping brush
broom ~ mop, dustpan, brush
bucket = pail
caddy ~ basket, organizer, canister
cleaning > broom, mop, sponge, brush, cloth, bucket, dustpan, duster, detergent, soap
cleaning cloth = dust cloth = duster
cleaning cloth ~ sponge, dish cloth
closet > hanger, garment rack, shoe rack, storage box, wardrobe organizer
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
ironing > ironing board, steamer, linen spray
laundry > laundry basket, detergent, hamper, clothes peg, ironing board, drying rack, laundry bag
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
storage > basket, box, bin, cabinet, shelf, crate, jar, canister, trunk, chest, hook, organizer, rack
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
washing > detergent, laundry basket, soap
waste basket = wastebasket = waste paper basket = wastepaper basket
# Stationery, office and crafts
agenda = planner = diary
art supply = art material
art supply > paint, paint brush, easel, canvas, sketchbook, pencil, pastel, marker, palette, charcoal pencil
artist > paint, easel, canvas, sketchbook, paint brush, palette, pencil
ball pen = ballpoint = biro = ballpoint pen = rollerball
binder = ring binder
binder ~ folder, file
blotter = desk pad = desk mat
book mark = bookmark
bulletin board = pin board = pinboard = noticeboard = notice board
calendar ~ planner, diary
card > greeting card, birthday card, postcard, notecard, thank you card
clip board = clipboard
colored pencil = coloured pencil = colour pencil
colored pencil ~ crayon, marker, pencil
craft > yarn, sewing kit, embroidery kit, glue, paint, felt, bead, ribbon, knitting needle, scissor
crayon ~ colored pencil, marker, chalk
crochet hook ~ knitting needle, yarn
desk accessory > pen holder, desk organizer, paperweight, desk lamp, blotter, letter opener, bookend
desk organizer = desk tidy = desk organiser
desk organizer ~ pen holder, tray, caddy
diary ~ journal, notebook, calendar
drawing pad = sketchpad = sketchbook = sketch book = sketch pad
drawing pad ~ notebook, paper
envelope ~ writing paper, notecard
felt tip = felt tip pen = felt pen
felt tip ~ marker, pen
file folder = document folder
fountain pen ~ pen, ink
glue = adhesive
glue ~ tape
greeting card ~ postcard, notecard, gift tag
ink ~ fountain pen, ink cartridge
journal > diary, notebook, travel journal, sketchbook
knitter > yarn, knitting needle, crochet hook, knitting kit
knitting > yarn, wool, knitting needle, knitting kit
letter opener = letter knife
marker = marker pen
marker > highlighter, felt tip
memo pad = note pad = notepad = jotter
mouse mat = mouse pad = mousepad
needle craft = needlework
needlework > embroidery kit, cross stitch, needlepoint, thread, hoop
note book = notebook = exercise book
notebook ~ journal, notepad, diary, sketchbook
notecard = note card
office > desk, office chair, desk lamp, notebook, pen, organizer, stapler, bookcase, filing cabinet
office chair = desk chair = task chair = swivel chair
office supply > pen, paper, stapler, notebook, folder, adhesive tape, envelope, sticky note, paper clip
paint > acrylic paint, watercolor, oil paint, gouache
paper > notebook, writing paper, card stock, wrapping paper, sketchbook
paper clip = paperclip
paper weight = paperweight
pen > fountain pen, ballpoint, rollerball, gel pen, felt tip
pen ~ pencil, marker
pen case = pencil case = pencil pouch
pen cup = pen holder = pencil cup = pen pot = pencil holder = pencil pot
pencil ~ pen, crayon, mechanical pencil
post card = postcard
postit = sticky note
ruler ~ tape measure
school > pencil case, backpack, notebook, pen, lunch box, ruler, eraser, water bottle
scissor ~ shear
sellotape = sticky tape = scotch tape = adhesive tape
sewing > thread, needle, sewing kit, scissor, fabric, pin cushion, button, sewing machine
sharpener = pencil sharpener
stapler ~ paper clip, hole punch
stationary = stationery
stationery > notebook, pen, pencil, card, notepad, envelope, planner, journal, writing paper, sticker
stationery > greeting card, sticky note, washi tape, bookmark, paper clip, diary, letter opener
study > desk, desk lamp, bookcase, notebook, office chair
water color = watercolor = watercolour = aquarelle
work home > desk, office chair, desk lamp, monitor stand
writer > pen, notebook, journal, fountain pen, writing paper, desk lamp
writing > pen, notebook, pencil, journal, ink, writing paper
writing paper = letter paper = notepaper
yarn = knitting wool
yarn ~ wool, thread
# Beauty and personal care
after shave = aftershave
aftershave ~ cologne, shaving cream, balm
bath bomb = bath fizzer
bath bomb ~ bath salt, bubble bath
bath salt = bath soak
beard > beard oil, beard balm, comb, razor, beard brush, trimmer
beauty > skincare, makeup, perfume, lipstick, face mask, lotion, serum, soap, moisturizer, nail polish
body cream = body lotion = body butter = body milk
body wash = shower gel
body wash ~ soap, bubble bath
bubble bath = bath foam = foam bath
chap stick = chapstick = lip balm = lip salve
cologne = eau de cologne
comb ~ hairbrush, brush
conditioner ~ shampoo, hair mask
cosmetic = make up = makeup
cosmetic > lipstick, mascara, foundation, eyeliner, blush, eyeshadow, concealer, lip gloss, primer
deodorant = antiperspirant
eye liner = eyeliner = kohl
eye mask = sleep mask = sleeping mask
eye shadow = eyeshadow
face cleanser = face wash = facial cleanser
face cleanser ~ soap, toner
face cream = facial cream = face moisturizer = moisturizer = moisturiser
face cream ~ lotion, serum, face oil
face mask = facial mask = sheet mask
grooming > razor, comb, shaving brush, beard oil, nail clipper, shaving cream, tweezer, trimmer
hair brush = hairbrush
hair care = haircare
hair care > shampoo, conditioner, hair mask, hair oil, hairbrush, comb, hair serum
hair clip = barrette = hair slide = hair grip = hairpin
hair clip ~ scrunchie, headband
hair dryer = hairdryer = blow dryer
hair tie = hair elastic = scrunchie = hair bobble = ponytail holder
hand cream = hand lotion = hand balm
hand cream ~ body lotion
hand sanitiser = hand sanitizer
hand soap = hand wash = handwash
hygiene > soap, toothbrush, deodorant, shampoo, towel
lip stick = lipstick
lipstick ~ lip gloss, lip balm, lip tint
loofa = loofah
lotion > body lotion, hand cream, sunscreen
lotion ~ cream, balm, oil
massage > massage oil, massager, essential oil, candle
nail clipper ~ nail file, manicure set
nail polish = nail varnish = nail lacquer
pamper > bath bomb, candle, face mask, robe, bath salt, body lotion, massage oil
parfum = perfume = eau de parfum
perfume > eau de toilette, cologne, body mist
perfume ~ body spray, essential oil
relaxation > candle, bath salt, bath bomb, incense, tea, throw, essential oil, eye mask
self care > candle, bath salt, face mask, bath bomb, journal, robe, tea, body lotion
selfcare = self care
shampoo ~ conditioner, soap
shaver > electric razor, razor
shaver ~ trimmer
shaving > razor, shaving brush, shaving cream, aftershave, shaving soap, shaving bowl
shaving cream = shaving foam = shaving gel
skin care = skincare
skincare > moisturizer, serum, face cream, toner, cleanser, face mask, lip balm, sunscreen, face oil
soap > hand soap, soap bar, body wash, castile soap
spa > bathrobe, candle, bath salt, massage oil, towel, bath bomb, slipper, diffuser
sun block = sunscreen = sun cream = suncream = sunblock = sun lotion
talc = talcum powder = body powder
toiletry > soap, shampoo, toothbrush, deodorant, body lotion, razor, toothpaste
tooth brush = toothbrush
tooth paste = toothpaste
wellness > candle, essential oil, yoga mat, tea, journal, diffuser, supplement
# Baby, children and toys
action figure ~ doll, figurine
baby > onesie, rattle, bib, crib, stroller, teether, baby blanket, muslin, bottle, diaper, pacifier
baby blanket = receiving blanket = swaddle blanket = swaddle
baby bottle = feeding bottle = nursing bottle
baby carriage = pram = stroller = pushchair = buggy = baby buggy
baby carrier = baby sling
baby cot = cot = crib
baby gift > rattle, teddy bear, baby blanket, onesie, bib, keepsake box
baby grow = babygrow = onesie = baby bodysuit
baby mobile = crib mobile = cot mobile
bassinet = moses basket
bassinet ~ crib, cradle
bib ~ burp cloth, muslin
board game > chess, checker, backgammon, monopoly, scrabble, ludo
board game ~ card game, puzzle
boy > son, toy train, toy car, dinosaur
brain teaser ~ puzzle
building block = toy block = building brick
building block > wooden block, lego
burp cloth = muslin square = burping cloth
car seat ~ booster seat
card game > playing card, tarot, uno
changing mat = changing pad
checker = draught
chess > chess set, chess board
child = kid = childrens
child > toy, doll, puzzle, picture book, teddy bear, board game, crayon, kite
child ~ toddler, baby, junior, youth
costume = fancy dress
cuddly toy = soft toy = stuffed animal = plush toy = plushie = stuffed toy
cuddly toy > teddy bear, bunny, plush bear
diaper = nappy
diaper bag = nappy bag = changing bag
dice game ~ board game
doll > rag doll, baby doll, matryoshka
doll ~ teddy bear, puppet, soft toy
doll house = dollhouse
game > board game, puzzle, card game, chess, domino, playing card, dice, backgammon, jigsaw
high chair = highchair = feeding chair
infant = newborn = baby
jigsaw = jigsaw puzzle
jigsaw ~ puzzle, board game
kindergarten = preschool = nursery school
kite ~ outdoor toy
layette ~ onesie, baby blanket, bib
music box ~ baby mobile, jewelry box
nesting doll = matryoshka = russian doll
nursery > crib, baby mobile, night light, rattle, baby blanket, rocking chair, bassinet, teddy bear
pacifier = dummy = soother
playing card = deck card = card deck
playmat = play mat = activity mat
puppet ~ doll, soft toy
puzzle > jigsaw, brain teaser, crossword, cube puzzle
rattle ~ teether, baby toy
skipping rope = jump rope
slingshot = catapult
spinning top ~ yo yo
teddy = teddy bear
teenager = teen = adolescent
teether = teething ring = teething toy
teether ~ rattle, pacifier
toddler ~ child, baby
toy > doll, puzzle, teddy bear, building block, kite, toy car, puppet, rattle, soft toy, game, train set
toy > spinning top, rocking horse, action figure, pull toy, play kitchen
toy car ~ toy train, toy truck
train set = toy train = model railway
tricycle = trike
# Sports and outdoor
archery > bow, arrow, quiver, target
athletic = sport = sporty
axe = hatchet = ax
badminton > racket, shuttlecock, net
barbell ~ dumbbell, kettlebell, weight plate
baseball > bat, glove, cap, mitt
basketball > hoop, ball, net
bicycle = bike = cycle
bicycle > mountain bike, road bike, ebike, tricycle
bike helmet = cycle helmet = bicycle helmet
bike lock = bicycle lock = cycle lock
billiard table = pool table = snooker table
binocular = field glass
binocular ~ telescope, spotting scope, monocular
boxing > boxing glove, punch bag, hand wrap, mouthguard
camp = camping
camp bed = camping cot
camper > tent, sleeping bag, lantern, camp stove, cooler, flask, enamel mug, camp chair
camping > tent, sleeping bag, lantern, camp stove, backpack, flashlight, enamel mug, cooler, hammock
camping > folding chair, water bottle, pocket knife, sleeping pad, axe, fire starter
climbing > carabiner, harness, rope, chalk bag, helmet
cricket > cricket bat, stump, wicket
cycling > bike, helmet, bike light, bike lock, pannier, bell, water bottle, cycling short
cyclist > bike, helmet, bike light, bike lock, saddle bag, cycling jersey
dart = dartboard
diving > snorkel, dive mask, fin, wetsuit
dumbbell = hand weight = free weight
dumbbell ~ kettlebell, barbell
e bike = ebike = electric bike
exercise = workout = fitness
exercise > yoga mat, dumbbell, resistance band, kettlebell, jump rope, foam roller, exercise ball
exercise bike = stationary bike = spin bike
fire starter = firelighter = fire lighter
fishing > fishing rod, reel, lure, tackle box, bait, wader
fishing rod = fishing pole
fitness tracker = activity tracker = fitness band
football > goal, shin pad, football boot
golf > golf club, golf ball, putter, golf glove, golf bag, tee peg
golfer > golf ball, golf glove, golf bag, putter, polo shirt
gym > dumbbell, yoga mat, kettlebell, gym bag, water bottle, legging, resistance band
gym ball = exercise ball = swiss ball = stability ball
head lamp = headlamp = head torch = headtorch
hiker > backpack, hiking boot, trekking pole, compass, water bottle, map, flask
hiking = trekking = rambling
hiking > backpack, hiking boot, trekking pole, compass, water bottle, rain jacket, headlamp
hunting > knife, binocular, camouflage, boot
kayak ~ canoe, paddle board
life jacket = life vest = buoyancy aid
multi tool = multitool
multitool ~ pocket knife
paddle board = paddleboard
penknife = pocket knife = pocketknife = jackknife = folding knife
picnic > picnic basket, picnic blanket, hamper, cooler, flask, enamel plate, lunch box
picnic blanket = picnic rug
picnic blanket ~ beach towel, throw
pilates > yoga mat, resistance band, exercise ball
racket = racquet
resistance band = exercise band
roller skate ~ inline skate, skateboard
runner > running shoe, running short, fitness tracker, water bottle
running > running shoe, water bottle, legging, running short, fitness tracker, headband
skateboard ~ longboard, scooter
ski > ski goggle, ski jacket, ski boot, ski pole, snowboard
ski wear = skiwear = snow wear
sled = sledge = toboggan = sleigh
sleeping bag ~ blanket, sleeping pad
sleeping mat = sleeping pad = camping mat
snow > sled, snow boot, ski, snow shovel
soccer = football
surf = surfing
surfing > surfboard, wetsuit, rash guard
swim = swimming
swimming > swimsuit, goggle, swim cap, swim short, towel, flipper
swimming pool > pool float, pool toy, goggle
table tennis = ping pong
telescope ~ binocular
tennis > racket, tennis ball, tennis shoe, visor
tent ~ tarp, hammock, canopy
trekking pole = walking pole = hiking pole
walking cane = walking stick
weight > dumbbell, kettlebell, barbell, weight plate
winter > scarf, glove, hat, coat, beanie, sweater, boot, blanket
yoga > yoga mat, yoga block, legging, meditation cushion, bolster, yoga strap
yoga mat = exercise mat
# Tools and hardware
allen key = hex key = allen wrench
bolt ~ screw, nut
builder > hammer, tape measure, drill, spirit level, tool box, work glove
cabinet knob = drawer knob = drawer pull = cabinet pull = cabinet handle = drawer handle
carpenter = joiner = woodworker
carpentry = woodworking = joinery
chisel ~ plane, gouge
cutting plier = wire cutter
diy = home improvement
diy > drill, hammer, screwdriver, paint, tape measure, saw, tool box, kit
door bell = doorbell
door handle = doorknob = door knob = door lever
door knocker ~ doorbell
drill > cordless drill, impact driver, hammer drill
drill ~ screwdriver
duct tape = gaffer tape = gaffa tape
electric outlet = power socket = wall socket = power outlet
extension cord = extension lead = extension cable
faucet = tap = spigot
fixing > screw, nail, bolt, wall plug, bracket
hammer ~ mallet
handyman > tool box, hammer, drill, multitool, screwdriver, tape measure
hardware > screw, nail, bolt, hinge, hook, bracket, knob, handle, latch
hinge ~ latch, bracket
house number ~ door sign, letterbox
ladder > step ladder, step stool
letterbox = mailbox = mail box = letter box = post box
mechanic > wrench, socket set, tool box, work glove
nail ~ screw, tack, pin
padlock ~ lock, bike lock
paint brush = paintbrush
paint roller ~ paint brush
plier > pincer, wire cutter
plumbing > faucet, pipe fitting, valve, plunger, wrench
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
step stool = stepstool
step stool ~ stool, step ladder
tape measure = measuring tape
tape measure ~ ruler
tool > hammer, screwdriver, wrench, plier, saw, drill, chisel, spanner, tape measure, multitool
tool bag ~ tool box, tool belt
tool box = toolbox
utility knife = box cutter = stanley knife = craft knife
woodworking > chisel, saw, plane, clamp, mallet, sandpaper, workbench, wood glue, marking gauge
work bench = workbench
# Electronics
adapter = adaptor
adapter ~ converter, charger, plug
air conditioner = aircon = ac unit
air conditioner ~ fan
air purifier ~ humidifier, fan
alarm clock ~ clock radio, clock
bluetooth ~ wireless
boom box = boombox
cable = cord
camera > digital camera, instant camera, action camera, webcam, film camera
camera strap ~ camera bag
cell phone = mobile phone = smartphone = cellphone = cellular phone
charger > wireless charger, charging cable, power bank, charging station
computer > laptop, desktop computer, tablet, notebook computer
computer accessory > mouse, keyboard, monitor, mouse mat, webcam, laptop stand, cable
computer screen = monitor
drone = quadcopter
e reader = ereader = ebook reader
ear bud = earbud = earphone
earbud ~ headphone, headset
electronic > headphone, speaker, charger, camera, radio, television, laptop, phone, tablet, smartwatch
electronic > power bank, record player, cable
flash drive = usb stick = usb drive = memory stick = thumb drive
gadget > charger, speaker, power bank, headphone, drone, multitool
gamer > gaming mouse, headset, controller, keyboard, console game, gaming chair
gaming > controller, headset, gaming mouse, gaming chair, keyboard
hair iron = straightener = hair straightener = flat iron
hard disk = hard drive
headphone = head phone
headphone ~ earbud, headset, speaker
hi fi = hifi = stereo
hifi > speaker, turntable, amplifier
keyboard ~ mouse
laptop = notebook computer = portable computer
laptop ~ tablet, computer
laptop stand ~ monitor stand, book stand
loudspeaker = speaker
memory card = sd card
microphone = mic
mobile case = phone case = phone cover = cell phone case
mobile case ~ phone pouch
mouse ~ trackpad, keyboard
phone > smartphone, cordless phone, iphone
phone ~ tablet
phone accessory > phone case, charger, phone stand, screen protector, phone grip
phone stand = phone holder = phone dock
photographer > camera, tripod, lens, camera bag, camera strap, photo album, photo frame
power bank = portable charger = battery pack = powerbank
power strip = surge protector = power board
printer ~ scanner, ink cartridge
radio ~ speaker, clock radio
record > vinyl, lp
record player = turntable = gramophone = phonograph
record player ~ speaker, radio
remote = remote control
speaker > soundbar, smart speaker, bluetooth speaker, subwoofer
speaker ~ headphone, radio
tablet > ipad, drawing tablet
telephone = phone
television = tv = telly
television ~ monitor, projector
tripod ~ phone stand
walkie talkie = two way radio
web cam = webcam
wifi = wi fi
# Music
acoustic guitar = classical guitar
drum > bongo, djembe, cajon, snare
guitar > acoustic guitar, electric guitar, bass guitar, ukulele
guitar accessory > guitar pick, guitar strap, capo, guitar string, guitar stand
guitar pick = plectrum
harmonica = mouth organ
instrument > guitar, piano, violin, drum, ukulele, harmonica, trumpet, saxophone, tambourine
music > record, turntable, headphone, speaker, guitar, music box, sheet music, vinyl
music stand = sheet music stand
musician > guitar, music stand, metronome, tuner, instrument
percussion > drum, tambourine, maraca, cymbal, xylophone
piano ~ keyboard piano, organ
violin ~ viola, fiddle, cello
# Pets
animal bed = pet bed
aquarium = fish tank = fishtank
aquarium ~ fish bowl
bird cage = birdcage
cage > bird cage, hamster cage
cat > scratching post, cat bed, cat toy, litter box, cat food, catnip, cat tree, cat collar
cat tree = cat tower = cat condo
cat tree ~ scratching post
chew toy = dog chew = dental chew
collar > dog collar, cat collar
collar ~ harness, leash
dog > leash, dog bed, dog collar, dog bowl, dog toy, dog treat, harness, dog food, dog coat
dog bed ~ pet bed, pet blanket, cushion
dog bowl = pet bowl = feeding bowl
dog crate = dog kennel
dog lead = dog leash = leash
dog lover > dog bed, leash, dog bowl, dog toy, pet portrait
dog treat = dog biscuit = dog snack
feline = kitten = cat
fish food ~ aquarium
kitty litter = cat litter
litter box = litter tray = cat toilet
muzzle ~ harness
pet > dog bed, cat bed, leash, pet bowl, pet toy, scratching post, collar, litter box, aquarium
pet carrier = cat carrier = dog carrier
pet food > dog food, cat food, kibble, bird seed, fish food
poo bag = poop bag = dog waste bag
pup = puppy
puppy ~ dog
scratch post = scratching post = cat scratcher
# Food and drink
alcohol > wine, whiskey, gin, vodka, rum, beer, liqueur, champagne, brandy, tequila
appetizer = appetiser
aubergine = eggplant
baked good = pastry
bakery > bread, cake, croissant, bagel, muffin, cookie, pastry
beverage = drink
beverage > tea, coffee, juice, wine, beer, soda, water, smoothie, lemonade, cider
brandy > cognac, armagnac
candy = confectionery
candy > toffee, fudge, gummy, lollipop, caramel, liquorice, marshmallow, nougat, bonbon
candy ~ chocolate
candyfloss = cotton candy
capsicum = bell pepper
chickpea = garbanzo
chili = chilli = chile
chip = crisp = potato chip
chocolate > truffle, praline, cocoa, bonbon, chocolate bar, hot chocolate, brownie
chocolate bar ~ truffle, praline
cilantro = coriander
cocoa = hot chocolate = drinking chocolate
condiment > mustard, ketchup, mayonnaise, relish, chutney, hot sauce, vinegar, pesto, salsa
confectioner sugar = icing sugar = powdered sugar
corn flour = corn starch = cornstarch
courgette = zucchini
cracker ~ biscuit, crispbread
decaf = decaffeinated
dessert = pudding
dessert > cake, ice cream, pie, tart, chocolate, brownie, mousse, cheesecake
dried fruit > raisin, apricot dried, date dried, fig, prune
earl grey ~ black tea
fizzy drink = soda = soft drink = pop drink
flavor = flavour
food > chocolate, jam, honey, cheese, pasta, olive oil, biscuit, snack, spice, bread, sauce
gluten free ~ vegan
gourmet > olive oil, truffle oil, chocolate, cheese, pate, caviar, balsamic vinegar, hamper
granola = muesli
ground beef = minced beef = beef mince
herbal tea = tisane = infusion
herbal tea > chamomile, peppermint, rooibos, hibiscus
honey ~ maple syrup, jam
jam = preserve = fruit spread
jam ~ marmalade, jelly, honey, chutney
ketchup = tomato sauce = catsup
licorice = liquorice
marmalade ~ jam
mushroom > shiitake, porcini, chanterelle
noodle ~ pasta, ramen
nut > almond, cashew, pecan, pistachio, hazelnut, peanut, macadamia
oatmeal = porridge
olive oil ~ vinegar, oil
pasta > spaghetti, penne, linguine, fusilli, macaroni, tagliatelle, lasagna
peanut = groundnut
pickle = gherkin
prawn = shrimp
rocket salad = arugula
rum ~ brandy, whiskey
sauce > hot sauce, salsa, pesto, tomato sauce, gravy, soy sauce, bbq sauce
savory = savoury
seafood > salmon, tuna, prawn, crab, lobster, anchovy, oyster, sardine
snack > chip, nut, popcorn, pretzel, cracker, granola bar, cookie, jerky, chocolate, biscuit
sparkling wine = bubbly = fizz
sparkling wine > champagne, prosecco, cava, cremant
spirit > whiskey, gin, vodka, rum, tequila, brandy, mezcal
sugar free = sugarless = unsweetened
sultana = raisin
sweet > candy, toffee, fudge, lollipop, bonbon, liquorice
sweet tooth > chocolate, candy, fudge, cookie, honey
sweetener > sugar, honey, syrup, stevia, agave
tea leaf = loose tea = loose leaf tea
treat > chocolate, candy, cookie, cake, truffle
vegan = plant based
whiskey = whisky
whiskey > scotch, bourbon, rye, single malt
whiskey ~ rum, brandy, cognac
wine > merlot, chardonnay, cabernet, rioja, rose wine, pinot noir, prosecco, malbec, riesling
yoghurt = yogurt = yoghourt
# Books and reading
autobiography = memoir
autobiography ~ biography
bible ~ prayer book, devotional
book > novel, cookbook, picture book, biography, paperback, hardback, atlas, guide, ebook, anthology
book ~ magazine, journal
book lover = bookworm = booklover
book stand = cookbook stand = book holder = recipe stand
bookworm > bookmark, bookend, reading lamp, book stand, bookcase, tote, book
comic = comic book = graphic novel
crime novel = detective novel = murder mystery = whodunit
crossword ~ puzzle book, sudoku
fiction = novel
fiction ~ short story, story
guide book = guidebook = travel guide
hardback = hardcover
literature > novel, poetry, play script, essay
magazine = periodical
magazine ~ newspaper, journal
paperback = softcover
picture book = storybook = story book
poem = poetry = verse
puzzle book > crossword, sudoku, word search
reading > book, reading lamp, bookmark, novel, reading glass, bookend
sci fi = scifi = science fiction
text book = textbook
thriller ~ crime novel, mystery
# Cars and vehicles
auto = automobile = car = motorcar
auto part = car part
car > car seat, car charger, car mat, dash cam, car cover, air freshener, steering wheel cover
car care > car wax, car shampoo, chamois, polish, tire shine
car mat = car floor mat
dash cam = dashcam = dash camera
driver > driving glove, sunglass, phone mount, travel mug, keyring
gas can = jerrycan = jerry can = petrol can
license plate = number plate = licence plate
motor oil = engine oil
motorbike = motorcycle
motorcycle > motorcycle helmet, motorcycle jacket, scooter, moped
phone mount = car phone holder = phone cradle
tire = tyre
trailer ~ caravan
truck = lorry
van ~ truck, camper van
windscreen = windshield
windscreen ~ wiper, sunshade
wiper = wiper blade = windscreen wiper
# Health and wearing
bandage ~ plaster, first aid kit, gauze
dietary supplement = supplement = nutritional supplement
eyeglass = spectacle
eyewear > sunglass, goggle, eyeglass, reading glass, spectacle
first aid > bandage, antiseptic, gauze, first aid kit
heat pack = heating pad = wheat bag = heat pad
heat pack ~ hot water bottle
hot water bottle ~ heat pack, blanket
sleep > pillow, eye mask, pyjama, mattress, duvet, night light, earplug, lavender
sticking plaster = band aid = adhesive bandage
sun glass = sunglass
sunglass ~ eyeglass, visor, sun hat
supplement > vitamin, protein powder, collagen, probiotic, magnesium, omega
vitamin = vitamin pill
# Uses and people
athlete > water bottle, running shoe, gym bag, fitness tracker, towel, headband
bake > mixing bowl, rolling pin, cake tin, baking dish, whisk, loaf pan
barista > coffee grinder, milk jug, espresso cup, tamper, coffee maker
bartender > cocktail shaker, jigger, muddler, bar spoon, strainer, ice bucket
beach > beach towel, sun hat, swimsuit, flip flop, beach bag, sunglass, parasol, sunscreen, cooler
boyfriend > wallet, watch, cologne, hoodie, lighter, whiskey glass
brew > coffee maker, teapot, french press, moka pot, kettle
carrying > bag, tote, backpack, basket, case
collector > figurine, display case, coin, stamp album, humidor, vinyl
college = university
coworker = colleague
coworker > mug, notebook, pen, candle, desk organizer
display > stand, easel, frame, shelf, cabinet, cloche
dorm = dormitory
dorm > bedding, desk lamp, storage box, throw, laundry bag, shower caddy
drinking > mug, cup, tumbler, wine glass, glass, carafe, water bottle
eating > plate, bowl, fork, spoon, cutlery
engagement > ring dish, champagne flute, photo frame, card
family > board game, photo frame, photo album, puzzle
festive = seasonal
festive > wreath, bauble, garland, candle, tinsel
foodie > cookbook, olive oil, chocolate, cheese board, spice, hamper
friend > candle, mug, bracelet, card, chocolate
guest room > bedding, towel, bedside lamp, luggage rack, robe
hanging > hook, hanger, pendant, wall hanging, peg
herbalist > herb, mortar, tea infuser
him > wallet, watch, cufflink, tie, razor, belt, cologne, flask
holiday ~ vacation, festive, christmas, seasonal
home bar > decanter, cocktail shaker, bar cart, tumbler, ice bucket, wine rack
home office > desk, office chair, desk lamp, monitor stand, filing cabinet, desk organizer
husband > wallet, watch, cufflink, whiskey glass, belt, razor
kid room > bunk bed, night light, toy box, wall sticker, bookcase
meditation > cushion, incense, singing bowl, candle, yoga mat, bolster
morning > mug, coffee, robe, alarm clock, tea, slipper
office gift > pen, mug, notebook, paperweight, desk lamp
outdoor = exterior
outdoor > garden, patio, camping, picnic blanket, lantern, planter, hammock, fire pit
pantry > canister, jar, spice rack, storage jar, basket, spice
powder room = guest toilet
professional ~ business, office
relax > armchair, throw, candle, bath salt, hammock, tea, slipper, robe, recliner
retirement > watch, golf ball, pen, photo frame, mug
scrapbook > photo album, sticker, washi tape, glue, paper
serve = serving
serving > platter, tray, bowl, ladle, serving spoon, cake stand, cheese board
shower > shower curtain, shower gel, bath mat, towel, shower caddy, shower head
sister > bracelet, candle, necklace, mug, scarf
sit > chair, stool, bench, sofa, cushion, pouf
smoke > cigar, pipe, ashtray, lighter, tobacco, humidor
spring > planter, seed, vase, flower, easter, watering can
stay warm > blanket, throw, scarf, glove, sweater, hot water bottle, beanie
storing > basket, box, jar, cabinet, container, canister
student > backpack, notebook, desk lamp, pen, laptop bag, pencil case, water bottle
summer > sun hat, sandal, swimsuit, sunglass, short, linen, fan, hammock, picnic blanket
sunbathing > sun lounger, beach towel, sunscreen, sun hat
tailgate > cooler, folding chair, grill
toilet = loo = lavatory = wc
toilet > toilet brush, toilet paper, toilet roll holder, toilet seat
utility room = laundry room
utility room > laundry basket, ironing board, airer, hook, shelf, broom
warm ~ cozy, wool, fleece, thermal
warmth > blanket, throw, scarf, hot water bottle, wool, fleece
wife > necklace, perfume, candle, earring, robe, bracelet, scarf
# Spellings and short forms
airplane = aeroplane
artefact = artifact
battery operated = battery powered = cordless
best seller = bestseller
caliper = calliper
catalog = catalogue
center = centre
cushioned = padded
diameter = dia
doughnut = donut
draft excluder = draught excluder = door draft stopper
fridge magnet = refrigerator magnet
hand carved = handcarved
hand held = handheld
hand knitted = hand knit = handknit
hand painted = handpainted
hand stitched = hand sewn
heavy duty = heavyweight = rugged
hot plate = hotplate
info = information
light weight = lightweight
maximum = max
medium = med
minimum = min
mold = mould
new born = new baby
noise cancelling = noise canceling
non slip = nonslip = anti slip = antislip
non stick = nonstick
plough = plow
refill ~ replacement
second hand = secondhand = pre owned = preowned
shatterproof = unbreakable
silent = quiet = noiseless
snow flake = snowflake
splash proof = splashproof
sulfur = sulphur
swivel = rotating = revolving
tea cosy = tea cozy
theater = theatre
theme = themed
thermal ~ insulated
underlay = rug pad
water proof = waterproof
wind proof = windproof
wood burner = wood stove = log burner = wood burning stove
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
