import { category } from '../category.ts';
import type { Category } from '../types.ts';

const tableware = category(
  'tableware',
  'Tableware',
  'tideline-place-setting',
  'Stoneware, porcelain and glass for every day, from potteries we visit.',
  {
    metaTitle: 'Tableware: stoneware, porcelain and glass',
    children: [
      category(
        'mugs-cups',
        'Mugs & Cups',
        'tideline-mug',
        'Thrown in Maine, pressed in Coimbra: mugs that sit well in the hand, and cups for short coffees.',
        {
          more: {
            title: 'How to choose a mug',
            subTitle: 'Weight, wall, handle',
            paragraphs: [
              'A thick wall keeps coffee warm, a thin one is light to lift. Ours run from nine to fifteen ounces of clay; the weight of each is in its details.',
              'Count your fingers: the Tideline takes three, the Longshore four, the Ristretto one and a bit.',
            ],
          },
        },
      ),
      category(
        'plates-bowls',
        'Plates & Bowls',
        'tideline-dinner-plate',
        'Coupe plates, rimmed plates, bowls for pasta, salad and broth. Sold singly where one can break.',
      ),
      category(
        'jugs-teapots',
        'Jugs & Teapots',
        'four-oclock-teapot',
        'Lips that cut the stream and lids that stay on.',
      ),
      category(
        'glassware',
        'Glassware',
        'cellar-red-glasses',
        'Tumblers that stack, stems drawn from the bowl, carafes with a waist.',
      ),
    ],
  },
);

const kitchen = category(
  'kitchen-dining',
  'Kitchen & Dining',
  'forge-skillet',
  'Pans, knives, boards and plates that are used up slowly.',
  {
    displayOption: 'horizontal',
    metaTitle: 'Kitchen & Dining: cookware, knives and tableware',
    children: [
      tableware,
      category(
        'cookware',
        'Cookware',
        'forge-casserole',
        'Iron, enamel and stoneware for stove, oven and table, and the spoons that go in them.',
        {
          more: {
            title: 'Iron, and how to keep it',
            subTitle: 'Five minutes a week',
            paragraphs: [
              'Wash with hot water and a brush, dry on the stove, wipe with a drop of oil. Soap is allowed; soaking is not.',
              'Food sticks when the pan is cold or wet. Heat first, fat second, food third.',
            ],
          },
        },
      ),
      category(
        'knives-boards',
        'Knives, Boards & Cutlery',
        'grayling-chefs-knife',
        'Carbon steel that takes an edge, wood that gives it back.',
      ),
      category(
        'tea-coffee',
        'Tea & Coffee',
        'pour-over-kettle',
        'Kettles, presses, pots and tins for the first and the fourth hour of the day.',
      ),
      category('pantry', 'Pantry', 'larder-canisters', 'Canisters and jars with lids that close.'),
      category(
        'kitchen-linen',
        'Kitchen Linen',
        'potters-apron',
        'Linen that dries plates for ten years and windows for another five.',
      ),
    ],
  },
);

const furniture = category(
  'furniture',
  'Furniture',
  'windsor-chair',
  'Solid wood, joined so that it can be taken apart and mended.',
  {
    displayOption: 'horizontal',
    children: [
      category(
        'seating',
        'Chairs, Stools & Benches',
        'dory-stool',
        'Stools, dining chairs, benches, and armchairs with springs tied by hand.',
      ),
      category(
        'tables',
        'Tables',
        'gather-round-table',
        'Side tables, coffee tables, and tables for a long supper.',
      ),
      category(
        'shelves-drawers',
        'Shelves & Drawers',
        'ladder-shelf',
        'Bookcases that do not bow and drawers that run on waxed wood.',
      ),
    ],
  },
);

const lighting = category(
  'lighting',
  'Lighting',
  'gourd-lamp',
  'Lamps made in Rhode Island, wired for a hundred years of bulbs.',
  {
    displayOption: 'horizontal',
    children: [
      category(
        'table-lamps',
        'Table & Desk Lamps',
        'draftsman-lamp',
        'Low light for rooms, sharp light for work.',
      ),
      category(
        'pendant-lights',
        'Pendants',
        'workshop-pendant',
        'Enamel, brass, glass and rattan to hang over a table.',
      ),
      category(
        'floor-lamps',
        'Floor Lamps',
        'tripod-floor-lamp',
        'Light for a corner, without a hole in the ceiling.',
      ),
    ],
  },
);

const textiles = category(
  'textiles',
  'Textiles',
  'lambswool-throw',
  'Linen, wool and cotton, woven by two mills and one family.',
  {
    displayOption: 'horizontal',
    children: [
      category(
        'cushions',
        'Cushions',
        'flax-cushion',
        'Linen, velvet and tufted wool with fillings that recover.',
      ),
      category(
        'throws',
        'Throws & Blankets',
        'croft-check-throw',
        'Lambswool for winter, open cotton for July.',
      ),
      category('rugs', 'Rugs', 'diamond-kilim', 'Flat-woven wool, braided jute, and one thick one.'),
      category('bed-linen', 'Bed Linen', 'washed-linen-set', 'Washed linen and crisp percale, in sets.'),
      category('bath', 'Bath', 'loop-bath-towel', 'Towels that take up water, and soap that lasts.'),
    ],
  },
);

const candlesAndScent = category(
  'candles-scent',
  'Candles & Scent',
  'cedar-jar-candle',
  'Slow-burning wax, honest scents, and things to set them in.',
  {
    children: [
      category('candles', 'Candles', 'pillar-trio', 'Jars, pillars and hand-dipped tapers.'),
      category('candlesticks', 'Candlesticks', 'brass-candlestick', 'Cast brass, forged iron, turned oak.'),
    ],
  },
);

const decor = category(
  'decor',
  'Decor',
  'moon-vase',
  'Vases, clocks, mirrors and prints: things that are only there to be looked at, and clocks.',
  {
    displayOption: 'horizontal',
    children: [
      category('vases', 'Vases', 'bottle-vase', 'For one stem, for a branch, for an armful.'),
      candlesAndScent,
      category('clocks', 'Clocks', 'station-clock', 'Quiet movements and dials you can read.'),
      category(
        'mirrors-frames',
        'Mirrors, Prints & Rails',
        'porthole-mirror',
        'For the walls: mirrors, framed prints, and pegs to hang coats on.',
      ),
    ],
  },
);

const living = category(
  'home-garden',
  'Plants & Storage',
  'log-basket',
  'Pots with something growing in them, and places to put the rest.',
  {
    children: [
      category(
        'plants-pots',
        'Plants & Pots',
        'snake-plant-pot',
        'Planted by us, in pots by Saltmere, sent in a warm box.',
      ),
      category('storage', 'Baskets & Boxes', 'archive-boxes', 'Willow, seagrass, felt and board.'),
      category(
        'desk-paper',
        'Desk & Paper',
        'cloth-notebook',
        'Notebooks that lie flat, a few books, and bookends to hold them.',
      ),
    ],
  },
);

const gifts = category(
  'gifts',
  'Gifts',
  'tea-for-two-box',
  'Boxes put together by us or by you, and certificates for the undecided.',
  {
    metaTitle: 'Gifts & gift certificates',
  },
);

/** Harbor & Home's categories, up to three deep. */
export const harborCategories: readonly Category[] = [
  kitchen,
  furniture,
  lighting,
  textiles,
  decor,
  living,
  gifts,
];
