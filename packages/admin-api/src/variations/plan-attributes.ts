import { countOpenOrders, planVariationAttributes } from '@stoa/commerce';
import { forRole } from '../access/office.ts';
import { toldVariants } from '../products/told-product.ts';
import { toldArchives } from './told-archives.ts';

export const planAttributes = forRole.variations.planAttributes.handler(async ({ input, context }) => {
  const { product: productId, attributes } = input;
  const plan = await planVariationAttributes(context.shop, { productId, attributes });
  const openOrders = await countOpenOrders(
    context.shop,
    plan.archives.map(({ id }) => id),
  );
  return {
    attributes: toldVariants(plan.attributes),
    combinations: plan.combinations,
    kept: plan.kept,
    missing: plan.missing.map((one) => ({ ...one, values: { ...one.values } })),
    archives: toldArchives(plan.archives, openOrders),
  };
});
