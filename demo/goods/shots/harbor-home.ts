import { type Shots, shot } from './shot.ts';

export const plantShots: Shots = {
  'snake-plant-pot': shot('planter', 'ivory', { shape: 'pot', plant: 'snake' }, { material: 'stoneware' }),
  'fern-footed-planter': shot('planter', 'sage', { shape: 'footed', plant: 'fern' }, { material: 'glazed' }),
  'succulent-bowl': shot('planter', 'sand', { shape: 'bowl', plant: 'succulent' }, { material: 'stoneware' }),
  'rubber-plant-planter': shot(
    'planter',
    'charcoal',
    { shape: 'tall', plant: 'rubber' },
    { material: 'stoneware' },
  ),
  'monstera-basket-planter': shot(
    'planter',
    'sand',
    { shape: 'pot', plant: 'monstera' },
    { material: 'woven' },
  ),
  'herb-pot': shot('planter', 'terracotta', { shape: 'pot', plant: 'herb' }, { material: 'terracotta' }),
  'orangery-planter': shot(
    'planter',
    'terracotta',
    { shape: 'tall', plant: 'none' },
    { material: 'terracotta' },
  ),
  'longspout-can': shot('watering-can', 'brass', { shape: 'long' }),
  'greenhouse-can': shot('watering-can', 'sage', { shape: 'classic' }),
};

export const storageShots: Shots = {
  'log-basket': shot('basket', 'natural', { shape: 'round', handles: 'yes' }),
  'laundry-basket': shot('basket', 'oak', { shape: 'lidded', handles: 'yes' }),
  'belly-basket': shot('basket', 'charcoal', { shape: 'belly', handles: 'yes' }),
  'bread-basket': shot('basket', 'natural', { shape: 'oval', handles: 'no' }),
  'archive-boxes': shot('storage-box', 'sage', { set: 3 }),
  'keepsake-box': shot('storage-box', 'walnut', { set: 1 }, { material: 'wood' }),
  'felt-bins': shot('storage-box', 'charcoal', { set: 2 }, { material: 'felt' }),
};

export const deskShots: Shots = {
  'field-notebooks': shot('notebook', 'natural', { set: 3 }, { material: 'paper' }),
  'leather-journal': shot('notebook', 'tan', { set: 1 }, { material: 'leather' }),
  'cloth-notebook': shot('notebook', 'forest', { set: 1 }, { material: 'cloth' }),
  'bread-book': shot('book', 'terracotta', { set: 'single', size: 'large' }, { seed: 6 }),
  'clay-and-linen-books': shot('book', 'ocean', { set: 'pair', size: 'large' }),
  'island-novellas': shot('book', 'oat', { set: 'stack', size: 'novel' }),
  'brass-bookends': shot('bookend', 'brass', { shape: 'arch' }),
  'marble-bookends': shot('bookend', 'ivory', { shape: 'block' }, { material: 'marble' }),
  'lid-desk-tin': shot('tin', 'mustard', { shape: 'flat', label: 'plain' }),
};

export const giftShots: Shots = {
  'harbor-gift-certificate': shot('gift-card', 'ocean', { design: 'band' }),
  'new-home-certificate': shot('gift-card', 'terracotta', { design: 'frame' }),
  'wedding-certificate': shot('gift-card', 'ivory', { design: 'sprig' }, { angle: 'top' }),
  'tea-for-two-box': shot('gift-box', 'sage', { shape: 'square', ribbon: 'cotton' }),
  'first-home-box': shot('gift-box', 'natural', { shape: 'flat', ribbon: 'cotton' }),
  'slow-bath-box': shot('gift-box', 'blush', { shape: 'square', ribbon: 'satin' }),
  'island-kitchen-set': shot('gift-box', 'terracotta', { shape: 'tall', ribbon: 'cotton' }),
};
