import { type Shots, shot } from './shot.ts';

export const tableLampShots: Shots = {
  'gourd-lamp': shot('table-lamp', 'ivory', { base: 'gourd', shade: 'empire' }),
  'column-lamp': shot('table-lamp', 'oak', { base: 'column', shade: 'drum' }, { material: 'wood' }),
  'buoy-lamp': shot('table-lamp', 'ocean', { base: 'ball', shade: 'drum' }),
  'demijohn-lamp': shot('table-lamp', 'sage', { base: 'bottle', shade: 'cone' }),
  'surveyor-lamp': shot('table-lamp', 'walnut', { base: 'tripod', shade: 'drum' }, { material: 'wood' }),
  'brass-ball-lamp': shot('table-lamp', 'brass', { base: 'ball', shade: 'empire' }, { material: 'metal' }),
  'draftsman-lamp': shot('desk-lamp', 'black', { head: 'cone' }),
  'chartroom-lamp': shot('desk-lamp', 'brass', { head: 'dome' }),
  'study-lamp': shot('desk-lamp', 'sage', { head: 'dome' }),
};

export const pendantShots: Shots = {
  'workshop-pendant': shot('pendant-lamp', 'black', { shape: 'dome' }, { material: 'metal' }),
  'schoolhouse-pendant': shot('pendant-lamp', 'opal', { shape: 'globe' }, { material: 'glass' }),
  'bell-pendant': shot('pendant-lamp', 'brass', { shape: 'bell' }, { material: 'metal' }),
  'rattan-pendant': shot('pendant-lamp', 'ivory', { shape: 'dome' }, { material: 'woven' }),
  'halyard-cone-pendant': shot('pendant-lamp', 'ocean', { shape: 'cone' }, { material: 'metal' }),
  'disc-pendant': shot('pendant-lamp', 'white', { shape: 'disc' }, { material: 'metal' }),
};

export const floorLampShots: Shots = {
  'arc-floor-lamp': shot('floor-lamp', 'brass', { shape: 'arc' }),
  'tripod-floor-lamp': shot('floor-lamp', 'oak', { shape: 'tripod' }, { material: 'wood' }),
  'reading-floor-lamp': shot('floor-lamp', 'black', { shape: 'straight' }),
};
