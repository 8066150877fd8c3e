export const FURNITURE_AND_DECOR = `
# Furniture
accent chair ~ armchair, lounge chair, side chair
armchair = arm chair
armchair ~ accent chair, sofa, loveseat, recliner
armoire = wardrobe
bar stool = barstool = counter stool
bed > bed frame, daybed, bunk bed, sofa bed, four poster, headboard
bedroom : bed, mattress, nightstand, dresser, wardrobe, duvet, pillow, bedding, bedside lamp
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
dining room : dining table, dining chair, sideboard, tablecloth, dinnerware, placemat, chandelier
dining table = dinner table
dining table ~ kitchen table, bistro table, trestle table
dresser > chest drawer, drawer
dresser ~ sideboard, vanity
end table = side table
entryway = hallway = foyer = entrance hall
entryway : console table, coat rack, doormat, shoe rack, umbrella stand, key holder, mirror, wall hook
footstool = foot stool = footrest
footstool ~ ottoman, pouf, stool
furniture > sofa, chair, table, bed, desk, bookcase, cabinet, dresser, stool, bench, wardrobe, armchair
furniture > sideboard, ottoman, nightstand, shelf, coffee table, credenza
futon ~ sofa bed, daybed, mattress
headboard = head board
living room = lounge room = sitting room
living room : sofa, coffee table, armchair, rug, throw, cushion, floor lamp, media console, bookcase
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
seating : sofa, armchair, chair, bench, stool, ottoman, pouf, loveseat, recliner, beanbag
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
decor : vase, candle, candle holder, wall art, mirror, clock, figurine, cushion, sculpture, wreath, lantern
decor : ornament, photo frame, garland, bookend, tapestry, decorative bowl
drawing > sketch, illustration, etching
dried flower ~ artificial flower, bouquet, wreath
figure ~ figurine, sculpture, statue
figurine = statuette
figurine ~ sculpture, statue, ornament, bust
fireplace : mantel, fire screen, log holder, firewood rack, fire poker
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
aromatherapy : essential oil, diffuser, candle, incense, room spray
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
scented : fragrance, perfumed, aromatic, lavender, sandalwood
scented candle = perfumed candle = fragranced candle = aromatherapy candle
tapered candle = taper candle = taper = dinner candle
tealight = tea light = tea candle
tealight ~ votive, candle
votive ~ tealight, candle
wax melt = wax tart = wax cube
wax melt ~ candle, scented candle
`;
