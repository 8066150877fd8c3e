import { describe, expect, it } from 'vitest';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import { makeShirt, wantedAttribute } from '../../testing/shirt.ts';
import { changeProduct, changeVariationAttributes, readProductForStaff } from '../index.ts';

const { sale } = saleForEachTest();

const tooMuch = { code: 'invalid-input', reason: { code: 'input.too_much_text' } };

/** A word of letters that take three bytes each, unlike all others. */
const longWord = (length: number, n: number) => String(n).padStart(length, '\u8d64');

describe('more text than the search takes, each part of which is within bounds, is refused with a sentence', () => {
  it('in the values that variations differ in', async () => {
    const { productId } = await makeShirt(sale.system);
    const attributes = Array.from({ length: 6 }, (_, at) =>
      wantedAttribute(
        `Attribute ${at}`,
        Array.from({ length: 500 }, (_each, value) => longWord(120, at * 500 + value)),
      ),
    );
    const change = { productId, revision: 1, attributes, combinations: [] };
    await expect(changeVariationAttributes(sale.system, change)).rejects.toMatchObject(tooMuch);
    expect((await readProductForStaff(sale.system, productId)).variations).toBe(4);
  });

  it('in the attributes that shoppers filter by', async () => {
    const { productId } = await makeShirt(sale.system);
    const attributes = Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [
        `a${at}`,
        Array.from({ length: 100 }, (_each, value) => longWord(250, at * 100 + value)),
      ]),
    );
    await expect(changeProduct(sale.system, { productId, revision: 1, attributes })).rejects.toMatchObject(
      tooMuch,
    );
  });
});
