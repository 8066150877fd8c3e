import { refusalFields, withPayloadErrors } from '../edge/payload-errors.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { estimateTax, readCheckout } from '../operations/checkout.ts';

export const checkoutQueries = {
  checkout: (_parent, args, api) => readCheckout(api, args),
} satisfies QueryResolvers;

const noTotals = {
  amount: 0,
  discount_amount: 0,
  shipping_amount: 0,
  shipping_fee: 0,
  shipping_level_discount: 0,
  tax_amount: 0,
  total_due: 0,
  redemptions: [],
  shipping_methods: [],
};

export const checkoutMutations = {
  estimateTax: (_parent, { input }, api) =>
    withPayloadErrors(
      api,
      async () => (await estimateTax(api, input)).estimate,
      (refusal) => ({
        ...noTotals,
        currency: api.shop.shop.currency,
        prices_include_tax: api.profile.settings.checkout.pricesIncludeTax,
        success: false,
        ...refusalFields(refusal),
      }),
    ),
} satisfies MutationResolvers;
