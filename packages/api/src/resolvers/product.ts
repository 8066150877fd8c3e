import { plainText, type RichText } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { toTypedOptions } from '../dto/options-dto.ts';
import { type DetailField, detailFields, type ProductSource } from '../dto/product-source.ts';
import { toRichBlocks } from '../dto/rich-text-dto.ts';
import { toVariationProduct } from '../dto/variation-dto.ts';
import { withPayloadErrors } from '../edge/payload-errors.ts';
import type {
  ProductListResolvers,
  ProductResolvers,
  QueryResolvers,
  VariationResolvers,
} from '../generated/resolvers.ts';
import { faultsIn, keptOf, optionsFee } from '../operations/choices.ts';
import { estimateDelivery } from '../operations/delivery.ts';
import { findProducts, findSliderProducts, pagingOf, totalOf } from '../operations/product-lists.ts';
import { findPriceLevels, findProduct, readDetail } from '../operations/products.ts';
import { nothingFound, search } from '../operations/search.ts';

export const productQueries = {
  product(_parent, { _id, slug }, api) {
    if (_id) return findProduct(api, { id: _id });
    return slug ? findProduct(api, { slug }) : null;
  },
  products: (_parent, { input }, api) => findProducts(api, input),
  sliderProducts: (_parent, { input }, api) => findSliderProducts(api, input),
  getDeliveryEstimateInfo: (_parent, { deliveryEstimateId, timezone_offset }, api) =>
    estimateDelivery(api, deliveryEstimateId, timezone_offset),
  async getPriceLevels(_parent, { productId }, api) {
    return { priceLevels: await findPriceLevels(api, productId) };
  },
  searchPliable: (_parent, { search_type: searchType, ...asked }, api) =>
    withPayloadErrors(
      api,
      () => search(api, { searchType, ...asked }),
      ({ field, message }, error) => {
        if (field !== 'search_type') throw error;
        return { ...nothingFound(api), message };
      },
    ),
} satisfies QueryResolvers;

export const variationFields: VariationResolvers = {
  product: (variation) => toVariationProduct(variation),
};

export const productListFields: ProductListResolvers = {
  paging: (list, _args, api) => pagingOf(api, list),
  total: (list, _args, api) => totalOf(api, list),
};

/** What details tell as JSON, with types of their own. */
const typedFields: ProductResolvers = {
  descriptionBlocks: async (product, _args, api) => typed(toRichBlocks(await descriptionOf(api, product))),
  descriptionText: async (product, _args, api) => plainText(await descriptionOf(api, product)),
  personalizationOptions: (product, _args, api) => readDetail(api, product, 'personalization_options'),
  productOptionRules: (product, _args, api) => readDetail(api, product, 'product_option_rules'),
  async productOptions(product, _args, api) {
    const options = await readDetail(api, product, 'product_options');
    return toTypedOptions(product.detailsOf ?? product._id, options);
  },
};

const descriptionOf = async (api: ApiContext, product: ProductSource) =>
  typed<RichText>(await readDetail(api, product, 'description'));

/** Details were read by schemas of the catalogue, so what the contract leaves as JSON has the shape it tells. */
// biome-ignore lint/suspicious/noExplicitAny: JSON of the contract
const typed = <T = any>(value: unknown): T => value as T;

/** Details loaded with the page are at hand; a card loads them on request. */
function detailOf(api: ApiContext, product: ProductSource, field: DetailField) {
  const { details, ownDetails } = product;
  if (ownDetails && isOwn(ownDetails, field)) return ownDetails[field];
  return details ? details[field] : readDetail(api, product, field);
}

const isOwn = <Own extends object>(own: Own, field: PropertyKey): field is keyof Own => field in own;

export const productFields: ProductResolvers = {
  ...Object.fromEntries(
    detailFields.map((field): [string, ProductResolvers['description']] => [
      field,
      (product, _args, api) => detailOf(api, product, field),
    ]),
  ),
  ...typedFields,
  product_options_fee: (product, { chosen }, api) => optionsFee(api, product, chosen),
  product_options_data: (product, { chosen }, api) => keptOf(api, product, { options: chosen }),
  invalid_product_options_data: (product, { chosen }, api) => faultsIn(api, product, { options: chosen }),
  personalization_data: (product, { filled }, api) => keptOf(api, product, { personalization: filled }),
  invalid_personalization_data: (product, { filled }, api) =>
    faultsIn(api, product, { personalization: filled }),
};
