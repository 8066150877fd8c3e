/** The address of a product's page. */
export const productAddress = (shop: string, product: string): string => `/${shop}/products/${product}`;

/** The address of the page of one variation. */
export const variationAddress = (shop: string, product: string, variation: string): string =>
  `${productAddress(shop, product)}/variations/${variation}`;
