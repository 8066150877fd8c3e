import { type Shots, shot } from './shot.ts';

export const cookShots: Shots = {
  'forge-skillet': shot('pan', 'black', { shape: 'skillet' }, { material: 'cast-iron' }),
  'forge-casserole': shot('pan', 'ocean', { shape: 'casserole' }, { material: 'enamel' }),
  'tri-ply-saucepan': shot('pan', 'steel', { shape: 'saucepan' }, { material: 'steel' }),
  'enamel-milk-pan': shot('pan', 'ivory', { shape: 'saucepan' }, { material: 'enamel' }),
  'shepherd-stewpot': shot('pan', 'black', { shape: 'casserole' }, { material: 'cast-iron' }),
  'sunday-oval-baker': shot('baking-dish', 'terracotta', { shape: 'oval' }),
  'gratin-dish': shot('baking-dish', 'ivory', { shape: 'rectangle' }, { material: 'stoneware' }),
  'tart-dish': shot('baking-dish', 'sage', { shape: 'round' }, { angle: 'top' }),
  'olive-spoons': shot('utensils', 'olive', { set: 'spoons' }),
  'walnut-salad-servers': shot('utensils', 'walnut', { set: 'servers' }),
  'cooks-utensil-pot': shot('utensils', 'oak', { set: 'pot' }),
  'grocers-scale': shot('scale', 'ivory'),
  'turned-pepper-mill': shot('mill', 'walnut', { shape: 'turned' }),
  'galley-mills': shot('mill', 'oak', { shape: 'straight', count: 2 }),
  'bistro-pepper-mill': shot('mill', 'black', { shape: 'classic' }),
};

export const knifeShots: Shots = {
  'grayling-chefs-knife': shot('kitchen-knife', 'walnut', { shape: 'chef' }),
  'grayling-santoku': shot('kitchen-knife', 'oak', { shape: 'santoku' }),
  'grayling-paring-knife': shot('kitchen-knife', 'walnut', { shape: 'paring' }, { angle: 'three-quarter' }),
  'grayling-bread-knife': shot('kitchen-knife', 'black', { shape: 'bread' }),
  'end-grain-board': shot('board', 'walnut', { shape: 'rectangle' }),
  'olive-paddle-board': shot('board', 'olive', { shape: 'paddle' }),
  'baguette-board': shot('board', 'ash', { shape: 'long' }),
  'marble-pastry-board': shot('board', 'ash', { shape: 'round' }, { material: 'marble' }),
  'everyday-board': shot('board', 'oak', { shape: 'rectangle' }, { angle: 'top' }),
  'mess-cutlery': shot('cutlery-set', 'steel', { style: 'modern', pieces: 5 }),
  'brass-cutlery': shot('cutlery-set', 'brass', { style: 'classic', pieces: 5 }),
  'orchard-cutlery': shot('cutlery-set', 'steel', { style: 'wood-handle', pieces: 3 }),
};

export const brewShots: Shots = {
  'pour-over-kettle': shot('kettle', 'black', { shape: 'gooseneck' }, { material: 'steel' }),
  'stovetop-kettle': shot('kettle', 'sage', { shape: 'round' }, { material: 'enamel' }),
  'slow-press': shot('french-press', 'steel'),
  'brass-press': shot('french-press', 'brass'),
  'coffee-canister': shot('canister', 'charcoal', { size: 'medium' }, { material: 'stoneware' }),
  'tea-caddy': shot('tin', 'forest', { shape: 'tall', label: 'band' }),
  'steward-tray': shot('tray', 'walnut', { shape: 'rectangle' }, { material: 'wood' }),
  'bar-tray': shot('tray', 'brass', { shape: 'round' }, { material: 'metal' }),
};

export const pantryShots: Shots = {
  'larder-canisters': shot('canister', 'ivory', { set: 3 }),
  'salt-pig-canister': shot('canister', 'ocean', { size: 'small' }),
  'flour-canister': shot('canister', 'sage', { size: 'tall' }),
  'pasta-jar': shot('glass-jar', 'clear', { lid: 'wood', fill: 'pasta' }),
  'coffee-bean-jar': shot('glass-jar', 'clear', { lid: 'cork', fill: 'beans' }),
  'rice-jar': shot('glass-jar', 'clear', { lid: 'steel', fill: 'rice' }),
  'biscuit-tin': shot('tin', 'terracotta', { shape: 'round', label: 'paper' }),
};

export const kitchenLinenShots: Shots = {
  'flax-napkins': shot('napkin', 'natural', { count: 4, pattern: 'plain' }),
  'bistro-napkins': shot('napkin', 'ocean', { count: 4, pattern: 'stripe' }),
  'glass-cloths': shot('napkin', 'white', { count: 2, pattern: 'check' }, { angle: 'top' }),
  'olive-tea-towels': shot('napkin', 'sage', { count: 2, pattern: 'stripe' }),
  'potters-apron': shot('apron', 'charcoal', { pattern: 'plain' }),
  'butchers-apron': shot('apron', 'ocean', { pattern: 'stripe' }),
};
