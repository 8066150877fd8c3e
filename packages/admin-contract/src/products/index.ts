import { classCodes } from '@stoa/domain';
import { z } from 'zod';
import { day, ofShop, recordId, version } from '../parts/fields.ts';
import { amount, currency } from '../parts/money.ts';
import { pageInput, pageOf } from '../parts/page.ts';
import { type Access, procedure } from '../parts/procedure.ts';
import { changedProduct, changedVariation } from './changed-fields.ts';
import { lack, listedProduct, listedVariation, priceLevel, product, variation } from './product.ts';

const tags = ['Products'];
const reading = procedure({ by: 'role', scope: 'catalog:read' });
const writing = (verb: string, more: Pick<Access, 'refuses' | 'bodyBytes'> = {}) =>
  procedure({ by: 'role', scope: 'catalog:write', verb, ...more });

/** A description of 100,000 characters, in any script, and all else that is told of a product. */
const TEXT_BYTES = 512 * 1024;

const ofProduct = { product: recordId };
const ofVariation = { ...ofProduct, variation: recordId };
const skuText = z.string().trim().min(1).max(100);
const nameText = z.string().trim().min(1).max(255);
const slug = z.string().trim().max(255);
const minorUnits = z.coerce.number().int().min(0).max(1_000_000_000_000);

const anyOf = <Value extends z.ZodType>(value: Value, most = 50) =>
  z.array(value).max(most).optional().describe('Any of these; in an address `name[]=` for each.');

/** What the list is filtered by; each filter beside the others. ADM-101 */
const filters = {
  q: z
    .string()
    .max(100)
    .optional()
    .describe('Words of the name, brand or attributes, each of which may go on; or the beginning of a sku.'),
  archived: z.stringbool().default(false).describe('Archived products alone, or all others.'),
  kind: anyOf(z.enum(classCodes), 4),
  visible: z.stringbool().optional().describe('Whether the shop shows it.'),
  brand: anyOf(z.string().max(120)),
  category: anyOf(recordId).describe('Ids of categories; what lies below one belongs to it.'),
  attribute: anyOf(z.string().max(600)).describe(
    '`name=value`. Values of one attribute are any of these, several attributes are asked for together.',
  ),
  stock: anyOf(z.enum(['in', 'low', 'out', 'none']), 4).describe(
    '`low`: at most the threshold is left; `out`: nothing can be sold; `none`: without stock keeping.',
  ),
  missing: anyOf(z.enum(['picture', 'alt', 'description', 'category']), 4),
  leastPrice: minorUnits.optional().describe('Minor units, of the cheapest.'),
  mostPrice: minorUnits.optional().describe('Minor units, of the cheapest.'),
  from: day.optional().describe('The first day of the last change, by the time zone of the shop.'),
  to: day.optional().describe('The last day of the last change, included.'),
  own: z.stringbool().default(false).describe("Products of the shop's own seller alone."),
};

