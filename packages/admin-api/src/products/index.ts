import { changeProduct } from './change-product.ts';
import { changeProducts } from './change-products.ts';
import { changeVariation } from './change-variation.ts';
import { copySkus } from './copy-skus.ts';
import { createProduct } from './create-product.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { listFacets } from './list-facets.ts';
import { listPriceGroups } from './list-price-groups.ts';
import { listProducts } from './list-products.ts';
import { listVariations } from './list-variations.ts';
import { moveSlug } from './move-slug.ts';
import { priceFor } from './price-for.ts';
import { readLacks } from './read-lacks.ts';
import { readProduct } from './read-product.ts';
import { readVariation } from './read-variation.ts';

export const productProcedures = {
  list: listProducts,
  facets: listFacets,
  read: readProduct,
  create: createProduct,
  change: changeProduct,
  changeMany: changeProducts,
  lacks: readLacks,
  moveSlug,
  copySkus,
  duplicate: duplicateProduct,
  variations: listVariations,
  readVariation,
  changeVariation,
  priceFor,
  priceGroups: listPriceGroups,
};
