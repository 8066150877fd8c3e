import { accountRoutes } from './account-routes.ts';
import { addressRoutes } from './address-routes.ts';
import { cartRoutes } from './cart-routes.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { customerRoutes } from './customer-routes.ts';
import { pastOrderRoutes } from './past-order-routes.ts';
import type { RestRoute } from './route.ts';

/** The REST door: a table onto the use cases that GraphQL calls too. docs/contract.md, REST */
export const restRoutes: readonly RestRoute[] = [
  ...accountRoutes,
  ...addressRoutes,
  ...customerRoutes,
  ...pastOrderRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...catalogueRoutes,
];
