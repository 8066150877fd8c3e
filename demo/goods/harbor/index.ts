import { completeGoods } from '../complete-goods.ts';
import type { Product } from '../types.ts';
import { armchairs } from './armchairs.ts';
import { soaps, towels } from './bath.ts';
import { bedLinen } from './bed-linen.ts';
import { candles, candlesticks, diffusers } from './candles-scent.ts';
import { chairs } from './chairs-benches.ts';
import { clocks } from './clocks.ts';
import { ovenware, pans } from './cookware.ts';
import { cushions, wovenCushions } from './cushions.ts';
import { books, deskThings, notebooks } from './desk-paper.ts';
import { certificates, giftBoxes } from './gifts.ts';
import { jugs } from './jugs-teapots.ts';
import { kitchenLinen } from './kitchen-linen.ts';
import { boards, cutlery, knives } from './knives-boards.ts';
import { mirrors, prints, rails } from './mirrors-frames.ts';
import { mugs } from './mugs-cups.ts';
import { pantry } from './pantry.ts';
import { floorLamps, pendants } from './pendants-floor-lamps.ts';
import { plants, wateringCans } from './plants-pots.ts';
import { plates } from './plates-bowls.ts';
import { harborReviews } from './reviews/index.ts';
import { rugs } from './rugs.ts';
import { shelves } from './shelves-drawers.ts';
import { carafes, stemware } from './stemware.ts';
import { baskets, boxes, keepsakes } from './storage.ts';
import { tableLamps } from './table-lamps.ts';
import { tables } from './tables.ts';
import { brewing } from './tea-coffee.ts';
import { throws } from './throws.ts';
import { tumblers } from './tumblers.ts';
import { utensils } from './utensils.ts';
import { vases } from './vases.ts';

const table = [mugs, plates, jugs, tumblers, stemware, carafes];
const kitchen = [pans, ovenware, utensils, knives, boards, cutlery, brewing, pantry, kitchenLinen];
const furniture = [chairs, armchairs, tables, shelves];
const lighting = [tableLamps, pendants, floorLamps];
const textiles = [cushions, wovenCushions, throws, rugs, bedLinen, towels, soaps];
const decor = [vases, candles, candlesticks, diffusers, clocks, mirrors, prints, rails];
const home = [plants, wateringCans, baskets, boxes, keepsakes, notebooks, books, deskThings];
const gifts = [giftBoxes, certificates];

/** Everything Harbor & Home sells; grouped products come after the products they consist of. */
export const harborGoods: readonly Product[] = completeGoods(
  [table, kitchen, furniture, lighting, textiles, decor, home, gifts].flat(2),
  harborReviews,
);
