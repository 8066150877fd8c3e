import type { Shop } from '@stoa/commerce';
import type { CategoryRecord, ProductRecord } from '@stoa/commerce/catalogue';
import { pictureAddress } from '../pictures/picture-address.ts';

/** Returns a category as a line of Stoa's own format. */
export const categoryLine = (record: CategoryRecord): string => jsonLine('category', record);

/** Returns a product as a line of Stoa's own format; pictures say where others can have them. */
export function productLine(record: ProductRecord, shop: Shop): string {
  const withAddresses = (media: ProductRecord['media']) =>
    media.map((one) => ({ ...one, src: pictureAddress(shop, one.file) }));
  const told = { ...record, media: withAddresses(record.media) };
  if (told.classCode !== 'variable_product') return jsonLine('product', told);
  const variations = told.variations.map((one) => ({ ...one, media: withAddresses(one.media) }));
  return jsonLine('product', { ...told, variations });
}

const jsonLine = (type: string, record: object): string => `${JSON.stringify({ type, ...record })}\n`;
