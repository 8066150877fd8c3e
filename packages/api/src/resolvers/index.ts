import type { Resolvers } from '../generated/resolvers.ts';
import { accountMutations, accountQueries } from './account.ts';
import { cartMutations, cartQueries } from './cart.ts';
import { catalogueQueries, categoryFields } from './catalogue.ts';
import { checkoutMutations, checkoutQueries } from './checkout.ts';
import { contentQueries, headerOrFooterFields, templateFields } from './content.ts';
import { customerMutations } from './customer.ts';
import { orderItemFields, orderMutations, orderQueries } from './order.ts';
import { pastOrderMutations, pastOrderQueries } from './past-orders.ts';
import { productFields, productListFields, productQueries, variationFields } from './product.ts';
import { scalars } from './scalars.ts';
import { settingsQueries } from './settings.ts';

/** Every field of the contract that is more than a property of what was read. */
export const resolvers: Resolvers = {
  Query: {
    ...settingsQueries,
    ...contentQueries,
    ...catalogueQueries,
    ...productQueries,
    ...cartQueries,
    ...checkoutQueries,
    ...orderQueries,
    ...accountQueries,
    ...pastOrderQueries,
  },
  Mutation: {
    ...accountMutations,
    ...customerMutations,
    ...pastOrderMutations,
    ...cartMutations,
    ...checkoutMutations,
    ...orderMutations,
  },
  Category: categoryFields,
  HeaderOrFooter: headerOrFooterFields,
  OrderItem: orderItemFields,
  Product: productFields,
  ProductList: productListFields,
  Template: templateFields,
  Variation: variationFields,
  ...scalars,
};
