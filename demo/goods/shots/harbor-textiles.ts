import { type Shots, shot } from './shot.ts';

export const cushionShots: Shots = {
  'flax-cushion': shot('cushion', 'natural', { shape: 'square', pattern: 'plain' }),
  'deckchair-cushion': shot('cushion', 'ocean', { shape: 'square', pattern: 'stripe' }),
  'velvet-cushion': shot('cushion', 'forest', { shape: 'square', pattern: 'plain' }, { material: 'velvet' }),
  'tufted-lumbar': shot('cushion', 'ivory', { shape: 'lumbar', pattern: 'tufted' }, { material: 'wool' }),
  'croft-check-cushion': shot(
    'cushion',
    'mustard',
    { shape: 'square', pattern: 'check' },
    { material: 'wool' },
  ),
  'fringed-lumbar': shot('cushion', 'terracotta', { shape: 'lumbar', pattern: 'fringe' }),
  'round-velvet-cushion': shot(
    'cushion',
    'blush',
    { shape: 'round', pattern: 'plain' },
    { material: 'velvet' },
  ),
};

export const throwShots: Shots = {
  'lambswool-throw': shot('throw', 'oat', { pattern: 'herringbone', fringe: 'yes' }),
  'croft-check-throw': shot('throw', 'forest', { pattern: 'check', fringe: 'yes' }),
  'harbor-stripe-throw': shot('throw', 'ocean', { pattern: 'stripe', fringe: 'yes' }, { material: 'cotton' }),
  'linen-bedspread': shot('throw', 'sage', { pattern: 'plain', fringe: 'no' }, { material: 'linen' }),
  'summer-cotton-blanket': shot('throw', 'blush', { pattern: 'plain', fringe: 'no' }, { material: 'cotton' }),
};

export const rugShots: Shots = {
  'jute-round-rug': shot('rug', 'natural', { pattern: 'plain', shape: 'round' }, { material: 'jute' }),
  'shore-stripe-rug': shot('rug', 'ocean', { pattern: 'stripe', shape: 'rectangle' }),
  'diamond-kilim': shot('rug', 'terracotta', { pattern: 'diamond', shape: 'rectangle' }),
  'hall-runner': shot('rug', 'charcoal', { pattern: 'border', shape: 'runner' }, { angle: 'top' }),
  'check-cotton-rug': shot('rug', 'sage', { pattern: 'check', shape: 'rectangle' }, { material: 'cotton' }),
  'undyed-wool-rug': shot('rug', 'oat', { pattern: 'plain', shape: 'rolled' }),
};

export const bedShots: Shots = {
  'washed-linen-set': shot('bedding', 'natural', { pattern: 'plain' }),
  'ticking-stripe-set': shot('bedding', 'ocean', { pattern: 'stripe' }, { material: 'cotton' }),
  'percale-set': shot('bedding', 'white', { pattern: 'plain' }, { material: 'cotton' }),
  'garden-check-set': shot('bedding', 'sage', { pattern: 'check' }, { material: 'cotton' }),
};

export const bathShots: Shots = {
  'loop-bath-towel': shot('towel', 'white', { count: 1, style: 'terry' }),
  'waffle-towels': shot('towel', 'oat', { count: 3, style: 'waffle' }),
  'beach-stripe-towels': shot('towel', 'ocean', { count: 3, style: 'stripe' }),
  'guest-towels': shot('towel', 'sage', { count: 4, style: 'terry' }),
  'oatmeal-soap': shot('soap', 'oat', { shape: 'bar' }),
  'seaweed-soap-trio': shot('soap', 'sage', { shape: 'stack' }),
  'amber-hand-wash': shot('soap', 'amber', { shape: 'dispenser' }, { material: 'glass' }),
  'stoneware-dispenser': shot('soap', 'charcoal', { shape: 'dispenser' }, { material: 'ceramic' }),
};
