import {
  changeVariations,
  createProduct,
  readVariationMatrix,
  type VariationsChange,
} from '../product/index.ts';
import { readAudit } from './audit.ts';
import { variableProduct } from './products.ts';
import type { TestSale } from './sale.ts';

type Change = VariationsChange['changes'][number];

/** Work with the variations of a cushion in red, blue and green, at 5.00, 7.00 and 9.00; each is known by its colour. */
export function matrixWork(sale: TestSale) {
  /** Makes one; red is its default. */
  async function cushion(prices: Readonly<Record<string, number>> = { red: 500, blue: 700, green: 900 }) {
    const made = await createProduct(
      sale.system,
      variableProduct(prices, { sku: 'c', defaultVariationSku: 'c-red' }),
    );
    const productId = made.id;
    const id = (color: string) => made.variationIds[`c-${color}`] ?? '';
    /** Changes variations that nobody else has changed, unless a revision is given. */
    const change = (changes: Readonly<Record<string, Partial<Change>>>, ctx = sale.system) =>
      changeVariations(ctx, {
        productId,
        changes: Object.entries(changes).map(([color, fields]) => ({
          id: id(color),
          revision: 1,
          ...fields,
        })),
      });
    const rows = async (archived = false) =>
      (await readVariationMatrix(sale.system, { productId, archived })).rows;
    const row = async (color: string) =>
      [...(await rows()), ...(await rows(true))].find((one) => one.id === id(color));
    return { productId, id, change, rows, row };
  }

  /** Tells the entries of the audit log that changes of variations left. */
  const entries = async () =>
    (await readAudit(sale.system))
      .filter(({ verb }) => verb === 'product.edit-variation')
      .map(({ entityId, revision, changes }) => ({ entityId, revision, changes }));

  return { cushion, entries };
}

export type Cushion = Awaited<ReturnType<ReturnType<typeof matrixWork>['cushion']>>;
