/** Returns the address of a product with one of its variations chosen. ROUTE-047 */
export const variationPath = (productUrl: string, sku: string) =>
  `${productUrl}/pv/${encodeURIComponent(sku)}`;
