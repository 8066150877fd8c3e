import { expect, it } from 'vitest';
import { newProduct } from './new-product.ts';

const bowl = { id: '1', sku: 'B', name: 'Bowl', price: 1000 };
const faults = (typed: object) => {
  const { error } = newProduct.safeParse({ kind: 'simple', name: 'Set', sku: 'S', children: [], ...typed });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

it('a new product needs kind, name and sku alone [ADM-105]', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ kind: 'variable_product' })).toEqual([]);
  expect(faults({ name: ' ', sku: '' })).toEqual([
    'name: Give the product a name.',
    'sku: Give the product a SKU.',
  ]);
  expect(faults({ sku: 'x'.repeat(101) })).toEqual(['sku: Use 100 characters at most.']);
});

it('a grouped one needs what it consists of, which is told together with what else is missing', () => {
  expect(faults({ kind: 'grouped', children: [bowl] })).toEqual([]);
  expect(faults({ kind: 'grouped', name: '' })).toEqual([
    'name: Give the product a name.',
    'children: Choose at least one product.',
  ]);
  const many = Array.from({ length: 101 }, () => bowl);
  expect(faults({ kind: 'grouped', children: many })).toEqual(['children: Choose 100 products at most.']);
});
