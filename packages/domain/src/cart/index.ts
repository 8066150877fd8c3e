export { type LineIdentity, lineKey, MAX_CART_LINES } from './lines.ts';
