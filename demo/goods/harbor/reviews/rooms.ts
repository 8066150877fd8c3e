import { review } from '../../define.ts';
import type { ReviewsBySlug } from '../../types.ts';
import { ada, tom } from './staff.ts';

export const roomReviews: ReviewsBySlug = {
  'dory-stool': [
    review(
      5,
      21,
      'Petra W.',
      'Bought one, now four',
      'Sits in the hall, the bath, by the bed. The wedges on top are the nicest thing about it.',
    ),
    review(4, 95, 'Aaron L.', 'A small wobble', 'On our old floor it rocked a hair. A felt pad cured it.'),
    review(3, 240, 'M. Ibarra', 'Pricey for a stool', 'Well made, no question. It is still a stool.'),
  ],
  'windsor-chair': [
    review(
      5,
      47,
      'Theo K.',
      'Worth the wait',
      'Seven weeks. It gives a little when you lean and then pushes back. Nobody leaves the table.',
    ),
    review(
      4,
      180,
      'Hanne D.',
      'Red shows already',
      'The red under the black came through on the arms within a year. I was told ten; I like it now.',
    ),
  ],
  'thornwick-chair': [
    review(
      5,
      58,
      'The Marsh family',
      'Six of them',
      'Six chairs, three boys, no squeaks. Seats came off and went to the cleaner twice.',
    ),
    review(
      2,
      133,
      'E. Paige',
      'Cushion is firm',
      'Handsome chair, hard seat. They offered a softer filling for the cost of the foam.',
      tom('The softer filling is now a standing offer, Ms. Paige: just write with your order number.'),
    ),
  ],
  'snug-tub-chair': [
    review(
      5,
      36,
      'Colette B.',
      'The cat’s chair',
      'I bought it for me. It is small enough to turn to the window.',
    ),
    review(
      4,
      110,
      'Ravi T.',
      'Delivered upstairs',
      'Two polite people, three flights. Wool sheds a little at first.',
    ),
    review(3, 201, 'Anja P.', 'Smaller than it looks', 'Measure. It is snug in the honest sense.'),
  ],
  'gather-round-table': [
    review(
      5,
      82,
      'Malcolm & Jude',
      'Nobody minds the legs',
      'Fifty-nine inches, natural edge, soap. Eight people fitted on the first night and stayed till two.',
    ),
    review(
      4,
      190,
      'Yuki S.',
      'Long wait, good table',
      'Nine weeks instead of eight, and a call each time it moved.',
    ),
  ],
  'ladder-shelf': [
    review(5, 64, 'Emil N.', 'Books and plants', 'Two screws and it stands. Deep boards below take records.'),
    review(3, 155, 'Carrie O.', 'Needs a straight wall', 'Our wall leans and so does the shelf.'),
  ],
  'gourd-lamp': [
    review(5, 26, 'Delphine R.', 'Glow', 'With the oat shade it makes the whole room kinder.'),
    review(4, 88, 'Stan M.', 'Bulb not included', 'Everything else is. The turnkey switch is a joy.'),
    review(3, 210, 'Q. Adams', 'Shade arrived dented', 'A new one came within the week.'),
  ],
  'draftsman-lamp': [
    review(
      5,
      31,
      'Leonie F.',
      'Stays put',
      'I have fought lamps for twenty years. This one stays where I leave it.',
    ),
    review(4, 77, 'Hugh C.', 'Big base', 'Takes some desk. It has to, the arm is long.'),
    review(2, 170, 'Sam Y.', 'Squeak', 'A joint squeaked after a month. Oil fixed it, but still.'),
  ],
  'workshop-pendant': [
    review(
      5,
      43,
      'Grete A.',
      'Three over the counter',
      'Enamel like an old pot. The brass inside makes the light warm, and there is plenty of it.',
    ),
    review(
      4,
      150,
      'Nolan P.',
      'Cord is long enough',
      'Six feet, shortened without trouble. The twelve inch is smaller than I pictured.',
    ),
  ],
  'lambswool-throw': [
    review(5, 17, 'Birgit S.', 'Fights over it', 'There are four of us and one throw. Ordering another.'),
    review(5, 105, 'Alistair M.', 'Smells of sheep, faintly', 'For a day. Then only of home.'),
    review(3, 250, 'J. Lowry', 'Sheds on navy', 'Warm and lovely, but wear something light.'),
  ],
  'flax-cushion': [
    review(
      5,
      14,
      'Noor A.',
      'Heavy linen',
      'The weight is what makes it. Feathers bounce back after a punch.',
    ),
    review(4, 69, 'Ilse K.', 'Zip is well hidden', 'So well that I looked for it for a minute.'),
    review(2, 188, 'Rob H.', 'A feather or two', 'Quills come through the twenty-four inch now and then.'),
    review(3, 260, 'C. Mbeki', 'Sage is gray', 'More gray than green in the evening.'),
  ],
  'diamond-kilim': [
    review(5, 52, 'Adela V.', 'Found the bird', 'It took us a week. Our son named it.'),
    review(4, 170, 'Knut B.', 'Lies flat, mostly', 'One corner needed a week under books.'),
  ],
  'washed-linen-set': [
    review(5, 23, 'Tamsin J.', 'Never ironing again', 'Cool all through August. Buttons are real shell.'),
    review(4, 90, 'Farid N.', 'Softer than cotton', 'After the third wash. King is generous.'),
    review(
      2,
      165,
      'Lora P.',
      'Linty at first',
      'Two washes of lint on everything. It stopped.',
      ada('It does that twice and then never again. Thank you for staying with it.'),
    ),
    review(3, 288, 'W. Grant', 'Rumpled', 'It looks slept in because it looks slept in.'),
  ],
  'loop-bath-towel': [
    review(
      5,
      11,
      'Oskar T.',
      'Actually dries you',
      'A towel that takes the water away. Astonishing that this needs saying.',
    ),
    review(4, 57, 'Milena D.', 'Thick, slow to dry', 'Give it a day on the rail.'),
    review(
      1,
      140,
      'B. Roth',
      'Pulled a loop',
      'First week, the dog. They say cut it, never pull it. I pulled it.',
      tom('Cut it level and it will not run. We have sent you one more, for the dog.'),
    ),
  ],
  'oatmeal-soap': [
    review(5, 35, 'Elna F.', 'Nothing, in the best way', 'No smell, no itch, lasts six weeks.'),
    review(4, 98, 'Marcus A.', 'For our guest rooms', 'We buy it by the case. Guests ask where it is from.'),
  ],
  'moon-vase': [
    review(
      5,
      41,
      'Sora L.',
      'Found the seam',
      'It catches light on one side at four o’clock. I stop to look.',
    ),
    review(5, 119, 'Perry G.', 'Steady', 'Holds heavy branches without leaning.'),
    review(3, 233, 'V. Stone', 'Not quite round', 'They say so. I thought they were being modest.'),
  ],
  'cedar-jar-candle': [
    review(5, 16, 'Ines P.', 'Pencil sharpener', 'Exactly that. School in September, in a good way.'),
    review(4, 63, 'Dag H.', 'Fills a room', 'Two hours are enough. Glass is now my toothbrush cup.'),
    review(
      2,
      176,
      'T. Kelly',
      'Tunneled',
      'Burned straight down the middle. I had put it out too early, it seems.',
    ),
  ],
  'station-clock': [
    review(5, 28, 'Ruth E.', 'Silent', 'No tick at all. The numerals can be read without glasses.'),
    review(4, 120, 'Fabian C.', 'Hang it level', 'One nail means you adjust it twice. Then never.'),
    review(2, 215, 'L. Dunn', 'Lost a minute', 'In two weeks. New movement under guarantee.'),
  ],
  'bedside-clock': [
    review(5, 49, 'Ottilie R.', 'Phone sleeps in the kitchen', 'As promised. I read again.'),
    review(1, 130, 'Gary N.', 'Too gentle', 'The beep rises politely. I did not.'),
  ],
  'porthole-mirror': [
    review(5, 72, 'Liv S.', 'A finger thick', 'The rim is real brass and darkening nicely.'),
    review(
      3,
      160,
      'H. Cho',
      'Needs a strong hook',
      'Twenty-eight inch is heavy; the hook that comes along is not.',
    ),
  ],
  'shaker-peg-rail': [
    review(5, 30, 'Bea M.', 'All round the hall', 'Seven of them butted together. Looks built in.'),
    review(4, 101, 'Joss W.', 'Pegs lean up', 'So nothing slides. Screws could be longer.'),
  ],
  'snake-plant-pot': [
    review(5, 55, 'Terrell J.', 'Forgot it twice', 'Still alive, growing even.'),
    review(2, 142, 'Mina O.', 'Arrived cold', 'Two leaves went soft. They sent a new one in a warmer box.'),
  ],
  'keepsake-box': [
    review(
      5,
      61,
      'Agnes T.',
      'For a christening',
      'Letters cut cleanly, and the lid sinks by itself. People keep opening it to watch.',
    ),
    review(
      5,
      149,
      'Dmitri K.',
      'Worth a week',
      'Cut to order in eight days. They asked about an accent I had left out.',
    ),
  ],
  'leather-journal': [
    review(5, 24, 'Cora B.', 'Scratches rub in', 'They do. It looks better each month.'),
    review(5, 79, 'Emeka O.', 'Gold initials', 'Straight, small, sharp. The second refill is a good idea.'),
    review(3, 168, 'S. Quist', 'Stiff at first', 'Took a fortnight to lie flat.'),
  ],
  'field-notebooks': [
    review(5, 13, 'Willa D.', 'In every coat', 'I buy the price break and scatter them.'),
    review(4, 90, 'Arne F.', 'Good grid', 'Light enough to ignore. Ink shows a little.'),
    review(3, 200, 'P. Bell', 'Staples', 'Mine came loose after a month in a back pocket.'),
  ],
  'harbor-gift-certificate': [
    review(5, 46, 'Jo R.', 'Arrived in a minute', 'With my words on it and nothing else shouting.'),
    review(
      4,
      125,
      'Kim L.',
      'Printed and folded',
      'Good enough to hand over. I would like an envelope to go with it.',
    ),
  ],
};
