import { createCategory, createProduct } from '@stoa/commerce';
import { plainSettings } from '@stoa/commerce/testing';
import { serveOwnSale } from './served-sale.ts';
import type { ServedSale } from './test-sale.ts';

/** A paragraph. */
export const words = (text: string) => [
  { type: 'paragraph' as const, content: [{ type: 'text' as const, text }] },
];
const facets = [{ code: 'color', label: 'Color', type: 'checkbox' as const }];

/** Returns a served shop of the test file's own with three cups in a category, until the tests of the file have run. */
export async function serveCups() {
  const sale = await serveOwnSale({ settings: { ...plainSettings, listing: { facets } } });
  return { sale, who: sale.visitor(), ids: await makeCups(sale) };
}

/** Makes the cups and their categories, and returns the ids of the cups. */
async function makeCups(sale: ServedSale): Promise<readonly string[]> {
  const ids: string[] = [];
  await createCategory(sale.system, {
    name: 'Cups',
    slug: 'cups',
    metaTitle: 'Cups for tea',
    metaDescription: 'Every cup',
    metaKeyword: 'cup, tea',
    displayOption: 'horizontal',
    image: 'cups',
    imageMobile: 'cups-small',
    seoCrawlerSetting: 'Index and no-follow',
    description: words('All our cups'),
    optionalContent: {
      title: 'On cups',
      subTitle: 'and saucers',
      description: words('Ask us'),
      showInTitle: true,
      showInSubTitle: false,
      showInDescription: true,
    },
  });
  await createCategory(sale.system, { name: 'Tea cups', slug: 'tea-cups', parent: 'cups' });
  await createCategory(sale.system, { name: 'Plates', slug: 'plates' });
  for (let at = 1; at <= 3; at++) {
    const { id } = await createProduct(sale.system, {
      classCode: 'simple',
      sku: `CUP-${at}`,
      name: `Cup ${at}`,
      price: at * 1000,
      popularity: [0, 5, 1, 3][at] ?? 0,
      categories: ['tea-cups'],
      attributes: { color: at === 3 ? 'red' : 'blue' },
      featured: at === 2,
      brand: at === 1 ? 'Tideline' : 'Quay',
      stock: { available: at === 3 ? 0 : 9 },
      reviewStars: at === 2 ? [0, 0, 0, 0, 3] : [0, 0, 2, 0, 0],
    });
    ids.push(id);
  }
  return ids;
}

/** What tests ask of the filters and pages of a listing. */
export const GROUPS =
  'filter { code type nameAttribute min max expanded showAll buckets { key name doc_count isCurrent } }';
export const PAGING = 'paging { page total itemTotal limit begin end total_products total_pages }';
export const LISTING = `success currentSortCode data { sku } ${GROUPS} ${PAGING}`;
