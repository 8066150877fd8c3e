import { describe, expect, it } from 'vitest';
import { cardOf } from '../listing/testing.ts';
import { breadcrumbList } from './breadcrumb-json-ld.ts';
import { itemList } from './listing-json-ld.ts';
import { organization, webSite } from './shop-json-ld.ts';

const origin = 'https://shop.example';

describe('what search engines read of a listing', () => {
  const products = [cardOf({ name: 'Mug', url: '/mug' }), cardOf({ name: 'Pot', url: '/pot' })];

  it('counts its products on from page to page', () => {
    expect(itemList({ products, paging: { begin: 25, total_products: 26 } }, origin)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: 26,
      itemListElement: [
        { '@type': 'ListItem', position: 25, name: 'Mug', url: 'https://shop.example/mug' },
        { '@type': 'ListItem', position: 26, name: 'Pot', url: 'https://shop.example/pot' },
      ],
    });
  });

  it('has no price in it', () => {
    const text = JSON.stringify(itemList({ products, paging: { begin: 1, total_products: 2 } }, origin));
    expect(text).not.toMatch(/price|24/i);
  });
});

it('the way to a page is told from the top down', () => {
  const steps = [
    { name: 'Home & more', path: '/home' },
    { name: 'Lamps', path: '/lamps' },
  ];
  expect(breadcrumbList(steps, origin)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home & more', item: 'https://shop.example/home' },
      { position: 2, name: 'Lamps', item: 'https://shop.example/lamps' },
    ],
  });
});

describe('what search engines read of a shop', () => {
  const known = { origin, name: 'Quay & Sons', social: [{ url: 'https://social.example/quay' }] };

  it('is its site and how to search it', () => {
    expect(webSite(known)).toMatchObject({
      '@type': 'WebSite',
      name: 'Quay & Sons',
      url: 'https://shop.example/',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://shop.example/search?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    });
  });

  it('is who keeps it and where else they are, if anywhere', () => {
    expect(organization(known)).toMatchObject({
      '@type': 'Organization',
      name: 'Quay & Sons',
      sameAs: ['https://social.example/quay'],
    });
    expect(organization({ ...known, social: [] })).not.toHaveProperty('sameAs');
  });
});
