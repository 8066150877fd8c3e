import { completeGoods } from '../complete-goods.ts';
import type { Product } from '../types.ts';
import { castavelaBoxes, nocteraBoxes, otherBoxes, solandraBoxes } from './boxes.ts';
import { cutters, fire } from './cutters-fire.ts';
import { humidity, humidors } from './humidors.ts';
import { emberReviews } from './reviews.ts';
import { samplers, tins } from './samplers-tins.ts';
import {
  brumalSingles,
  castavelaSingles,
  lanternSingles,
  nocteraSingles,
  solandraSingles,
  umbraSingles,
} from './singles.ts';
import { ashtrays, cases, emberGifts } from './table-travel.ts';
import { bundles, tubos } from './tubos-bundles.ts';

const singles = [
  castavelaSingles,
  solandraSingles,
  nocteraSingles,
  umbraSingles,
  lanternSingles,
  brumalSingles,
  tubos,
];
const boxes = [castavelaBoxes, solandraBoxes, nocteraBoxes, otherBoxes];
const more = [bundles, samplers, tins, cutters, fire, humidors, humidity, ashtrays, cases, emberGifts];

/** Everything Ember Cigars sells; grouped products come after the products they consist of. */
export const emberGoods: readonly Product[] = completeGoods([singles, boxes, more].flat(2), emberReviews);
