import { createHash } from 'node:crypto';
import type { Shop } from '@stoa/commerce';
import { slugify, trimEndOf } from '@stoa/domain';

type Place = Pick<Shop, 'baseUrl' | 'code'>;

const folderOf = ({ baseUrl, code }: Place): string =>
  `${trimEndOf(baseUrl, '/')}/cdn/${code}/images/products/`;

/** Returns the public address of a picture of the shop, in its largest size. */
export const pictureAddress = (shop: Place, file: string): string => `${folderOf(shop)}large/${file}.webp`;

/** Returns the shop's own file behind an address, if it is one of ours. */
export function fileAtAddress(shop: Place, address: string): string | undefined {
  const folder = folderOf(shop);
  if (!address.startsWith(folder)) return undefined;
  return /^(?:thumbnail|medium|large)\/(.+)\.(?:avif|webp)$/.exec(address.slice(folder.length))?.[1];
}

/** Derives the file name of a fetched picture from its address, so that it is fetched only once. */
export function importedFileName(src: string): string {
  const [path = ''] = src.split(/[?#]/, 1);
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[a-z]{3,4}$/i, '');
  const words = slugify(name, 'picture');
  return `${words}-${createHash('sha256').update(src).digest('hex').slice(0, 16)}.webp`;
}
