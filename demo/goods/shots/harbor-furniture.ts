import { type Shots, shot } from './shot.ts';

export const seatShots: Shots = {
  'dory-stool': shot('stool', 'oak', { shape: 'round' }),
  'milking-stool': shot('stool', 'ash', { shape: 'milking' }),
  'counter-stool': shot('stool', 'walnut', { shape: 'bar' }),
  'library-step': shot('stool', 'sage', { shape: 'step' }, { material: 'painted' }),
  'windsor-chair': shot('chair', 'black', { back: 'spindle', seat: 'wood' }),
  'thornwick-chair': shot('chair', 'oak', { back: 'slat', seat: 'cushion' }),
  'yoke-chair': shot('chair', 'walnut', { back: 'wishbone', seat: 'cushion' }),
  'schoolroom-chair': shot('chair', 'ash', { back: 'panel', seat: 'wood' }),
  'snug-tub-chair': shot('armchair', 'sage', { shape: 'tub' }, { material: 'wool' }),
  'reading-wing-chair': shot('armchair', 'ocean', { shape: 'wing' }, { material: 'wool' }),
  'saddle-lounge-chair': shot('armchair', 'terracotta', { shape: 'lounge' }, { material: 'leather' }),
  'hall-bench': shot('bench', 'oak', { shape: 'plain' }),
  'boathouse-bench': shot('bench', 'ash', { shape: 'slatted' }),
  'bed-end-bench': shot('bench', 'walnut', { shape: 'upholstered' }),
};

export const surfaceShots: Shots = {
  'anchor-side-table': shot('side-table', 'oak', { shape: 'round' }),
  'drum-side-table': shot('side-table', 'black', { shape: 'drum' }, { material: 'metal' }),
  'tray-side-table': shot('side-table', 'walnut', { shape: 'tray' }),
  'marble-side-table': shot('side-table', 'white', { shape: 'round' }, { material: 'marble' }),
  'gather-round-table': shot('dining-table', 'walnut', { shape: 'round' }),
  'long-supper-table': shot('dining-table', 'oak', { shape: 'rectangle' }),
  'pebble-coffee-table': shot('coffee-table', 'ash', { shape: 'oval' }),
  'mast-coffee-table': shot('coffee-table', 'walnut', { shape: 'rectangle' }),
  'quarry-coffee-table': shot('coffee-table', 'black', { shape: 'round' }, { material: 'marble' }),
};

export const shelfShots: Shots = {
  'ladder-shelf': shot('shelf', 'ash', { shape: 'ladder' }),
  'scholar-bookcase': shot('shelf', 'oak', { shape: 'bookcase' }),
  'ledge-wall-shelf': shot('shelf', 'walnut', { shape: 'wall' }),
  'berth-nightstand': shot('nightstand', 'oak', { drawers: 1 }),
  'linen-press-drawers': shot('nightstand', 'white', { drawers: 3 }, { material: 'painted' }),
  'cabin-bedside': shot('nightstand', 'walnut', { drawers: 2 }),
};
