export const BEAUTY_AND_CHILDREN = `
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
grooming : razor, comb, shaving brush, beard oil, nail clipper, shaving cream, tweezer, trimmer
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
hygiene : soap, toothbrush, deodorant, shampoo, towel
lip stick = lipstick
lipstick ~ lip gloss, lip balm, lip tint
loofa = loofah
lotion > body lotion, hand cream, sunscreen
lotion ~ cream, balm, oil
massage : massage oil, massager, essential oil, candle
nail clipper ~ nail file, manicure set
nail polish = nail varnish = nail lacquer
pamper : bath bomb, candle, face mask, robe, bath salt, body lotion, massage oil
parfum = perfume = eau de parfum
perfume > eau de toilette, cologne, body mist
perfume ~ body spray, essential oil
relaxation : candle, bath salt, bath bomb, incense, tea, throw, essential oil, eye mask
self care : candle, bath salt, face mask, bath bomb, journal, robe, tea, body lotion
selfcare = self care
shampoo ~ conditioner, soap
shaver > electric razor, razor
shaver ~ trimmer
shaving : razor, shaving brush, shaving cream, aftershave, shaving soap, shaving bowl
shaving cream = shaving foam = shaving gel
skin care = skincare
skincare > moisturizer, serum, face cream, toner, cleanser, face mask, lip balm, sunscreen, face oil
soap > hand soap, soap bar, body wash, castile soap
spa : bathrobe, candle, bath salt, massage oil, towel, bath bomb, slipper, diffuser
sun block = sunscreen = sun cream = suncream = sunblock = sun lotion
talc = talcum powder = body powder
toiletry > soap, shampoo, toothbrush, deodorant, body lotion, razor, toothpaste
tooth brush = toothbrush
tooth paste = toothpaste
wellness : candle, essential oil, yoga mat, tea, journal, diffuser, supplement

# Health and wearing
bandage ~ plaster, first aid kit, gauze
dietary supplement = supplement = nutritional supplement
eyeglass = spectacle
eyewear > sunglass, goggle, eyeglass, reading glass, spectacle
first aid > bandage, antiseptic, gauze, first aid kit
heat pack = heating pad = wheat bag = heat pad
heat pack ~ hot water bottle
hot water bottle ~ heat pack, blanket
sleep : pillow, eye mask, pyjama, mattress, duvet, night light, earplug, lavender
sticking plaster = band aid = adhesive bandage
sun glass = sunglass
sunglass ~ eyeglass, visor, sun hat
supplement > vitamin, protein powder, collagen, probiotic, magnesium, omega
vitamin = vitamin pill

# Baby, children and toys
action figure ~ doll, figurine
baby : onesie, rattle, bib, crib, stroller, teether, baby blanket, muslin, bottle, diaper, pacifier
baby blanket = receiving blanket = swaddle blanket = swaddle
baby bottle = feeding bottle = nursing bottle
baby carriage = pram = stroller = pushchair = buggy = baby buggy
baby carrier = baby sling
baby cot = cot = crib
baby gift : rattle, teddy bear, baby blanket, onesie, bib, keepsake box
baby grow = babygrow = onesie = baby bodysuit
baby mobile = crib mobile = cot mobile
bassinet = moses basket
bassinet ~ crib, cradle
bib ~ burp cloth, muslin
board game > chess, checker, backgammon, monopoly, scrabble, ludo
board game ~ card game, puzzle
boy : son, toy train, toy car, dinosaur
brain teaser ~ puzzle
building block = toy block = building brick
building block > wooden block, lego
burp cloth = muslin square = burping cloth
car seat ~ booster seat
card game > playing card, tarot, uno
changing mat = changing pad
checker = draught
chess > chess set, chess board
child = kid
child : toy, doll, puzzle, picture book, teddy bear, board game, crayon, kite
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
nursery : crib, baby mobile, night light, rattle, baby blanket, rocking chair, bassinet, teddy bear
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
`;
