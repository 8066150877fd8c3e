import { type Shots, shot } from './shot.ts';

export const vaseShots: Shots = {
  'bud-vase': shot('vase', 'sand', { shape: 'bud', stems: 'none' }),
  'bottle-vase': shot('vase', 'charcoal', { shape: 'bottle', stems: 'branch' }, { material: 'stoneware' }),
  'moon-vase': shot('vase', 'ivory', { shape: 'round', stems: 'eucalyptus' }),
  'kiln-amphora': shot('vase', 'terracotta', { shape: 'amphora', stems: 'none' }, { material: 'terracotta' }),
  'meadow-cylinder-vase': shot('vase', 'sage', { shape: 'cylinder', stems: 'grass' }),
  'hourglass-vase': shot('vase', 'ocean', { shape: 'hourglass', stems: 'none' }),
  'flare-vase': shot('vase', 'blush', { shape: 'flare', stems: 'grass' }),
};

export const candleShots: Shots = {
  'cedar-jar-candle': shot('candle', 'amber', { shape: 'jar' }, { material: 'glass' }),
  'sea-salt-candle': shot('candle', 'ocean', { shape: 'tumbler' }, { material: 'ceramic' }),
  'travel-tin-candle': shot('candle', 'black', { shape: 'tin' }),
  'church-pillar': shot('candle', 'ivory', { shape: 'pillar' }, { material: 'wax' }),
  'pillar-trio': shot('candle', 'sand', { shape: 'pillars' }, { material: 'wax' }),
  'beeswax-tapers': shot('candle', 'mustard', { shape: 'taper' }, { material: 'wax' }),
  'brass-candlestick': shot('candle-holder', 'brass', { shape: 'stick' }),
  chamberstick: shot('candle-holder', 'black', { shape: 'chamber' }),
  'oak-candle-trio': shot('candle-holder', 'oak', { shape: 'trio' }, { material: 'wood' }),
  'quay-lantern': shot('candle-holder', 'black', { shape: 'lantern' }),
  'fig-diffuser': shot('diffuser', 'sage', { shape: 'round' }),
  'smoke-diffuser': shot('diffuser', 'black', { shape: 'square' }, { material: 'ceramic' }),
  'linen-diffuser': shot('diffuser', 'clear', { shape: 'square' }),
};

export const clockShots: Shots = {
  'station-clock': shot('wall-clock', 'black', { face: 'numerals' }, { material: 'metal' }),
  'driftwood-clock': shot('wall-clock', 'oak', { face: 'dots' }),
  'galley-clock': shot('wall-clock', 'ocean', { face: 'lines' }, { material: 'metal' }),
  'brass-rim-clock': shot('wall-clock', 'brass', { face: 'bare' }, { material: 'metal' }),
  'mantel-clock': shot('table-clock', 'walnut', { shape: 'arch' }, { material: 'wood' }),
  'bedside-clock': shot('table-clock', 'ivory', { shape: 'round' }),
};

export const wallShots: Shots = {
  'porthole-mirror': shot('mirror', 'brass', { shape: 'round' }),
  'arch-mirror': shot('mirror', 'black', { shape: 'arch' }),
  'hall-mirror': shot('mirror', 'oak', { shape: 'rectangle' }, { material: 'wood' }),
  'pill-mirror': shot('mirror', 'walnut', { shape: 'pill' }, { material: 'wood' }),
  'low-hills-print': shot('frame', 'oak', { print: 'hills', format: 'landscape' }),
  'late-sun-print': shot('frame', 'walnut', { print: 'sun', format: 'portrait' }),
  'fern-study-print': shot('frame', 'black', { print: 'leaf', format: 'portrait' }),
  'arches-print': shot('frame', 'white', { print: 'arches', format: 'square' }),
  'open-sea-print': shot('frame', 'oak', { print: 'sea', format: 'landscape' }),
  'shaker-peg-rail': shot('hook-rail', 'oak', { pegs: 5 }),
  'cloakroom-rail': shot('hook-rail', 'black', { pegs: 3 }),
};
