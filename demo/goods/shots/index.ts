import {
  ashtrayShots,
  caseShots,
  cutterShots,
  emberGiftShots,
  fireShots,
  humidityShots,
  humidorShots,
} from './ember-accessories.ts';
import { boxShots, bundleShots, sampleShots, singleShots, tinShots } from './ember-cigars.ts';
import { angleShots, colourShots } from './extra.ts';
import { candleShots, clockShots, vaseShots, wallShots } from './harbor-decor.ts';
import { seatShots, shelfShots, surfaceShots } from './harbor-furniture.ts';
import { deskShots, giftShots, plantShots, storageShots } from './harbor-home.ts';
import { brewShots, cookShots, kitchenLinenShots, knifeShots, pantryShots } from './harbor-kitchen.ts';
import { floorLampShots, pendantShots, tableLampShots } from './harbor-lighting.ts';
import { glassShots, tableShots } from './harbor-table.ts';
import { bathShots, bedShots, cushionShots, rugShots, throwShots } from './harbor-textiles.ts';
import type { Shot, Shots } from './shot.ts';

/** Groups of shots in the order in which they are to be rendered: main pictures first. */
const shotGroups: readonly Shots[] = [
  tableShots,
  glassShots,
  cookShots,
  knifeShots,
  brewShots,
  pantryShots,
  kitchenLinenShots,
  seatShots,
  surfaceShots,
  shelfShots,
  tableLampShots,
  pendantShots,
  floorLampShots,
  cushionShots,
  throwShots,
  rugShots,
  bedShots,
  bathShots,
  vaseShots,
  candleShots,
  clockShots,
  wallShots,
  plantShots,
  storageShots,
  deskShots,
  giftShots,
  singleShots,
  boxShots,
  bundleShots,
  sampleShots,
  tinShots,
  cutterShots,
  fireShots,
  humidorShots,
  humidityShots,
  ashtrayShots,
  caseShots,
  emberGiftShots,
  angleShots,
  colourShots,
];

/** Every shot with its name; a name that occurs twice stays twice, so that a check can find it. */
export const shots: readonly (readonly [string, Shot])[] = shotGroups.flatMap((group) =>
  Object.entries(group),
);
