/**
 * The command that makes a shop. Versions of pages bear it as their author, by which what came with the shop is told
 * from what its merchant made.
 */
export const SHOP_CREATE = 'shop create';
