import { review } from '../../define.ts';
import type { ReviewsBySlug } from '../../types.ts';
import { ada, tom } from './staff.ts';

export const kitchenReviews: ReviewsBySlug = {
  'forge-skillet': [
    review(
      5,
      15,
      'Walt B.',
      'Like my grandfather’s',
      'Smooth as a griddle that someone loved for fifty years. Eggs slid on day nine. I counted.',
    ),
    review(
      5,
      92,
      'Keiko M.',
      'Lighter than expected',
      'I can lift the ten inch with one hand. Heats evenly on induction too.',
    ),
    review(
      3,
      140,
      'Trent O.',
      'Rusted once',
      'Left it wet overnight, my fault, but for this price I hoped it would forgive me. Came back with oil and salt.',
      tom('It always comes back, Trent. Dry it on the stove for a minute and it forgives nearly everything.'),
    ),
    review(1, 310, 'C. Ferro', 'Too much work', 'I want a pan, not a pet.'),
  ],
  'forge-casserole': [
    review(
      5,
      27,
      'Maeve D.',
      'Sunday is solved',
      'Short ribs, three hours, no attention. The lid really does drip in the middle.',
    ),
    review(
      4,
      66,
      'Luis G.',
      'Heavy, beautiful',
      'You need two hands and a plan. Cleans up with water and a wooden spoon.',
    ),
    review(
      2,
      230,
      'Andie R.',
      'Chip on the rim',
      'Small chip after a month where the lid meets. The forge replaced the lid, not the pot.',
    ),
  ],
  'daily-tumblers': [
    review(
      5,
      40,
      'Hollis F.',
      'Twelve, still twelve',
      'Two children, one tile floor, eight months. All twelve alive.',
    ),
    review(3, 180, 'Pia N.', 'Plain', 'They are glasses. They do stick a little when stacked wet.'),
  ],
  'cellar-red-glasses': [
    review(
      5,
      19,
      'Roland E.',
      'Thin where it matters',
      'The rim disappears. I was careful for a week and then stopped; so far so good.',
    ),
    review(
      4,
      84,
      'Simone K.',
      'Tall',
      'Lovely bowl. Too tall for our dishwasher, which they say on the page and I did not read.',
    ),
    review(
      2,
      205,
      'Gus P.',
      'One broke in the wash',
      'By hand, in warm water. The shop sent a single replacement for the price of postage.',
    ),
  ],
  'grayling-chefs-knife': [
    review(
      5,
      33,
      'Chef Imani',
      'Out of the box, sharp',
      'I run a small kitchen and have a drawer of knives. This is the one everyone borrows.',
    ),
    review(
      5,
      71,
      'Otto V.',
      'Engraved for my daughter',
      'The handwriting script is cut exactly as she writes. She cried; onions were not involved.',
    ),
    review(
      2,
      160,
      'Sheila M.',
      'It turns gray',
      'They say it grays. It grays a lot. I would have liked stainless.',
      ada(
        'It does, Sheila, and some of us love that and some do not. The bread knife is stainless, and so is our advice: send it back if it bothers you.',
      ),
    ),
  ],
  'end-grain-board': [
    review(5, 51, 'Bram T.', 'Furniture', 'It is too good for garlic and I use it for garlic.'),
    review(
      4,
      99,
      'Lucille A.',
      'Weighs a ton',
      'Which is why it does not move. The feet are rubber and screwed on, not glued.',
    ),
    review(3, 222, 'D. Hsu', 'Needs oil', 'Dried out in our winter. Oiled three times before it settled.'),
  ],
  'pour-over-kettle': [
    review(5, 12, 'Anselm J.', 'Control', 'I can draw a circle the size of a quarter. Handle stays cool.'),
    review(4, 70, 'Rosa V.', 'Small', 'Thirty ounces is two mugs and a bit. Perfect otherwise.'),
    review(
      2,
      190,
      'Nick D.',
      'Paint wore off',
      'The coating is thinner near the gas flame after half a year.',
    ),
  ],
  'slow-press': [
    review(5, 22, 'Odile C.', 'No mud', 'The double mesh works. Last cup as clear as the first.'),
    review(
      4,
      108,
      'Pete W.',
      'Glass is thin',
      'Makes great coffee. I ordered a spare glass at once and have not needed it.',
    ),
    review(3, 175, 'Marta S.', 'Frame a bit loose', 'Tightened the screw and it was fine.'),
  ],
  'potters-apron': [
    review(
      5,
      18,
      'Freya L.',
      'Nothing on my neck',
      'I bake all day. No more sore neck. The pockets hold a thermometer and a phone.',
    ),
    review(5, 60, 'Jasper H.', 'Embroidered', 'Name in mustard thread, straight and small. Good present.'),
    review(3, 144, 'K. Owens', 'Runs large', 'I am five foot one and it goes round me nearly twice.'),
  ],
  'larder-canisters': [
    review(
      5,
      38,
      'Bettina G.',
      'They line up',
      'Finally three that belong together. The lids fit with a little sigh.',
    ),
    review(4, 130, 'Raj P.', 'Heavy lids', 'Good seal. Teach children to use two hands.'),
  ],
  'mess-cutlery': [
    review(
      5,
      44,
      'Harriet Y.',
      'Weight is right',
      'Replaced thirty-year-old steel. These will go to my children.',
    ),
    review(
      3,
      120,
      'Cole B.',
      'Spoons are deep',
      'The soup spoon is deeper than I like. Knives are excellent.',
    ),
  ],
  'flax-napkins': [
    review(5, 29, 'Vera S.', 'Soft at once', 'No stiffness, no shine. Line dry and fold.'),
    review(
      4,
      150,
      'Tobias R.',
      'Shade differs',
      'Two sets a year apart are slightly different in color. It is flax, I suppose.',
    ),
  ],
};
