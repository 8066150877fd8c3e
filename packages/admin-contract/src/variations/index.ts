import { MOST_VARIATIONS } from '@stoa/domain';
import { z } from 'zod';
import { ofShop, recordId, version } from '../parts/fields.ts';
import { amount, currency } from '../parts/money.ts';
import { type Access, procedure } from '../parts/procedure.ts';
import { picture, variationAttribute } from '../products/product.ts';
import { changedRow, chosenValues, givenAttributes, matrixVariation } from './variation.ts';

const tags = ['Variations'];
const reading = (more: Pick<Access, 'refuses' | 'bodyBytes'> = {}) =>
  procedure({ by: 'role', scope: 'catalog:read', ...more });
const writing = (verb: string, more: Pick<Access, 'refuses' | 'bodyBytes'> = {}) =>
  procedure({ by: 'role', scope: 'catalog:write', verb, ...more });

const ofProduct = { product: recordId };

/** 2,048 rows with every field, and six attributes of 500 values that are all renamed, in any script. */
const ROWS_BYTES = 3 * 1024 * 1024;

/** The variations of a product as a whole: their matrix, and the attributes in which they differ. ADM-110 to ADM-114 */
export const variationsContract = {
  matrix: reading()
    .route({
      method: 'GET',
      path: '/shops/{shop}/products/{product}/variation-matrix',
      tags,
      summary: 'All variations of a product, in their order',
    })
    .input(
      ofShop({
        ...ofProduct,
        archived: z.stringbool().default(false).describe('Archived ones alone, or all others.'),
      }),
    )
    .output(
      z.object({
        product: z.object({
          id: z.uuid(),
          version,
          sku: z.string(),
          name: z.string(),
          media: z.array(picture).describe('Pictures that variations may have.'),
          variationAttributes: z.array(variationAttribute),
        }),
        currency,
        items: z.array(matrixVariation).describe('At most 2,048; of archived ones the last.'),
      }),
    ),
  change: writing('product.edit-variation', { refuses: [409], bodyBytes: ROWS_BYTES })
    .route({
      method: 'POST',
      path: '/shops/{shop}/products/{product}/variation-changes',
      tags,
      summary: 'Change variations of a product',
      description:
        'All of them or none. What is left out stays, and what others changed meanwhile, unless it is the same field: 409 `conflict` with its path, such as `changes.3.price`, in `params.fields` and in `present`. Prices need `prices:write`. An archived one is brought back where nothing else has its values. ADM-113, ADM-114',
    })
    .input(ofShop({ ...ofProduct, changes: z.array(changedRow).min(1).max(MOST_VARIATIONS) }))
    .output(
      z.object({ items: z.array(matrixVariation).describe('Those that were named, as they are now.') }),
    ),
  planAttributes: reading({ bodyBytes: ROWS_BYTES })
    .route({
      method: 'POST',
      path: '/shops/{shop}/products/{product}/variation-plans',
      tags,
      summary: 'What other attributes would make of the variations of a product',
      description: 'Writes nothing. ADM-111, ADM-112',
    })
    .input(ofShop({ ...ofProduct, attributes: givenAttributes }))
    .output(
      z.object({
        attributes: z.array(variationAttribute).describe('As they would be, new ones with their ids.'),
        combinations: z
          .number()
          .min(0)
          .describe(
            'Of all values with each other: a whole number, of which the last digits may be missing.',
          ),
        kept: z.int().describe('Variations that stay, with their ids.'),
        missing: z
          .array(
            z.object({
              values: chosenValues,
              isNew: z.boolean().describe('Whether one of the values is new to the product.'),
              archived: z
                .object({ id: z.uuid(), sku: z.string() })
                .nullable()
                .describe('The archived variation that would be brought back; null where one would be made.'),
            }),
          )
          .describe('Combinations without a variation; empty where there are more than 2,048 combinations.'),
        archives: z.object({
          count: z.int().describe('Variations that would be archived.'),
          items: z
            .array(
              z.object({
                id: z.uuid(),
                sku: z.string(),
                values: z.record(z.string(), z.string()),
                onHand: z.int().nullable().describe('Null without stock keeping.'),
                openOrders: z.int().describe('Orders that are not done yet.'),
              }),
            )
            .describe('The first 100 of them: those in open orders, then those with stock.'),
          inOpenOrders: z.int().describe('How many of all of them are in open orders.'),
          withStock: z.int().describe('How many of all of them have pieces on the shelf.'),
        }),
      }),
    ),
  changeAttributes: writing('product.change-attributes', { refuses: [409], bodyBytes: ROWS_BYTES })
    .route({
      method: 'PUT',
      path: '/shops/{shop}/products/{product}/variation-attributes',
      tags,
      summary: 'Give a product other attributes, and the variations that follow from them',
      description:
        'Variations keep their ids, skus, prices, stock and pictures. A variation of which a value or attribute is gone is archived, and brought back when its combination is there again; of several that become alike the first stays. More than 2,048 variations are refused with the number there would be. A new variation with a price needs `prices:write`. ADM-110 to ADM-112',
    })
    .input(
      ofShop({
        ...ofProduct,
        version: version.describe('The version of the product that the change is based on.'),
        attributes: givenAttributes,
        combinations: z
          .array(chosenValues)
          .max(MOST_VARIATIONS)
          .optional()
          .describe('The missing combinations that become variations; all of them where it is left out.'),
        skuPattern: z
          .string()
          .trim()
          .min(1)
          .max(100)
          .default('{sku}-{values}')
          .describe(
            'The skus of new variations: `{sku}` is that of the product, `{values}` are their values, `{n}` counts them, and the id of an attribute in braces is its value. A taken one is given an ending.',
          ),
        price: amount.min(0).max(1_000_000_000_000).default(0).describe('Of new variations, in minor units.'),
      }),
    )
    .output(
      z.object({
        made: z.int(),
        broughtBack: z.int(),
        archived: z.int(),
        version: version.describe('The version of the product now.'),
      }),
    ),
};