/** Products, and what staff do with them. ADM-101, ADM-104 to ADM-107, ADM-115, ADM-124, ADM-144 */
export const productsContract = {
  list: reading
    .route({ method: 'GET', path: '/shops/{shop}/products', tags, summary: 'Products' })
    .input(
      ofShop({
        ...filters,
        sort: z.enum(['changed', 'name', 'sku', 'price', 'stock']).default('changed'),
        direction: z.enum(['asc', 'desc']).default('desc'),
        ...pageInput,
      }),
    )
    .output(
      pageOf(listedProduct).extend({
        total: z
          .int()
          .nullable()
          .describe('The exact number of products on all pages; told with the first page alone, else null.'),
      }),
    ),
  facets: reading
    .route({
      method: 'GET',
      path: '/shops/{shop}/product-facets',
      tags,
      summary: 'What products can be filtered by',
    })
    .input(ofShop({}))
    .output(
      z.object({
        categories: z
          .array(
            z.object({
              id: z.uuid(),
              slug: z.string(),
              name: z.string(),
              parent: z.uuid().nullable(),
              isActive: z.boolean(),
            }),
          )
          .describe('The tree from its root on, each below its parent, in its order.'),
        brands: z.array(z.string()).describe('The first 1,000 by name.'),
        attributes: z
          .array(z.object({ name: z.string(), values: z.array(z.string()).describe('The 100 commonest.') }))
          .describe('The 100 commonest of products.'),
      }),
    ),
  read: reading
    .route({ method: 'GET', path: '/shops/{shop}/products/{product}', tags, summary: 'A product' })
    .input(ofShop(ofProduct))
    .output(product),
  create: writing('product.create', { refuses: [409] })
    .route({
      method: 'POST',
      path: '/shops/{shop}/products',
      tags,
      summary: 'Make a product',
      description:
        'Shoppers do not see it until it is made visible. A grouped product needs what it consists of; a variable one is given attributes and variations later. ADM-105',
      successStatus: 201,
    })
    .input(
      ofShop({
        kind: z.enum(classCodes),
        name: nameText,
        sku: skuText,
        children: z
          .array(skuText)
          .max(100)
          .optional()
          .describe('The skus of simple products of the same seller, of a grouped product.'),
      }),
    )
    .output(z.object({ id: z.uuid() })),
  change: writing('product.edit', { refuses: [409], bodyBytes: TEXT_BYTES })
    .route({
      method: 'PATCH',
      path: '/shops/{shop}/products/{product}',
      tags,
      summary: 'Change a product',
      description:
        'What is left out stays. What others changed meanwhile stays, too, unless it is the same field: 409 `conflict`. Prices need `prices:write`. Stock is changed by counting alone. The body may have 512 KiB. ADM-130',
    })
    .input(ofShop({ ...ofProduct, version, ...changedProduct }))
    .output(product),
  changeMany: writing('product.change', { refuses: [409] })
    .route({
      method: 'POST',
      path: '/shops/{shop}/products-changes',
      tags,
      summary: 'Show, hide, archive or bring back several products',
      description: 'All of them or none. What is as wanted already stays untouched.',
    })
    .input(
      ofShop({
        products: z.array(recordId).min(1).max(500),
        visible: z.boolean().optional(),
        archived: z.boolean().optional(),
      }),
    )
    .output(z.object({ changed: z.int().describe('How many were not as wanted before.') })),
  lacks: reading
    .route({
      method: 'GET',
      path: '/shops/{shop}/products/{product}/lacks',
      tags,
      summary: 'What a product lacks before shoppers can well be shown it',
    })
    .input(ofShop(ofProduct))
    .output(z.object({ lacks: z.array(lack) })),
  moveSlug: writing('product.move-slug', { refuses: [409] })
    .route({
      method: 'PUT',
      path: '/shops/{shop}/products/{product}/slug',
      tags,
      summary: 'Give a product another address',
      description:
        'The old one leads there (301). A taken one is refused: 409 `conflict` on `slug`, with the kind of what holds it in `heldBy`, its name in `holder` and a free one in `free`. ADM-144',
    })
    .input(ofShop({ ...ofProduct, slug }))
    .output(product),
  copySkus: reading
    .route({
      method: 'GET',
      path: '/shops/{shop}/products/{product}/copy-skus',
      tags,
      summary: 'The skus that a copy of a product would have',
    })
    .input(ofShop(ofProduct))
    .output(
      z.object({
        ending: z.string().describe('What is free behind every sku of the product, such as `-2`.'),
        sku: z.string(),
        variations: z.array(z.string()).describe('Of the first 100 variations.'),
      }),
    ),
  duplicate: writing('product.create', { refuses: [409] })
    .route({
      method: 'POST',
      path: '/shops/{shop}/products/{product}/copies',
      tags,
      summary: 'Copy a product',
      description:
        'All but address, stock, sales, reviews and history, and unseen. Its prices need `prices:write`. ADM-106',
      successStatus: 201,
    })
    .input(ofShop({ ...ofProduct, name: nameText, ending: z.string().trim().min(1).max(20) }))
    .output(z.object({ id: z.uuid() })),
  variations: reading
    .route({
      method: 'GET',
      path: '/shops/{shop}/products/{product}/variations',
      tags,
      summary: 'The variations of a product that can be chosen, in their order',
    })
    .input(
      ofShop({
        ...ofProduct,
        q: z.string().max(100).optional().describe('A part of a sku or value.'),
        ...pageInput,
      }),
    )
    .output(pageOf(listedVariation)),
  readVariation: reading
    .route({
      method: 'GET',
      path: '/shops/{shop}/products/{product}/variations/{variation}',
      tags,
      summary: 'A variation',
    })
    .input(ofShop(ofVariation))
    .output(variation),
  changeVariation: writing('product.edit-variation', { refuses: [409] })
    .route({
      method: 'PATCH',
      path: '/shops/{shop}/products/{product}/variations/{variation}',
      tags,
      summary: 'Change a variation',
      description:
        'What is left out stays. Prices need `prices:write`. Its stock is changed by counting alone.',
    })
    .input(ofShop({ ...ofVariation, version, ...changedVariation }))
    .output(variation),
  priceGroups: reading
    .route({
      method: 'GET',
      path: '/shops/{shop}/price-groups',
      tags,
      summary: 'The groups of customers that prices can be for, by name',
    })
    .input(ofShop({}))
    .output(z.object({ items: z.array(z.object({ code: z.string(), name: z.string() })) })),
  priceFor: reading
    .route({
      method: 'GET',
      path: '/shops/{shop}/products/{product}/price-for',
      tags,
      summary: 'What a group pays for a quantity, and why',
      description: 'Of a product or a variation. ADM-124',
    })
    .input(
      ofShop({
        product: recordId.describe('The id of a product or of a variation.'),
        group: z.string().max(63).optional().describe('The code of a group; whoever is in none without it.'),
        quantity: z.coerce.number().int().min(1).max(1_000_000),
      }),
    )
    .output(
      z.object({
        currency,
        base: amount.describe('The price of one piece without any level.'),
        level: priceLevel.nullable().describe('The level that makes the price; null where none is lower.'),
        unitPrice: amount,
        total: amount,
        useless: z
          .array(priceLevel)
          .describe('Levels of the product that are never the lowest price for anybody.'),
      }),
    ),
};
