import { product } from '@stoa/database';
import { and, asc, eq } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import {
  changeVariationAttributes,
  createProduct,
  type GivenAttribute,
  type ProductInput,
  planVariationAttributes,
  readProductForStaff,
} from '../product/index.ts';
import { variableProduct } from './products.ts';

type AttributesChange = Parameters<typeof changeVariationAttributes>[1];
type Variable = Extract<ProductInput, { classCode: 'variable_product' }>;

/** `red<crimson` is red, which was crimson. */
export const wantedAttribute = (
  label: string,
  values: readonly string[],
  more: Partial<GivenAttribute> = {},
): GivenAttribute => ({
  label,
  displayType: 'button',
  options: values.map((told) => {
    const [value = '', was] = told.split('<');
    return { value, ...(was !== undefined && { was }) };
  }),
  ...more,
});

export const colors = (...values: string[]) => wantedAttribute('Colour', values, { id: 'color' });
export const sizes = (...values: string[]) => wantedAttribute('Size', values, { id: 'size' });

/** Returns a shirt in red and blue, each in s and l, with its variations at 5.00 to 8.00 and two pieces of each. */
export function shirtInput(given: Partial<Variable> = {}): Variable {
  const skus = ['red-s', 'red-l', 'blue-s', 'blue-l'];
  return variableProduct(
    {},
    {
      sku: 'shirt',
      name: 'Shirt',
      weightGrams: 120,
      variants: [colors('red', 'blue'), sizes('s', 'l')].map(({ id = '', options, ...one }) => ({
        ...one,
        id,
        options: options.map(({ value }) => ({ value })),
      })),
      variations: skus.map((sku, at) => {
        const [color = '', size = ''] = sku.split('-');
        return { sku, values: { color, size }, price: 500 + at * 100, stock: { available: 2 } };
      }),
      ...given,
    },
  );
}

/** Makes a shirt; returns what tests do with it. */
export async function makeShirt(ctx: ShopContext, given: Partial<Variable> = {}) {
  const { id: productId, variationIds } = await createProduct(ctx, shirtInput(given));
  const read = () => readProductForStaff(ctx, productId);
  return {
    productId,
    variationIds,
    read,
    /** Changes its attributes as they are seen now, unless told otherwise. */
    change: async (
      attributes: readonly GivenAttribute[],
      more: Partial<AttributesChange> = {},
      as: ShopContext = ctx,
    ) => {
      const revision = more.revision ?? (await read()).revision;
      return changeVariationAttributes(as, { productId, attributes: [...attributes], ...more, revision });
    },
    plan: (attributes: readonly GivenAttribute[], as: ShopContext = ctx) =>
      planVariationAttributes(as, { productId, attributes }),
    /** Its rows in their order, without what is archived unless that is asked for. */
    rows: (archived = false) =>
      ctx.db.queries
        .select()
        .from(product)
        .where(and(eq(product.parentId, productId), eq(product.archived, archived)))
        .orderBy(asc(product.position), asc(product.id)),
    /** As `red-s: sku`, in their order. */
    async told(archived = false): Promise<string[]> {
      const rows = await this.rows(archived);
      return rows.map(({ sku, variationValues }) => {
        const values = [variationValues?.color, variationValues?.size];
        return `${values.filter(Boolean).join('-')}: ${sku}`;
      });
    },
  };
}
