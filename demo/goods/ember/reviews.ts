import { review } from '../define.ts';
import type { Review, ReviewsBySlug } from '../types.ts';

type Reply = NonNullable<Review['reply']>;
const rafael = (content: string): Reply => ({ firstName: 'Rafael', lastName: 'Ortega', content });
const june = (content: string): Reply => ({ firstName: 'June', lastName: 'Pell', content });

export const emberReviews: ReviewsBySlug = {
  'castavela-robusto': [
    review(
      5,
      10,
      'Desmond K.',
      'My Friday',
      'Even burn, no touch-ups, ash like a stack of dimes. Pepper comes in exactly where they say.',
    ),
    review(
      4,
      44,
      'Lars P.',
      'Let it rest',
      'The first from a fresh five-pack was tight. Two weeks in the humidor and they opened.',
    ),
    review(
      2,
      150,
      'G. Watts',
      'Not for me',
      'Too much pepper at the end. Well made.',
      june('Thank you for finishing it. Try the Churchill: the same leaf, with the pepper held back.'),
    ),
    review(3, 220, 'Simon R.', 'Good, not great', 'Draw was fine, flavor a bit one-sided for me.'),
  ],
  'castavela-robusto-box': [
    review(
      5,
      32,
      'Teddy M.',
      'Third box',
      'Consistent from the first to the twentieth. The nail is a nice touch until you look for a screwdriver.',
    ),
    review(3, 118, 'R. Alvarez', 'One cracked', 'Nineteen perfect, one wrapper split. They sent a single.'),
    review(4, 201, 'Homer J. L.', 'Better after three months', 'Bought young, now sweet.'),
  ],
  'solandra-corona': [
    review(
      5,
      21,
      'Annette V.',
      'With coffee',
      'Mild does not mean nothing: cream, hay, a little toast. Forty minutes.',
    ),
    review(3, 90, 'Burt C.', 'Too mild', 'Fine for the morning, gone by noon.'),
    review(4, 170, 'Yann B.', 'Even', 'Never had a bad one in two boxes.'),
  ],
  'noctera-toro': [
    review(5, 27, 'Marcel D.', 'Chocolate and earth', 'Long finish. Please bring the singles back.'),
    review(2, 84, 'Pat O.', 'Eat first', 'I did not. My mistake.', rafael('We have all done it once, Pat.')),
    review(5, 190, 'Ike S.', 'The best full we know', 'My club’s winter cigar.'),
  ],
  'noctera-gordo': [
    review(5, 63, 'Big Ron', 'Two hours', 'Slow and cool. Wide ones are usually empty; this is not.'),
    review(2, 140, 'Ellis T.', 'Hard to keep lit', 'Mine tunneled. The second was better.'),
  ],
  'monte-umbra-belicoso': [
    review(5, 39, 'Catarina F.', 'Orange peel', 'It is really there, in the last third.'),
    review(4, 121, 'Wes H.', 'Handsome', 'Nice short taper. Wrapper is delicate.'),
  ],
  'brumal-petit': [
    review(5, 18, 'Nils E.', 'Twenty-five minutes', 'The dog’s walk, to the minute.'),
    review(2, 133, 'Vince G.', 'Short', 'I know, it says so.'),
  ],
  'curing-barn-robusto-bundle': [
    review(5, 15, 'Hal D.', 'Yard cigar, plus', 'At three dollars each I have no right to this draw.'),
    review(4, 58, 'Tico R.', 'Nineteen of twenty', 'Exactly: one was plugged.'),
    review(
      1,
      160,
      'M. Strand',
      'Uneven',
      'Three of mine were soft. They refunded the bundle.',
      june('Sorry about that, and thank you for telling us: we sent the batch back to the barn.'),
    ),
    review(3, 211, 'Lionel P.', 'Fair', 'You get what you pay for and a little more.'),
  ],
  'noctera-seconds-bundle': [
    review(
      5,
      35,
      'Jude A.',
      'Freckles',
      'The spots are on the leaf, not in the taste. Wish there were more.',
    ),
    review(4, 120, 'Craig N.', 'Got two', 'Half price for the same smoke.'),
  ],
  'first-five-sampler': [
    review(
      5,
      12,
      'Olu B.',
      'Made me take notes',
      'Same size, five leaves. I understood more in a week than in five years.',
    ),
    review(4, 66, 'Grace T.', 'The card helps', 'Smoked them in order. Would like a sixth: a lancero.'),
    review(2, 188, 'F. Novak', 'One too strong', 'The last one was beyond me. The mild ones were lovely.'),
  ],
  'after-dinner-sampler': [
    review(5, 48, 'Reuben W.', 'Six serious ones', 'For people who finish their wine.'),
    review(
      2,
      175,
      'Jill F.',
      'Sleeve was torn',
      'Cigars perfect, packaging not. New sleeve came by mail, which I found touching.',
    ),
  ],
  'castavela-minis': [
    review(4, 26, 'Dale P.', 'Ten minutes', 'Good leaf for a mini. Tin rattles.'),
    review(5, 101, 'Suki H.', 'In the glove box', 'Always one tin. They stay fresh about a month.'),
  ],
  'clean-cut-guillotine': [
    review(
      5,
      17,
      'Pascal L.',
      'Two blades, one sound',
      'A year of daily use, sharpened once by them for free.',
    ),
    review(4, 75, 'Tess G.', 'Takes sixty', 'Just. Close it slowly.'),
    review(2, 166, 'B. Lang', 'Stiff spring', 'Loosened after a week.'),
  ],
  'deep-v-cutter': [
    review(5, 54, 'Zeke R.', 'Open draw', 'Changed how I cut. Torpedoes excepted.'),
    review(2, 137, 'H. Moss', 'Tore a head', 'Press in one move, they say; I hesitated.'),
  ],
  'night-porter-lighter': [
    review(5, 29, 'Gideon S.', 'That hinge', 'You hear it across a room. Initials are crisp.'),
    review(3, 110, 'Lee K.', 'Comes empty', 'As they tell you. I was still surprised.'),
    review(4, 196, 'Abel M.', 'Heavy', 'In a good way, in a pocket less so.'),
  ],
  'single-jet-torch': [
    review(5, 33, 'Rick O.', 'Lights in wind', 'On a pier, in April.'),
    review(
      2,
      93,
      'Ken B.',
      'Sputters',
      'Until I bled it. Then fine.',
      rafael('Bleed, fill upside down, wait three minutes. It is on the card now, in larger letters.'),
    ),
  ],
  'study-humidor': [
    review(5, 22, 'Morris A.', 'The sigh', 'The lid closes on air. Holds sixty-six without attention.'),
    review(4, 87, 'Elaine C.', 'Season it properly', 'Two days were not enough here; four were.'),
    review(3, 170, 'T. Burke', 'Fifty is optimistic', 'Forty robustos, if you want them to breathe.'),
  ],
  'field-travel-humidor': [
    review(5, 41, 'Skip D.', 'Fell off a truck', 'Truly. Nothing broke.'),
    review(
      2,
      149,
      'A. Rowe',
      'Lacquer smell',
      'Aired for a week with cedar strips. Gone now, and the seal is good.',
    ),
  ],
  'two-way-humidity-pack': [
    review(5, 14, 'Wendell F.', 'Set and forget', 'Sixty-nine, all winter, in Minnesota.'),
    review(4, 96, 'Ana P.', 'Ten at a time', 'The price break is right. Would like a smaller size for tins.'),
    review(2, 180, 'R. Cole', 'One dried early', 'Six weeks. The rest lasted three months.'),
  ],
  'lounge-ashtray': [
    review(5, 57, 'Milo T.', 'Deep', 'Ash stays in with the window open.'),
    review(3, 140, 'E. Sand', 'Big', 'Takes half the side table.'),
  ],
};
