/** The address of a product's page. */
export const productAddress = (shop: string, product: string): string => `/${shop}/products/${product}`;

/** The address where the attributes of a variable product are edited. */
export const attributesAddress = (shop: string, product: string): string =>
  `${productAddress(shop, product)}/attributes`;

/** The address where all variations of a product are edited at once. */
export const sheetAddress = (shop: string, product: string): string =>
  `${productAddress(shop, product)}/variations`;

/** The address of the page of one variation. */
export const variationAddress = (shop: string, product: string, variation: string): string =>
  `${productAddress(shop, product)}/variations/${variation}`;
