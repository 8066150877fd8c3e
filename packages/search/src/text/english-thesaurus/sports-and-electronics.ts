export const SPORTS_AND_ELECTRONICS = `
# Sports and outdoor
archery : bow, arrow, quiver, target
athletic = sport = sporty
axe = hatchet = ax
badminton : racket, shuttlecock, net
barbell ~ dumbbell, kettlebell, weight plate
baseball : bat, glove, cap, mitt
basketball : hoop, ball, net
bicycle = bike = cycle
bicycle : mountain bike, road bike, ebike, tricycle
bike helmet = cycle helmet = bicycle helmet
bike lock = bicycle lock = cycle lock
billiard table = pool table = snooker table
binocular = field glass
binocular ~ telescope, spotting scope, monocular
boxing : boxing glove, punch bag, hand wrap, mouthguard
camp = camping
camp bed = camping cot
camper : tent, sleeping bag, lantern, camp stove, cooler, flask, enamel mug, camp chair
camping : tent, sleeping bag, lantern, camp stove, backpack, flashlight, enamel mug, cooler, hammock
camping : folding chair, water bottle, pocket knife, sleeping pad, axe, fire starter
climbing : carabiner, harness, rope, chalk bag, helmet
cricket : cricket bat, stump, wicket
cycling : bike, helmet, bike light, bike lock, pannier, bell, water bottle, cycling short
cyclist : bike, helmet, bike light, bike lock, saddle bag, cycling jersey
dart = dartboard
diving : snorkel, dive mask, fin, wetsuit
dumbbell = hand weight = free weight
dumbbell ~ kettlebell, barbell
e bike = ebike = electric bike
exercise = workout = fitness
exercise : yoga mat, dumbbell, resistance band, kettlebell, jump rope, foam roller, exercise ball
exercise bike = stationary bike = spin bike
fire starter = firelighter = fire lighter
fishing : fishing rod, reel, lure, tackle box, bait, wader
fishing rod = fishing pole
fitness tracker = activity tracker = fitness band
football : goal, shin pad, football boot
golf : golf club, golf ball, putter, golf glove, golf bag, tee peg
golfer : golf ball, golf glove, golf bag, putter, polo shirt
gym : dumbbell, yoga mat, kettlebell, gym bag, water bottle, legging, resistance band
gym ball = exercise ball = swiss ball = stability ball
head lamp = headlamp = head torch = headtorch
hiker : backpack, hiking boot, trekking pole, compass, water bottle, map, flask
hiking = trekking = rambling
hiking : backpack, hiking boot, trekking pole, compass, water bottle, rain jacket, headlamp
hunting : knife, binocular, camouflage, boot
kayak ~ canoe, paddle board
life jacket = life vest = buoyancy aid
multi tool = multitool
multitool ~ pocket knife
paddle board = paddleboard
penknife = pocket knife = pocketknife = jackknife = folding knife
picnic : picnic basket, picnic blanket, hamper, cooler, flask, enamel plate, lunch box
picnic blanket = picnic rug
picnic blanket ~ beach towel, throw
pilates : yoga mat, resistance band, exercise ball
racket = racquet
resistance band = exercise band
roller skate ~ inline skate, skateboard
runner : running shoe, running short, fitness tracker, water bottle
running : running shoe, water bottle, legging, running short, fitness tracker, headband
skateboard ~ longboard, scooter
ski : ski goggle, ski jacket, ski boot, ski pole, snowboard
ski wear = skiwear = snow wear
sled = sledge = toboggan = sleigh
sleeping bag ~ blanket, sleeping pad
sleeping mat = sleeping pad = camping mat
snow : sled, snow boot, ski, snow shovel
soccer = football
surf = surfing
surfing : surfboard, wetsuit, rash guard
swim = swimming
swimming : swimsuit, goggle, swim cap, swim short, towel, flipper
swimming pool : pool float, pool toy, goggle
table tennis = ping pong
telescope ~ binocular
tennis : racket, tennis ball, tennis shoe, visor
tent ~ tarp, hammock, canopy
trekking pole = walking pole = hiking pole
walking cane = walking stick
weight : dumbbell, kettlebell, barbell, weight plate
winter : scarf, glove, hat, coat, beanie, sweater, boot, blanket
yoga : yoga mat, yoga block, legging, meditation cushion, bolster, yoga strap
yoga mat = exercise mat

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
gamer : gaming mouse, headset, controller, keyboard, console game, gaming chair
gaming : controller, headset, gaming mouse, gaming chair, keyboard
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
photographer : camera, tripod, lens, camera bag, camera strap, photo album, photo frame
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

# Cars and vehicles
auto = automobile = car = motorcar
auto part = car part
car : car seat, car charger, car mat, dash cam, car cover, air freshener, steering wheel cover
car care > car wax, car shampoo, chamois, polish, tire shine
car mat = car floor mat
dash cam = dashcam = dash camera
driver : driving glove, sunglass, phone mount, travel mug, keyring
gas can = jerrycan = jerry can = petrol can
license plate = number plate = licence plate
motor oil = engine oil
motorbike = motorcycle
motorcycle : motorcycle helmet, motorcycle jacket, scooter, moped
phone mount = car phone holder = phone cradle
tire = tyre
trailer ~ caravan
truck = lorry
van ~ truck, camper van
windscreen = windshield
windscreen ~ wiper, sunshade
wiper = wiper blade = windscreen wiper
`;
