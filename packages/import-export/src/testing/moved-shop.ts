import { type Database, type ProductPage, readProduct, registerFile } from '@stoa/commerce';
import { idAt, type TestSale } from '@stoa/commerce/testing';
import type { PictureFetcher } from '../pictures/picture-book.ts';
import { csvOf } from './files.ts';

/** Two products, as a merchant who moves shop would bring them. */
export const moved = csvOf([
  {
    Handle: 'felt-hat',
    Title: 'Felt Hat',
    'Body (HTML)': '<p>Warm,\n<b>soft</b></p><script>alert(1)</script>',
    Vendor: 'Brim & Co',
    Type: 'Hats',
    Tags: 'Wool, Winter',
    Published: 'true',
    'Option1 Name': 'Colour',
    'Option1 Value': 'Grey',
    'Option2 Name': 'Size',
    'Option2 Value': 'S',
    'Variant SKU': 'HAT-GS',
    'Variant Grams': 120,
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': 4,
    'Variant Inventory Policy': 'deny',
    'Variant Price': '42.50',
    'Variant Compare At Price': '50',
    'Image Src': 'https://pictures.example/hat.jpg?v=1',
    'Image Position': 2,
    'Image Alt Text': 'A hat',
    'SEO Title': 'Hat of felt',
    'SEO Description': 'Warm',
    'Variant Image': 'https://pictures.example/grey.jpg',
    Status: 'active',
    'Google Shopping / MPN': 'x',
  },
  {
    Handle: 'felt-hat',
    'Option1 Value': 'Grey',
    'Option2 Value': 'L',
    'Variant SKU': 'HAT-GL',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': -2,
    'Variant Inventory Policy': 'continue',
    'Variant Price': '45',
    'Image Src': 'https://pictures.example/side.jpg',
    'Image Position': 1,
  },
  { Handle: 'felt-hat', 'Image Src': 'https://pictures.example/back.jpg', 'Image Position': 3 },
  {
    Handle: 'gift',
    Title: 'Gift card',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant Price': '25',
    'Variant Requires Shipping': 'false',
    'Gift Card': 'true',
    Status: 'draft',
  },
]);

/** Returns the product at an address as shoppers see it. */
export async function pageAt(db: Database, sale: TestSale, slug: string): Promise<ProductPage | undefined> {
  const id = await idAt(db, sale, slug);
  return id === undefined
    ? undefined
    : readProduct(sale.guest(), { id }, { group: undefined, prices: 'visible' });
}

/** Returns a network on which every picture can be had. */
export const allPictures =
  (sale: TestSale): PictureFetcher =>
  async (_src, file) => {
    const size = { width: 30, height: 20 };
    await registerFile(sale.system, {
      name: file,
      sha256: '0'.repeat(64),
      mime: 'image/webp',
      bytes: 1,
      ...size,
    });
    return { file, ...size };
  };
