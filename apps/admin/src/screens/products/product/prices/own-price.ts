import type { Product } from '@stoa/admin-contract';

/** Whether a product has a price of its own; that of others is made of what they consist of. */
export const hasOwnPrice = ({ kind }: Pick<Product, 'kind'>): boolean =>
  kind === 'simple' || kind === 'gift_certificate';
