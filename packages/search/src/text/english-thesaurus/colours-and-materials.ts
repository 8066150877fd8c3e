export const COLOURS_AND_MATERIALS = `
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
handcrafted = homemade = home made
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
big : oversized, giant, jumbo, king size, extra large
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
pack : set, bundle, multipack
portable : travel, folding, handheld, cordless, pocket
pound = lb
queen size = queen
rectangular = oblong
rectangular ~ square
round = circular
round ~ oval
set : bundle, kit, collection, trio, duo
single ~ twin, solo
slim = narrow = thin
small = little
small : mini, compact, petite, tiny, pocket, miniature
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
eco friendly : recycled, organic, reusable, biodegradable, compostable, bamboo, upcycled
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
`;
