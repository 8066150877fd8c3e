export const CLOTHING_AND_SHOES = `
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
formal wear : suit, blazer, tuxedo, gown, tie, dress shirt, bow tie
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
lady = woman
legging = yoga pant
legging ~ tight, trouser
lingerie > bra, brief, negligee, camisole, bodysuit
loungewear ~ pyjama, robe, jogger, sweatshirt
man = gentleman = gent
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
`;
