/**
 * `@stoa/domain`: the rules of selling. Pure functions and types without I/O and without dependencies; the same code
 * decides on the server and shows in the browser.
 *
 * What holds everywhere:
 * - `Money` is an integer in minor units; a `Rate` is parts per million (1 % is 10 000).
 * - A rule never makes a sentence: it answers a `MessageDescriptor`, a code of `messageCatalogue` with parameters;
 *   the
 * texts live in `@stoa/messages`.
 * - Errors a person can act on are `ShopError`s with a code of `errorCatalogue`.
 * - Times are `Date` (UTC) and passed in; calendar days are `YYYY-MM-DD`.
 * - `readonly` data in, new data out; nothing is changed in place.
 */
export * from './address/index.ts';
export * from './auth/index.ts';
export * from './cart/index.ts';
export * from './coupon/index.ts';
export * from './delivery/index.ts';
export * from './errors/index.ts';
export * from './format/index.ts';
export * from './freebie/index.ts';
export * from './gallery/index.ts';
export * from './html/index.ts';
export * from './i18n/index.ts';
export * from './json/index.ts';
export * from './line/index.ts';
export * from './link/index.ts';
export * from './listing/index.ts';
export * from './money/index.ts';
export * from './option/index.ts';
export * from './order/index.ts';
export * from './page/index.ts';
export * from './patience/index.ts';
export * from './price/index.ts';
export * from './pricing/index.ts';
export * from './product/index.ts';
export * from './quantity/index.ts';
export * from './seo/index.ts';
export * from './shipping/index.ts';
export * from './shop/index.ts';
export * from './stock/index.ts';
export * from './tax/index.ts';
export * from './validation/index.ts';
export * from './variation/index.ts';
