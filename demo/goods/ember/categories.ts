import { category } from '../category.ts';
import type { Category } from '../types.ts';

const cigars = category(
  'cigars',
  'Cigars',
  'castavela-robusto',
  'Long filler, rolled by hand, rested by us until they are ready.',
  {
    displayOption: 'horizontal',
    metaTitle: 'Cigars by the piece, the bundle and the box',
    more: {
      title: 'From mild to full',
      subTitle: 'How we name strength',
      paragraphs: [
        'Strength is what you feel, body is what you taste. We name strength, in five steps, after smoking three of each on different days.',
        'Pale wrappers are not always mild and dark ones not always strong. When in doubt, ask; we like the question.',
      ],
    },
    children: [
      category(
        'cigar-singles',
        'Singles & Five-Packs',
        'solandra-corona',
        'By the piece, for trying; by five, for a while.',
      ),
      category(
        'cigar-boxes',
        'Boxes',
        'castavela-robusto-box',
        'In the cedar they rested in, at a box’s price.',
      ),
      category('cigar-bundles', 'Bundles', 'curing-barn-robusto-bundle', 'No bands, no boxes, long filler.'),
      category(
        'cigar-samplers',
        'Samplers',
        'first-five-sampler',
        'Several houses in one tray, chosen to be compared.',
      ),
      category('small-cigars', 'Small Cigars', 'castavela-minis', 'Minis, clubs and cigarillos in tins.'),
    ],
  },
);

const accessories = category(
  'accessories',
  'Accessories',
  'clean-cut-guillotine',
  'Cut, light, rest, carry.',
  {
    displayOption: 'horizontal',
    children: [
      category(
        'cutters',
        'Cutters',
        'table-scissors',
        'Guillotines, wedges, punches and one pair of scissors.',
      ),
      category(
        'lighters',
        'Lighters & Matches',
        'night-porter-lighter',
        'Soft flames, jets, and four inches of cedar. Lighters are sent empty.',
      ),
      category(
        'ashtrays',
        'Ashtrays',
        'lounge-ashtray',
        'Heavy, deep, and with rests long enough to lie in.',
      ),
      category('cases', 'Cases', 'oxblood-three-finger-case', 'Leather molded over wood, lined with cedar.'),
    ],
  },
);

const keeping = category('keeping', 'Keeping', 'study-humidor', 'Sixty-five percent, all year.', {
  children: [
    category('humidors', 'Humidors', 'ebony-humidor', 'From five cigars to three hundred.'),
    category(
      'humidity',
      'Humidity',
      'brass-hygrometer',
      'Dials that tell the truth and sachets that keep it.',
    ),
  ],
});

const gifts = category(
  'ember-gifts',
  'Gifts',
  'evening-kit-box',
  'Kits, journals and certificates, for adults who already have a chair.',
);

/** Ember Cigars' categories. */
export const emberCategories: readonly Category[] = [cigars, accessories, keeping, gifts];
