import { review } from '../../define.ts';
import type { ReviewsBySlug } from '../../types.ts';
import { ada, tom } from './staff.ts';

export const tableReviews: ReviewsBySlug = {
  'tideline-mug': [
    review(
      5,
      12,
      'Marit L.',
      'Replaced every mug we own',
      'Bought one to try, then five more. The handle is big enough for my husband and the foot ring is smooth, so it does not scratch the table.',
    ),
    review(
      4,
      48,
      'Jonah P.',
      'Lovely, but heavy',
      'Beautiful glaze, keeps tea hot far longer than my old ones. My grandmother finds it heavy when full.',
      ada(
        'Thank you, Jonah. For lighter hands we suggest the Quarry Mug, which is thrown thinner and holds 10 oz.',
      ),
    ),
    review(
      2,
      131,
      'Rebecca T.',
      'Not the blue I expected',
      'Ocean came much grayer than on my screen. The shop took it back without a word, so two stars for that.',
    ),
  ],
  'night-watch-mug': [
    review(
      5,
      77,
      'Inge H.',
      'Feels like a pebble',
      'I keep picking it up when it is empty. The outside really is as smooth as they say.',
    ),
    review(
      1,
      203,
      'Dev S.',
      'Arrived chipped',
      'One of the two had a chip on the rim when I unpacked it. A new one came four days later.',
    ),
  ],
  'cafe-cup-saucer': [
    review(
      5,
      25,
      'Paola R.',
      'Café at home',
      'We run a small inn and have thirty of these. After a year in the machine twice a day they look new.',
    ),
    review(
      3,
      160,
      'H. Lindqvist',
      'Saucer is large',
      'Good cups. The saucers are wider than our old ones and only six fit across the shelf.',
    ),
  ],
  'tideline-dinner-plate': [
    review(
      5,
      9,
      'Carla W.',
      'Makes weeknights look planned',
      'Everything looks good on these, including toast. They do not show knife marks so far.',
    ),
    review(
      4,
      61,
      'Ben A.',
      'Slight size differences',
      'Stacked, you can see they are hand made: two are a hair wider. I have come to like it.',
    ),
    review(
      5,
      190,
      'Sunniva O.',
      'Third set',
      'One for us, one for my sister, one for her daughter who moved out.',
    ),
  ],
  'baker-mixing-bowls': [
    review(
      5,
      33,
      'Dot M.',
      'They nest and they pour',
      'The lip on the big one is a proper pouring lip, not an ornament. Batter goes where I want it.',
    ),
    review(4, 88, 'Ephraim K.', 'Solid', 'Heavy enough not to walk while I whisk. Wish there were lids.'),
  ],
  'oyster-platter': [
    review(
      5,
      140,
      'Lucy F.',
      'Worth the wait',
      'Waited two months for one. It holds three dozen oysters and a lot of ice.',
    ),
    review(
      4,
      215,
      'Amos D.',
      'Big',
      'Measure your oven and your dishwasher first. It fits neither of mine and I still love it.',
      tom('Thank you, Amos. It is thrown on our largest wheel: 17 inches, washed by hand in this house too.'),
    ),
  ],
  'four-oclock-teapot': [
    review(
      5,
      20,
      'Nell C.',
      'It does not drip',
      'I test teapots with water in the shop whenever I can. This one I ordered blind, and it pours clean to the last drop.',
    ),
    review(
      5,
      101,
      'Graham V.',
      'Right for two',
      'Four small cups or two large ones. The strainer holes are small enough for broken leaf.',
    ),
    review(3, 260, 'Y. Tanaka', 'Lid is loose', 'Pretty pot. The lid moves if you pour with one hand.'),
  ],
};
