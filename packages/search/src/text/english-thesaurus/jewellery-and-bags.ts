export const JEWELLERY_AND_BAGS = `
# Jewellery and watches
accessory : scarf, belt, hat, bag, wallet, glove, jewellery, sunglass
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
ear stud = stud earring
ear stud ~ earring
wristband = wrist band
wristband ~ bracelet, bangle
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
travel : suitcase, duffel, passport holder, luggage tag, neck pillow, travel mug, packing cube, backpack
traveler = traveller
traveler : luggage, passport holder, map, journal, backpack, travel pillow, globe
umbrella = brolly
umbrella ~ raincoat, parasol
wallet > card holder, money clip, coin purse
`;
