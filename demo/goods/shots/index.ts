import * as accessories from './ember-accessories.ts';
import * as cigars from './ember-cigars.ts';
import { angleShots, colourShots } from './extra.ts';
import * as decor from './harbor-decor.ts';
import * as furniture from './harbor-furniture.ts';
import * as home from './harbor-home.ts';
import * as kitchen from './harbor-kitchen.ts';
import * as lighting from './harbor-lighting.ts';
import * as table from './harbor-table.ts';
import * as textiles from './harbor-textiles.ts';
import type { Shot, Shots } from './shot.ts';

const mainFolders = [table, kitchen, furniture, lighting, textiles, decor, home, cigars, accessories];

/** Groups of shots in the order in which they are to be rendered: main pictures first. */
export const shotGroups: readonly Shots[] = [
  ...mainFolders.flatMap((folder) => Object.values(folder)),
  angleShots,
  colourShots,
];

/** Every shot with its name; a name that occurs twice stays twice, so that a check can find it. */
export const shots: readonly (readonly [string, Shot])[] = shotGroups.flatMap((group) =>
  Object.entries(group),
);
