import { armchairs } from '../goods/harbor/armchairs.ts';
import { soaps, towels } from '../goods/harbor/bath.ts';
import { bedLinen } from '../goods/harbor/bed-linen.ts';
import { candles, candlesticks, diffusers } from '../goods/harbor/candles-scent.ts';
import { chairs } from '../goods/harbor/chairs-benches.ts';
import { clocks } from '../goods/harbor/clocks.ts';
import { ovenware, pans } from '../goods/harbor/cookware.ts';
import { cushions, wovenCushions } from '../goods/harbor/cushions.ts';
import { books, deskThings, notebooks } from '../goods/harbor/desk-paper.ts';
import { certificates, giftBoxes } from '../goods/harbor/gifts.ts';
import { jugs } from '../goods/harbor/jugs-teapots.ts';
import { kitchenLinen } from '../goods/harbor/kitchen-linen.ts';
import { boards, cutlery, knives } from '../goods/harbor/knives-boards.ts';
import { mirrors, prints, rails } from '../goods/harbor/mirrors-frames.ts';
import { mugs } from '../goods/harbor/mugs-cups.ts';
import { pantry } from '../goods/harbor/pantry.ts';
import { floorLamps, pendants } from '../goods/harbor/pendants-floor-lamps.ts';
import { plants, wateringCans } from '../goods/harbor/plants-pots.ts';
import { plates } from '../goods/harbor/plates-bowls.ts';
import { rugs } from '../goods/harbor/rugs.ts';
import { shelves } from '../goods/harbor/shelves-drawers.ts';
import { carafes, stemware } from '../goods/harbor/stemware.ts';
import { baskets, boxes, keepsakes } from '../goods/harbor/storage.ts';
import { tableLamps } from '../goods/harbor/table-lamps.ts';
import { tables } from '../goods/harbor/tables.ts';
import { brewing } from '../goods/harbor/tea-coffee.ts';
import { throws } from '../goods/harbor/throws.ts';
import { tumblers } from '../goods/harbor/tumblers.ts';
import { utensils } from '../goods/harbor/utensils.ts';
import { vases } from '../goods/harbor/vases.ts';
import type { Product } from '../goods/types.ts';

export const harborGoods: readonly Product[] = [
  ...armchairs,
  ...towels,
  ...soaps,
  ...bedLinen,
  ...candles,
  ...candlesticks,
  ...diffusers,
  ...chairs,
  ...clocks,
  ...pans,
  ...ovenware,
  ...cushions,
  ...wovenCushions,
  ...notebooks,
  ...books,
  ...deskThings,
  ...certificates,
  ...giftBoxes,
  ...jugs,
  ...kitchenLinen,
  ...knives,
  ...boards,
  ...cutlery,
  ...mirrors,
  ...prints,
  ...rails,
  ...mugs,
  ...pantry,
  ...pendants,
  ...floorLamps,
  ...plants,
  ...wateringCans,
  ...plates,
  ...rugs,
  ...shelves,
  ...stemware,
  ...carafes,
  ...baskets,
  ...boxes,
  ...keepsakes,
  ...tableLamps,
  ...tables,
  ...brewing,
  ...throws,
  ...tumblers,
  ...utensils,
  ...vases,
];
