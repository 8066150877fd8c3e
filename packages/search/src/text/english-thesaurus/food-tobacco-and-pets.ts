export const FOOD_TOBACCO_AND_PETS = `
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
gourmet : olive oil, truffle oil, chocolate, cheese, pate, caviar, balsamic vinegar, hamper
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
sweet tooth : chocolate, candy, fudge, cookie, honey
sweetener > sugar, honey, syrup, stevia, agave
tea leaf = loose tea = loose leaf tea
treat : chocolate, candy, cookie, cake, truffle
vegan = plant based
whiskey = whisky
whiskey > scotch, bourbon, rye, single malt
whiskey ~ rum, brandy, cognac
wine : merlot, chardonnay, cabernet, rioja, rose wine, pinot noir, prosecco, malbec, riesling
yoghurt = yogurt = yoghourt

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
cigar snip = cigar scissor
cigar snip ~ cigar cutter, guillotine
cigar cutter ~ cigar punch, cigar scissor
cigarette case ~ cigar case, card case
cigarette ~ cigarillo, small cigar, mini cigar
torpedo = piramide = pyramid
torpedo ~ belicoso
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
smoker : ashtray, lighter, cutter, humidor, cigar, pipe, cigar case, match, tobacco, pipe rack
smoking : ashtray, lighter, cigar, tobacco pipe, pipe, tobacco, cigar cutter
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

# Pets
animal bed = pet bed
aquarium = fish tank = fishtank
aquarium ~ fish bowl
bird cage = birdcage
cage > bird cage, hamster cage
cat : scratching post, cat bed, cat toy, litter box, cat food, catnip, cat tree, cat collar
cat tree = cat tower = cat condo
cat tree ~ scratching post
chew toy = dog chew = dental chew
collar > dog collar, cat collar
collar ~ harness, leash
dog : leash, dog bed, dog collar, dog bowl, dog toy, dog treat, harness, dog food, dog coat
dog bed ~ pet bed, pet blanket, cushion
dog bowl = pet bowl = feeding bowl
dog crate = dog kennel
dog lead = dog leash = leash
dog lover : dog bed, leash, dog bowl, dog toy, pet portrait
dog treat = dog biscuit = dog snack
feline = kitten = cat
fish food ~ aquarium
kitty litter = cat litter
litter box = litter tray = cat toilet
muzzle ~ harness
pet : dog bed, cat bed, leash, pet bowl, pet toy, scratching post, collar, litter box, aquarium
pet carrier = cat carrier = dog carrier
pet food > dog food, cat food, kibble, bird seed, fish food
poo bag = poop bag = dog waste bag
pup = puppy
puppy ~ dog
scratch post = scratching post = cat scratcher
`;
