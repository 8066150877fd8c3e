import { expect, it } from 'vitest';
import { projectFolder } from '../launch/project.mjs';
import { moneyArithmeticIn, moneyArithmeticOfProduct } from './money-arithmetic.ts';

/** What is no arithmetic with money, or has to be where it is: by file, with the reason. */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'apps/server/src/cli/catalog/progress-line.ts': { 'done / total': 'counts products' },
  'apps/storefront/app/listing/scroll/product-pages.tsx': { 'total - shown': 'counts products' },
  'demo/goods/ember/packs.ts': { 'Math.round((price * 5 * 0.9) / 10) * 10': 'makes up a price' },
  'packages/import-export/src/generate/goods-values.ts': {
    'Math.round((price * (1.1 + random.next() * 0.4)) / 100) * 100': 'makes up a price',
  },
  'packages/import-export/src/generate/make-variations.ts': {
    'Math.round(price / 2000) * 100': 'makes up a price',
    'price + step * at': 'makes up a price',
    'msrp + one.price - price': 'makes up a price',
  },
  'packages/commerce/src/kernel/rate-limit.ts': {
    '(counts.get(windowOf(ctx, rate).key) ?? 0) + share * (rate.amount ?? 1)': 'counts requests',
  },
  'packages/commerce/src/product/write/product-record.ts': { 'a.price - b.price': 'puts levels in order' },
  'packages/search/src/hits/sort-order.ts': { 'direction * price': 'puts products in order' },
  'packages/search/src/keyword/match-concepts.ts': {
    'total += scoreConcept(target, concept, at + 1, buffers)': 'adds weights of words',
    '(coverage[row] ?? 0) / total': 'shares weights of words',
    'total + of(item)': 'counts rows',
  },
};

const found = moneyArithmeticOfProduct(projectFolder);

it('nothing outside the domain computes with money, but for what is listed with a reason', () => {
  const unlisted = [...found].flatMap(([file, expressions]) =>
    expressions
      .filter((expression) => ALLOWED[file]?.[expression] === undefined)
      .map((expression) => `${file}: ${expression}`),
  );
  expect(unlisted).toEqual([]);
});

it('and nothing is listed any longer than it needs to be', () => {
  const needless = Object.entries(ALLOWED).flatMap(([file, expressions]) =>
    Object.keys(expressions)
      .filter((expression) => !found.get(file)?.includes(expression))
      .map((expression) => `${file}: ${expression}`),
  );
  expect(needless).toEqual([]);
});

it.each([
  'price * quantity',
  'line.rowTotal - line.discount',
  'sum + (option.fee ?? 0)',
  "order['shipping_amount'] + 1",
  'prices[0] + 1',
  'total_due / 2',
  'item.price_before % 100',
  'left -= unitPrice',
  'count += priceOf(product)',
  '(base as number) + optionFee!',
  'Number(price) + 1',
  '(isSale ? salePrice : price) * 2',
  '-refund',
  'amount++',
  'Math.round(amount)',
  'Math.abs(fee)',
  'Math.round(100 * Math.max(0, msrp))',
  'subtotal.toFixed(2)',
  '(await taxOf(order)) + 1',
  'x = <b>{price + 1}</b>',
  'Number.parseFloat(price) * 100',
  'cart.surcharge + 1',
  'taxes / 2',
])('%s is found, once and whole', (expression) => {
  expect(moneyArithmeticIn('a.tsx', `${expression};`)).toEqual([
    expression.replace(/^x = <b>\{(.*)\}<\/b>$/, '$1'),
  ]);
});

it.each([
  ['prices.map((p) => p * 2)', 'p * 2'],
  ['prices.reduce((a, b) => a + b, 0)', 'a + b'],
  ['lines.map((line) => line.price).reduce((a, b) => a + b)', 'a + b'],
  ['for (const one of fees) sum += one', 'sum += one'],
  ['const { final_price: final } = product; show(final / 2)', 'final / 2'],
  ['({ price: p }) => p * 2', 'p * 2'],
  ['const now = line.price; show(now - 1)', 'now - 1'],
  ['const share = total > 0 ? done / total : 0; show(share * 100)', 'done / total'],
  ['const now = isSale ? salePrice : price; function f() { return now * 2; }', 'now * 2'],
])('%s is found behind another name', (source, expression) => {
  expect(moneyArithmeticIn('a.tsx', `${source};`)).toEqual([expression]);
});

it.each([
  'quantity * 2',
  'prices.length + 1',
  'priceLevels - 1',
  "'Price: ' + price",
  "currency + ' ' + price",
  'price < msrp',
  'Math.min(price, msrp)',
  '!price',
  'sumMoney([price, fee])',
  'sql`price * 2`',
  'toMoney(row.price)',
  'prices.map((p, at) => at + 1)',
  'lines.reduce((sum, line) => sum + line.qty, 0)',
  'const { price: p } = product; items.map((p) => p + 1)',
  'const left = price > 0; left + 1',
  'const at = at + 1',
])('%s is none', (expression) => {
  expect(moneyArithmeticIn('a.ts', `${expression};`)).toEqual([]);
});
