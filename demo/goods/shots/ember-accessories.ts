import { darkShot, type Shots } from './shot.ts';

export const cutterShots: Shots = {
  'clean-cut-guillotine': darkShot('cutter', 'steel', { shape: 'guillotine' }),
  'gunmetal-guillotine': darkShot('cutter', 'gunmetal', { shape: 'guillotine' }, { angle: 'top' }),
  'deep-v-cutter': darkShot('cutter', 'black', { shape: 'v-cut' }),
  'table-scissors': darkShot('cutter', 'brass', { shape: 'scissors' }),
  'pocket-punch': darkShot('cutter', 'steel', { shape: 'punch' }),
  'brass-punch': darkShot('cutter', 'brass', { shape: 'punch' }, { angle: 'top' }),
};

export const fireShots: Shots = {
  'night-porter-lighter': darkShot('lighter', 'brass', { shape: 'flip', flame: 'yes' }),
  'dress-slim-lighter': darkShot('lighter', 'gunmetal', { shape: 'slim', flame: 'no' }),
  'club-table-lighter': darkShot('lighter', 'leather', { shape: 'table', flame: 'yes' }),
  'single-jet-torch': darkShot('torch-lighter', 'steel', { jets: 1, flame: 'yes' }),
  'triple-jet-torch': darkShot('torch-lighter', 'black', { jets: 3, flame: 'yes' }),
  'racing-red-torch': darkShot('torch-lighter', 'red', { jets: 1, flame: 'no' }),
  'cedar-long-matches': darkShot('matches', 'black', { size: 'long' }),
  'parlor-matches': darkShot('matches', 'green', { size: 'short' }),
};

export const humidorShots: Shots = {
  'study-humidor': darkShot('humidor', 'walnut', { shape: 'desk', open: 'yes' }),
  'mahogany-humidor': darkShot('humidor', 'mahogany', { shape: 'desk', open: 'no' }, { material: 'lacquer' }),
  'ebony-humidor': darkShot('humidor', 'ebony', { shape: 'desk', open: 'yes' }, { material: 'lacquer' }),
  'cabinet-tower-humidor': darkShot('humidor', 'walnut', { shape: 'tower', open: 'no' }),
  'maple-tower-humidor': darkShot('humidor', 'maple', { shape: 'tower', open: 'yes' }),
  'field-travel-humidor': darkShot('humidor', 'black', { shape: 'travel', open: 'yes' }),
};

export const humidityShots: Shots = {
  'brass-hygrometer': darkShot('hygrometer', 'brass'),
  'steel-hygrometer': darkShot('hygrometer', 'steel', {}, { angle: 'three-quarter' }),
  'black-dial-hygrometer': darkShot('hygrometer', 'black', {}, { angle: 'three-quarter' }),
  'two-way-humidity-pack': darkShot('humidity-packs', 'kraft', { set: 1 }),
  'humidity-pack-trio': darkShot('humidity-packs', 'ivory', { set: 3 }),
};

export const ashtrayShots: Shots = {
  'lounge-ashtray': darkShot('ashtray', 'black', { shape: 'round', cigar: 'yes' }, { material: 'ceramic' }),
  'smoke-glass-ashtray': darkShot(
    'ashtray',
    'smoke',
    { shape: 'square', cigar: 'no' },
    { material: 'glass' },
  ),
  'walnut-rest-ashtray': darkShot('ashtray', 'walnut', { shape: 'long', cigar: 'yes' }, { material: 'wood' }),
  'card-table-ashtray': darkShot(
    'ashtray',
    'green',
    { shape: 'square', cigar: 'yes' },
    { material: 'ceramic' },
  ),
  'crystal-ashtray': darkShot('ashtray', 'clear', { shape: 'round', cigar: 'no' }, { material: 'glass' }),
};

export const caseShots: Shots = {
  'saddle-two-finger-case': darkShot('cigar-case', 'tan', { fingers: 2, open: 'no' }),
  'oxblood-three-finger-case': darkShot('cigar-case', 'oxblood', { fingers: 3, open: 'yes' }),
  'black-three-finger-case': darkShot('cigar-case', 'black', { fingers: 3, open: 'no' }),
  'five-finger-weekender': darkShot('cigar-case', 'brown', { fingers: 5, open: 'yes' }),
};

export const emberGiftShots: Shots = {
  'ember-gift-certificate': darkShot('gift-card', 'black', { design: 'frame' }),
  'host-certificate': darkShot('gift-card', 'terracotta', { design: 'band' }, { angle: 'top' }),
  'evening-kit-box': darkShot('gift-box', 'black', { shape: 'flat', ribbon: 'satin' }),
  'hosts-evening-box': darkShot('gift-box', 'terracotta', { shape: 'square', ribbon: 'satin' }),
  'tasting-journal': darkShot('notebook', 'black', { set: 1 }, { material: 'leather' }),
  'ember-tasting-tin': darkShot('tin', 'charcoal', { shape: 'tall', label: 'plain' }),
};
