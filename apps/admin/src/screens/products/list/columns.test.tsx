import { MantineProvider } from '@mantine/core';
import type { ListedProduct, Workplace } from '@stoa/admin-contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PlaceContext } from '../../../kit/place.ts';
import { WorkplaceContext } from '../../../session/index.ts';
import { productColumns } from './columns.tsx';

const cushion: ListedProduct = {
  id: '0b9c3b8e-6f0a-4f0e-9a51-000000000001',
  name: 'Linen cushion',
  sku: 'CUSHION',
  kind: 'variable_product',
  picture: { file: 'red.webp', alt: 'Red' },
  price: { from: 1500, to: 2000 },
  currency: 'USD',
  salable: 1200,
  low: true,
  visible: false,
  archived: false,
  brand: 'Kiln',
  variations: 2,
  changedAt: '2026-03-02T02:00:00.000Z',
};

const shop: Workplace = {
  code: 'stoa',
  name: 'Stoa',
  type: 'essential',
  address: 'https://shop.example',
  state: 'open',
  role: 'owner',
  oneSeller: false,
  scopes: [],
  needsSecondFactor: false,
  timeZone: 'America/New_York',
  locale: 'en',
  currency: 'USD',
};

/** Draws a cell as it is in a shop in New York. */
const drawn = (cell: ReactNode) =>
  renderToStaticMarkup(
    <MantineProvider>
      <WorkplaceContext value={shop}>
        <PlaceContext value={{ ...shop, shopName: shop.name }}>{cell}</PlaceContext>
      </WorkplaceContext>
    </MantineProvider>,
  );

/** The words of each cell. */
const told = (product: ListedProduct) =>
  Object.fromEntries(
    productColumns.map(({ id, cell }) => [
      id,
      drawn(cell(product))
        .replaceAll(/<style.*?<\/style>/gs, '')
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ]),
  );

describe('a product in its list', () => {
  it('has name, sku, kind, span of prices, salable stock, visibility and last change [ADM-101]', () => {
    expect(told(cushion)).toEqual({
      name: 'Linen cushion CUSHION',
      visible: 'Hidden',
      kind: '2 variations',
      brand: 'Kiln',
      sku: 'CUSHION',
      stock: '1,200 Few left',
      price: '$15.00 – $20.00',
      // In New York it is still the evening before.
      changed: 'Mar 1, 2026',
    });
    const cup = {
      ...cushion,
      kind: 'simple',
      variations: 0,
      price: { from: 500, to: 500 },
      visible: true,
    } as const;
    expect(told({ ...cup, low: false, salable: 0 })).toMatchObject({
      kind: 'Simple',
      price: '$5.00',
      visible: 'Visible',
      stock: 'Sold out',
    });
    expect(told({ ...cup, archived: true, salable: null })).toMatchObject({
      visible: 'Archived',
      stock: '– Not counted',
    });
  });

  it('has its picture, or a sign where there is none [ADM-101]', () => {
    const name = productColumns.find(({ id }) => id === 'name');
    expect(drawn(name?.cell(cushion))).toContain('/cdn/stoa/images/products/thumbnail/red.webp.webp');
    expect(drawn(name?.cell({ ...cushion, picture: null }))).not.toContain('<img');
  });
});
