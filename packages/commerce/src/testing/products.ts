import { type ProductOption, slugify } from '@stoa/domain';
import type { ProductInput } from '../product/index.ts';
import { unique } from './unique.ts';

type Simple = Extract<ProductInput, { classCode: 'simple' }>;
type Variable = Extract<ProductInput, { classCode: 'variable_product' }>;

/** Returns a simple product at 10.00 with ten pieces; what matters to a test is given. */
export function simpleProduct(given: Partial<Omit<Simple, 'classCode'>> = {}): Simple {
  const sku = given.sku ?? unique('mug');
  return {
    name: 'Mug',
    price: 1000,
    stock: { available: 10 },
    slug: slugify(sku),
    ...given,
    sku,
    classCode: 'simple',
  };
}

/** Returns a cushion in colours, each at the price given, with five pieces each. */
export function variableProduct(
  prices: Readonly<Record<string, number>>,
  given: Partial<Omit<Variable, 'classCode'>> = {},
): Variable {
  const sku = given.sku ?? unique('cushion');
  const colors = Object.keys(prices);
  return {
    name: 'Cushion',
    slug: slugify(sku),
    variants: [
      {
        id: 'color',
        label: 'Colour',
        displayType: 'button',
        options: colors.map((value) => ({ value })),
      },
    ],
    variations: colors.map((color) => ({
      sku: `${sku}-${color}`,
      values: { color },
      price: prices[color] ?? 0,
      stock: { available: 5 },
    })),
    ...given,
    sku,
    classCode: 'variable_product',
  };
}

/** Returns a rug in so many variations, at most 2,048: in up to 64 colours, each in up to 32 sizes, at 10.00 each. */
export function rugProduct(variations: number, sku = unique('rug')): Variable {
  const colors = Array.from({ length: Math.min(64, variations) }, (_, at) => `c${at}`);
  const sizes = Array.from({ length: Math.ceil(variations / colors.length) }, (_, at) => `s${at}`);
  const attribute = (id: string, values: readonly string[]) => ({
    id,
    label: id,
    displayType: 'dropdown' as const,
    options: values.map((value) => ({ value })),
  });
  const all = sizes.flatMap((size) => colors.map((color) => ({ color, size })));
  return {
    name: 'Rug',
    slug: slugify(sku),
    variants: [attribute('color', colors), attribute('size', sizes)],
    variations: all.slice(0, variations).map((values, at) => ({
      sku: `${sku}-${at}`,
      values,
      price: 1000,
      stock: { available: 5 },
    })),
    sku,
    classCode: 'variable_product',
  };
}

/** Returns an option with one value, for 3.00; what matters to a test is given. */
export const productOption = (given: Partial<ProductOption> = {}): ProductOption => ({
  id: 'wrap',
  label: 'Gift wrap',
  optionType: 'radio',
  isRequired: false,
  additionalFee: 0,
  initialVisibility: 'show',
  values: [{ id: 'yes', label: 'Yes', additionalFee: 300, isDefault: false, initialVisibility: 'show' }],
  ...given,
});
