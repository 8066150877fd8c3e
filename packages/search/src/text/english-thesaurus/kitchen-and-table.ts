export const KITCHEN_AND_TABLE = `
# Kitchen and cooking
apron = pinafore
apron ~ oven mitt, tea towel
baker : rolling pin, mixing bowl, cake tin, whisk, apron, loaf pan, cookbook
bakeware > baking dish, cake tin, loaf pan, muffin tin, baking sheet, pie dish, ramekin, cake stand
baking : mixing bowl, rolling pin, whisk, cake tin, cookie cutter, baking sheet, measuring spoon
baking dish = casserole dish = oven dish = roasting dish
baking dish > gratin dish, lasagna pan, lasagna dish, oval baker
lasagna pan = lasagna dish
lasagna pan ~ gratin dish, roasting dish, baker
baking sheet = cookie sheet = baking tray = sheet pan
bbq = barbecue = barbeque = grill
bbq : charcoal, tong, skewer, apron, smoker, hibachi
blender ~ food processor, juicer, mixer
bread > bread box, bread knife, loaf pan, toaster, bread board
bread bin = bread box = breadbox
butcher block = chopping block
butcher block ~ chopping board, carving board, cutting board, end grain board
butter dish = butter keeper
cafetiere = french press = coffee press = coffee plunger
cake stand ~ platter, cake plate, serving tray
cake tin = cake pan
canister ~ jar, tin, container, caddy
carafe ~ decanter, pitcher, jug, bottle
chef : knife, apron, cookware, chopping board, skillet, cookbook
chopping board = cutting board
chopping board ~ cheese board, serving board, butcher block
coffee : mug, french press, moka pot, coffee maker, espresso cup, coffee grinder, pour over, coffee bean
coffee bean > espresso, arabica, roast
coffee grinder = coffee mill
coffee machine = coffee maker
coffee maker > french press, moka pot, percolator, pour over, espresso machine, aeropress, chemex
coffee pot ~ teapot, carafe, french press
colander = strainer = sieve
cook : cookware, skillet, saucepan, apron, knife, cookbook, spatula
cookbook > recipe
cookbook = recipe book = cookery book = cook book
cooker ~ stove, hob, oven
cookie = biscuit
cookie cutter = biscuit cutter
cookie jar = biscuit tin = biscuit barrel
cooking : cookware, skillet, saucepan, spatula, knife, wok, dutch oven, cookbook, ladle
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
kitchen : cookware, utensil, knife, chopping board, mixing bowl, apron, dinnerware, tea towel, mug
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
pizza : pizza stone, pizza cutter, pizza peel, pizza oven
pot > saucepan, stockpot, dutch oven, casserole
pot ~ pan
roasting pan = roasting tin = roaster
rolling pin ~ pastry board, baking mat
salt shaker = salt cellar = salt pot
salt cellar = salt pig = salt box = salt canister = salt keeper
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
bar : cocktail shaker, jigger, decanter, bar stool, tumbler, ice bucket, corkscrew, bar cart
bar cart = drink trolley = bar trolley = serving cart
barware > cocktail shaker, jigger, decanter, ice bucket, tumbler, corkscrew, coaster, bar spoon
beer : pint glass, stein, bottle opener, tankard, ale, lager
beer glass = pint glass
beer mug = stein = tankard
bottle opener ~ corkscrew
bowl > mixing bowl, salad bowl, serving bowl, cereal bowl, soup bowl, ramekin, fruit bowl
bowl ~ dish, plate
breakfast : cereal bowl, mug, egg cup, toast rack, juice, granola, jam, teapot
butler tray ~ tray, tray table
centerpiece = centrepiece
centerpiece ~ vase, bowl, candelabra
champagne : flute, champagne glass, coupe, ice bucket
champagne glass = champagne flute = flute
champagne glass ~ coupe, wine glass
charcuterie board = cheese board = cheeseboard
charcuterie board ~ serving board, platter, chopping board
cheese : cheese board, cheese knife, fondue
china > porcelain, bone china
coaster = drink mat = beer mat
coaster ~ trivet, placemat
cocktail : shaker, jigger, coupe, tumbler, martini glass, muddler
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
entertaining : platter, serving bowl, cocktail shaker, cheese board, decanter, napkin
flask > hip flask, thermos
flask ~ water bottle
glass > tumbler, goblet, wine glass, flute, highball, pint glass
glassware > tumbler, goblet, wine glass, decanter, carafe, flute, highball, vase
gravy boat = sauce boat
hostess : candle, cheese board, serving tray, napkin, vase
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
tablecloth ~ table linen, placemat, napkin
tea : teapot, teacup, infuser, kettle, tea towel, tea caddy, green tea, black tea, herbal tea
tea cup = teacup
tea infuser = tea strainer = tea ball
tea tin = tea caddy
teapot = tea pot
teapot ~ kettle, tea set, coffee pot
teaspoon = tea spoon
tray > serving tray, butler tray, catchall
tray ~ platter, board
tumbler ~ glass, mug, cup
wine : wine glass, decanter, corkscrew, wine rack, wine bucket, bottle stopper, red wine, white wine
wine glass = wineglass = stemware
wine glass ~ goblet, champagne glass, tumbler
wine rack ~ bottle holder, wine cabinet
`;
