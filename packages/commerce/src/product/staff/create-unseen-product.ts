import { msg } from '@stoa/domain';
import { z } from 'zod';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput, shortText } from '../../kernel/input.ts';
import { breaksAs } from '../../kernel/input-issues.ts';
import { sellerOf } from '../../shop/index.ts';
import { sku } from '../write/product-fields.ts';
import type { ProductInput } from '../write/product-record.ts';
import { makeProduct } from './make-product.ts';

const parts = z.array(sku).max(100).optional();

const newProduct = z
  .object({
    kind: z.enum(['simple', 'variable_product', 'grouped', 'gift_certificate']),
    name: shortText().min(1),
    sku,
    /** Of a grouped product: the skus of simple products of the same seller, in their order. */
    children: parts,
  })
  .refine(({ kind, children = [] }) => kind !== 'grouped' || children.length > 0, {
    path: ['children'],
    ...breaksAs(msg('catalogue.parts_missing')),
  })
  .refine(({ kind, children = [] }) => kind === 'grouped' || children.length === 0, {
    path: ['children'],
    ...breaksAs(msg('catalogue.no_parts')),
  });
export type NewUnseenProduct = z.input<typeof newProduct>;

/**
 * Makes a product of kind, name and sku alone, which shoppers do not see, at the first free address like its name. It is
 * the shop's own seller's, or that of whoever is limited to one. Until it is given a price nobody can buy it, for the rule
 * of stock refuses what has none; a variable one has neither attributes nor variations yet. Needs `catalog:write`. ADM-105,
 * ADM-115
 * @throws ShopError `invalid-input`, also on `children` of a grouped product without any, and on `children.N` that is no
 * simple product of the seller; `conflict` on `sku`
 */
export async function createUnseenProduct(
  ctx: ShopContext,
  given: NewUnseenProduct,
): Promise<{ readonly id: string }> {
  const { kind, children = [], ...named } = parseInput(newProduct, given);
  const input = inputOf(kind, named, children);
  const { id } = await makeProduct(ctx, async () => ({ sellerId: sellerOf(ctx), input }));
  return { id };
}

function inputOf(
  kind: NewUnseenProduct['kind'],
  named: Pick<NewUnseenProduct, 'name' | 'sku'>,
  children: string[],
): ProductInput {
  if (kind === 'grouped') return { ...named, classCode: kind, children };
  if (kind === 'variable_product') return { ...named, classCode: kind, variants: [], variations: [] };
  return { ...named, classCode: kind, price: 0 };
}
