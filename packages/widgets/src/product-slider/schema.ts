import type { CardPartsFragment } from '@stoa/contract';
import { SliderProductsDocument } from '@stoa/contract';
import { z } from 'zod';
import { defineWidget } from '../definition.ts';

/** ENT-511, SLIDER-501 to SLIDER-511, SLIDER-537 */
const settings = z.object({
  enabled: z.boolean().default(true),
  layout: z.enum(['standard', 'image-focused']).default('standard'),
  selection: z.enum(['bestsellers', 'newest', 'featured']).default('bestsellers'),
  title: z.string().max(200).default(''),
  limitToCategory: z.string().max(255).optional(),
  brand: z.string().max(255).optional(),
  /** Whether its cards tell how products were rated. CARD-516 */
  ratings: z.boolean().default(true),
  limit: z.number().int().min(1).max(30).default(10),
  moreLink: z.string().max(2048).optional(),
  /** Whether the cards move on by themselves. SLIDER-537 */
  autoplay: z.boolean().default(false),
});

export type SliderSettings = z.infer<typeof settings>;
export type SliderData = readonly CardPartsFragment[];

export const productSlider = defineWidget<SliderSettings, SliderData>({
  type: 'product-slider',
  version: 1,
  schema: settings,
  async load({ enabled, selection, limitToCategory, brand, limit }, { client }) {
    if (!enabled) return [];
    const { sliderProducts } = await client.execute(SliderProductsDocument, {
      input: {
        type: selection,
        page: 1,
        limit,
        ...(limitToCategory !== undefined && { categories: [limitToCategory] }),
        ...(brand !== undefined && { brand }),
      },
    });
    // What can be bought comes first: a row that begins with what is sold out leads nowhere.
    return sliderProducts.products.toSorted(
      (one, other) =>
        Number(one.unavailable_for_sale) - Number(other.unavailable_for_sale) ||
        Number(other.isBuyable) - Number(one.isBuyable),
    );
  },
});
