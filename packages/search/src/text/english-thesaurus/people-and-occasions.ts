export const PEOPLE_AND_OCCASIONS = `
# Gifts and occasions
anniversary : jewellery, candle, champagne, photo frame, necklace, watch
baby shower : baby blanket, rattle, teddy bear, baby book, onesie, muslin
bachelor party = stag party = stag night
bachelorette = hen party = hen night
bauble = christmas ornament = tree ornament
birthday : candle, birthday card, gift box, balloon, cake stand, gift set
bridal = bride = wedding
bridal : veil, tiara, garter, ring dish
bridesmaid ~ bridal, robe, jewellery
christening = baptism
christening : baby blanket, silver spoon, photo frame
christmas = xmas = noel = yuletide
christmas : ornament, bauble, wreath, advent calendar, stocking, garland, candle, nutcracker
cozy = cosy = snug = hygge
cozy : throw, blanket, candle, slipper, cushion, mug, fleece, knit
dad = father = daddy
dad : wallet, whiskey glass, cufflink, watch, cigar, beer mug, tie, razor
easter : egg, bunny, basket, rabbit, chick
easter ~ chocolate, spring
father day ~ dad, wallet, mug, tie, whiskey glass
gift = present
gift : candle, mug, gift box, gift set, gift card, jewellery, photo frame, chocolate, notebook, vase, scarf
gift : soap, hamper, wallet, cocktail shaker, puzzle, book, keepsake, flask, trinket dish
gift basket = hamper = gift hamper
gift box ~ gift set, hamper, gift bag
gift card = gift voucher = gift certificate = voucher
gift set ~ gift box, hamper, sampler, bundle
gift wrap = wrapping paper = gift paper = giftwrap
gift wrap ~ ribbon, gift bag, gift tag, tissue paper
girlfriend : jewellery, necklace, perfume, candle, bracelet
graduation : pen, watch, photo frame, journal, necklace
grandma = granny = grandmother = nana
grandpa = grandad = granddad = grandfather
groom ~ cufflink, tie, wedding
groomsman ~ flask, cufflink, pocket square
halloween : pumpkin, costume, skull, bat decoration, candle
hanukkah = chanukah
hanukkah : menorah, dreidel, candle
holiday gift = christmas gift = christmas present
host gift = hostess gift
hostess gift : candle, cheese board, tea towel, coaster, wine glass, soap
housewarming = house warming = new home
housewarming : candle, plant pot, doormat, cheese board, vase, throw, coaster, key holder, cutting board
keepsake = memento = souvenir
love : heart, rose, locket
mom = mum = mother = mommy = mummy
mom : candle, necklace, mug, vase, scarf, soap, flower, robe, photo frame
mother day ~ mom, mug, candle, necklace, flower, vase
party : balloon, bunting, confetti, paper plate, streamer, candle, garland, napkin
pick me up : chocolate, candle, bath bomb, tea
romantic : candle, rose, heart, champagne, chocolate
stocking filler = stocking stuffer
stocking filler : keyring, sock, candle, soap, chocolate, playing card
teacher : mug, pen, notebook, tote bag, candle
thank you : card, chocolate, candle, flower
thanksgiving ~ turkey platter, gravy boat, pumpkin, wreath
valentine = valentine day
valentine : heart, rose, chocolate, candle, jewellery, card
wedding : champagne flute, ring dish, photo album, guest book, cake stand, photo frame, veil

# Uses and people
athlete : water bottle, running shoe, gym bag, fitness tracker, towel, headband
bake : mixing bowl, rolling pin, cake tin, baking dish, whisk, loaf pan
barista : coffee grinder, milk jug, espresso cup, tamper, coffee maker
bartender : cocktail shaker, jigger, muddler, bar spoon, strainer, ice bucket
beach : beach towel, sun hat, swimsuit, flip flop, beach bag, sunglass, parasol, sunscreen, cooler
boyfriend : wallet, watch, cologne, hoodie, lighter, whiskey glass
brew : coffee maker, teapot, french press, moka pot, kettle
carrying : bag, tote, backpack, basket, case
collector : figurine, display case, coin, stamp album, humidor, vinyl
college = university
coworker = colleague
coworker : mug, notebook, pen, candle, desk organizer
display : stand, easel, frame, shelf, cabinet, cloche
dorm = dormitory
dorm : bedding, desk lamp, storage box, throw, laundry bag, shower caddy
drinking : mug, cup, tumbler, wine glass, glass, carafe, water bottle
eating : plate, bowl, fork, spoon, cutlery
engagement : ring dish, champagne flute, photo frame, card
family : board game, photo frame, photo album, puzzle
festive = seasonal
festive : wreath, bauble, garland, candle, tinsel
foodie : cookbook, olive oil, chocolate, cheese board, spice, hamper
friend : candle, mug, bracelet, card, chocolate
guest room : bedding, towel, bedside lamp, luggage rack, robe
hanging : hook, hanger, pendant, wall hanging, peg
herbalist : herb, mortar, tea infuser
him : wallet, watch, cufflink, tie, razor, belt, cologne, flask
holiday ~ vacation, festive, christmas, seasonal
home bar : decanter, cocktail shaker, bar cart, tumbler, ice bucket, wine rack
home office : desk, office chair, desk lamp, monitor stand, filing cabinet, desk organizer
husband : wallet, watch, cufflink, whiskey glass, belt, razor
kid room : bunk bed, night light, toy box, wall sticker, bookcase
meditation : cushion, incense, singing bowl, candle, yoga mat, bolster
morning : mug, coffee, robe, alarm clock, tea, slipper
office gift : pen, mug, notebook, paperweight, desk lamp
outdoor = exterior
outdoor : garden, patio, camping, picnic blanket, lantern, planter, hammock, fire pit
pantry : canister, jar, spice rack, storage jar, basket, spice
powder room = guest toilet
professional ~ business, office
relax : armchair, throw, candle, bath salt, hammock, tea, slipper, robe, recliner
retirement : watch, golf ball, pen, photo frame, mug
scrapbook : photo album, sticker, washi tape, glue, paper
serve = serving
serving : platter, tray, bowl, ladle, serving spoon, cake stand, cheese board
shower : shower curtain, shower gel, bath mat, towel, shower caddy, shower head
sister : bracelet, candle, necklace, mug, scarf
sit : chair, stool, bench, sofa, cushion, pouf
smoke : cigar, pipe, ashtray, lighter, tobacco, humidor
spring : planter, seed, vase, flower, easter, watering can
stay warm : blanket, throw, scarf, glove, sweater, hot water bottle, beanie
storing : basket, box, jar, cabinet, container, canister
student : backpack, notebook, desk lamp, pen, laptop bag, pencil case, water bottle
summer : sun hat, sandal, swimsuit, sunglass, short, linen, fan, hammock, picnic blanket
sunbathing : sun lounger, beach towel, sunscreen, sun hat
tailgate : cooler, folding chair, grill
toilet = loo = lavatory = wc
toilet : toilet brush, toilet paper, toilet roll holder, toilet seat
utility room = laundry room
utility room : laundry basket, ironing board, airer, hook, shelf, broom
warm ~ cozy, wool, fleece, thermal
warmth : blanket, throw, scarf, hot water bottle, wool, fleece
wife : necklace, perfume, candle, earring, robe, bracelet, scarf

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
`;
