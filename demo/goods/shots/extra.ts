import { darkShot, type Shots, shot } from './shot.ts';

/** Second angles, `slug-2`: rendered after every main picture. */
export const angleShots: Shots = {
  'tideline-mug-2': shot('mug', 'speckled', { shape: 'straight' }, { material: 'stoneware', angle: 'top' }),
  'tideline-dinner-plate-2': shot(
    'plate',
    'speckled',
    { shape: 'coupe', size: 'dinner' },
    { material: 'stoneware', angle: 'top' },
  ),
  'four-oclock-teapot-2': shot('teapot', 'sage', { shape: 'round' }, { angle: 'front' }),
  'forge-skillet-2': shot('pan', 'black', { shape: 'skillet' }, { material: 'cast-iron', angle: 'top' }),
  'grayling-chefs-knife-2': shot('kitchen-knife', 'walnut', { shape: 'chef' }, { angle: 'three-quarter' }),
  'slow-press-2': shot('french-press', 'steel', {}, { angle: 'front' }),
  'windsor-chair-2': shot('chair', 'black', { back: 'spindle', seat: 'wood' }, { angle: 'front' }),
  'snug-tub-chair-2': shot('armchair', 'sage', { shape: 'tub' }, { material: 'wool', angle: 'front' }),
  'gather-round-table-2': shot('dining-table', 'walnut', { shape: 'round' }, { angle: 'front' }),
  'ladder-shelf-2': shot('shelf', 'ash', { shape: 'ladder' }, { angle: 'front' }),
  'gourd-lamp-2': shot('table-lamp', 'ivory', { base: 'gourd', shade: 'empire' }, { angle: 'front' }),
  'workshop-pendant-2': shot(
    'pendant-lamp',
    'black',
    { shape: 'dome' },
    { material: 'metal', angle: 'front' },
  ),
  'diamond-kilim-2': shot('rug', 'terracotta', { pattern: 'diamond', shape: 'rectangle' }, { angle: 'top' }),
  'moon-vase-2': shot('vase', 'ivory', { shape: 'round', stems: 'eucalyptus' }, { angle: 'front' }),
  'station-clock-2': shot(
    'wall-clock',
    'black',
    { face: 'numerals' },
    { material: 'metal', angle: 'three-quarter' },
  ),
  'leather-journal-2': shot('notebook', 'tan', { set: 1 }, { material: 'leather', angle: 'top' }),
  'castavela-robusto-2': darkShot(
    'cigar',
    'colorado',
    { vitola: 'robusto', count: 1, band: 'red' },
    { angle: 'top' },
  ),
  'castavela-robusto-box-2': darkShot(
    'cigar-box',
    'colorado',
    { vitola: 'robusto', count: 20, band: 'red', box: 'cedar' },
    { angle: 'front' },
  ),
  'study-humidor-2': darkShot('humidor', 'walnut', { shape: 'desk', open: 'no' }),
  'clean-cut-guillotine-2': darkShot('cutter', 'steel', { shape: 'guillotine' }, { angle: 'top' }),
};

/** Colour ways of variable products, `slug-colour`: rendered last. */
export const colourShots: Shots = {
  'tideline-mug-ocean': shot('mug', 'ocean', { shape: 'straight' }, { material: 'stoneware' }),
  'tideline-mug-charcoal': shot('mug', 'charcoal', { shape: 'straight' }, { material: 'stoneware' }),
  'tideline-mug-sage': shot('mug', 'sage', { shape: 'straight' }, { material: 'stoneware' }),
  'tideline-dinner-plate-sage': shot(
    'plate',
    'sage',
    { shape: 'coupe', size: 'dinner' },
    { material: 'stoneware' },
  ),
  'forge-casserole-terracotta': shot('pan', 'terracotta', { shape: 'casserole' }, { material: 'enamel' }),
  'dory-stool-black': shot('stool', 'black', { shape: 'round' }),
  'snug-tub-chair-mustard': shot('armchair', 'mustard', { shape: 'tub' }, { material: 'wool' }),
  'draftsman-lamp-brass': shot('desk-lamp', 'brass', { head: 'cone' }),
  'draftsman-lamp-white': shot('desk-lamp', 'white', { head: 'cone' }),
  'workshop-pendant-sage': shot('pendant-lamp', 'sage', { shape: 'dome' }, { material: 'metal' }),
  'flax-cushion-sage': shot('cushion', 'sage', { shape: 'square', pattern: 'plain' }),
  'flax-cushion-terracotta': shot('cushion', 'terracotta', { shape: 'square', pattern: 'plain' }),
  'velvet-cushion-mustard': shot(
    'cushion',
    'mustard',
    { shape: 'square', pattern: 'plain' },
    { material: 'velvet' },
  ),
  'lambswool-throw-charcoal': shot('throw', 'charcoal', { pattern: 'herringbone', fringe: 'yes' }),
  'washed-linen-set-sage': shot('bedding', 'sage', { pattern: 'plain' }),
  'washed-linen-set-charcoal': shot('bedding', 'charcoal', { pattern: 'plain' }),
  'loop-bath-towel-sage': shot('towel', 'sage', { count: 1, style: 'terry' }),
  'loop-bath-towel-ocean': shot('towel', 'ocean', { count: 1, style: 'terry' }),
  'cloth-notebook-ocean': shot('notebook', 'ocean', { set: 1 }, { material: 'cloth' }),
};
