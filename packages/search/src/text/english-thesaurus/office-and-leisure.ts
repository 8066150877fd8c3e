export const OFFICE_AND_LEISURE = `
# Stationery, office and crafts
agenda = planner = diary
art supply = art material
art supply > paint, paint brush, easel, canvas, sketchbook, pencil, pastel, marker, palette, charcoal pencil
artist : paint, easel, canvas, sketchbook, paint brush, palette, pencil
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
craft : yarn, sewing kit, embroidery kit, glue, paint, felt, bead, ribbon, knitting needle, scissor
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
knitter : yarn, knitting needle, crochet hook, knitting kit
knitting : yarn, wool, knitting needle, knitting kit
letter opener = letter knife
marker = marker pen
marker > highlighter, felt tip
memo pad = note pad = notepad = jotter
mouse mat = mouse pad = mousepad
needle craft = needlework
needlework : embroidery kit, cross stitch, needlepoint, thread, hoop
note book = notebook = exercise book
notebook ~ journal, notepad, diary, sketchbook
notecard = note card
office : desk, office chair, desk lamp, notebook, pen, organizer, stapler, bookcase, filing cabinet
office chair = desk chair = task chair = swivel chair
office supply > pen, paper, stapler, notebook, folder, adhesive tape, envelope, sticky note, paper clip
paint > acrylic paint, watercolor, oil paint, gouache
paper > notebook, writing paper, card stock, wrapping paper, sketchbook
paper clip = paperclip
paper weight = paperweight
pen > fountain pen, ballpoint, rollerball, gel pen, felt tip
pen ~ pencil, marker
pen case = pencil case = pencil pouch
pencil case ~ pencil tin, pen holder, desk tin, pen tray
pen cup = pen holder = pencil cup = pen pot = pencil holder = pencil pot
pencil ~ pen, crayon, mechanical pencil
post card = postcard
postit = sticky note
ruler ~ tape measure
school : pencil case, backpack, notebook, pen, lunch box, ruler, eraser, water bottle
scissor ~ shear
sellotape = sticky tape = scotch tape = adhesive tape
sewing : thread, needle, sewing kit, scissor, fabric, pin cushion, button, sewing machine
sharpener = pencil sharpener
stapler ~ paper clip, hole punch
stationary = stationery
stationery > notebook, pen, pencil, card, notepad, envelope, planner, journal, writing paper, sticker
stationery > greeting card, sticky note, washi tape, bookmark, paper clip, diary, letter opener
study : desk, desk lamp, bookcase, notebook, office chair
water color = watercolor = watercolour = aquarelle
work home : desk, office chair, desk lamp, monitor stand
writer : pen, notebook, journal, fountain pen, writing paper, desk lamp
writing : pen, notebook, pencil, journal, ink, writing paper
writing paper = letter paper = notepaper
yarn = knitting wool
yarn ~ wool, thread

# Books and reading
autobiography = memoir
autobiography ~ biography
bible ~ prayer book, devotional
book > novel, cookbook, picture book, biography, paperback, hardback, atlas, guide, ebook, anthology
book ~ magazine, journal
book lover = bookworm = booklover
book stand = cookbook stand = book holder = recipe stand
bookworm : bookmark, bookend, reading lamp, book stand, bookcase, tote, book
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
reading : book, reading lamp, bookmark, novel, reading glass, bookend
sci fi = scifi = science fiction
text book = textbook
thriller ~ crime novel, mystery

# Music
acoustic guitar = classical guitar
drum > bongo, djembe, cajon, snare
guitar > acoustic guitar, electric guitar, bass guitar, ukulele
guitar accessory > guitar pick, guitar strap, capo, guitar string, guitar stand
guitar pick = plectrum
harmonica = mouth organ
instrument > guitar, piano, violin, drum, ukulele, harmonica, trumpet, saxophone, tambourine
music : record, turntable, headphone, speaker, guitar, music box, sheet music, vinyl
music stand = sheet music stand
musician : guitar, music stand, metronome, tuner, instrument
percussion > drum, tambourine, maraca, cymbal, xylophone
piano ~ keyboard piano, organ
violin ~ viola, fiddle, cello
`;
