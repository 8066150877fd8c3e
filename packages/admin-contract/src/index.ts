import type {
  ContractRouterClient,
  InferContractRouterInputs,
  InferContractRouterOutputs,
} from '@orpc/contract';
import { accountContract } from './account/index.ts';
import { auditContract } from './audit/index.ts';
import { customerGroupsContract } from './customers/groups.ts';
import { customersContract } from './customers/index.ts';
import { filesContract } from './files/index.ts';
import { linksContract } from './links/index.ts';
import { ordersContract } from './orders/index.ts';
import { peopleContract } from './people/index.ts';
import { productsContract } from './products/index.ts';
import { sessionContract } from './session/index.ts';
import { startContract } from './start/index.ts';
import { stockContract } from './stock/index.ts';
import { variationsContract } from './variations/index.ts';

/** The contract of the back office: what can be asked, by whom, and what is answered. ADM-901 */
export const adminContract = {
  session: sessionContract,
  links: linksContract,
  account: accountContract,
  start: startContract,
  people: peopleContract,
  orders: ordersContract,
  products: productsContract,
  variations: variationsContract,
  stock: stockContract,
  files: filesContract,
  customers: customersContract,
  customerGroups: customerGroupsContract,
  audit: auditContract,
};
export type AdminContract = typeof adminContract;

/** The contract as typed calls. */
export type AdminClient = ContractRouterClient<AdminContract>;
export type AdminInputs = InferContractRouterInputs<AdminContract>;
export type AdminOutputs = InferContractRouterOutputs<AdminContract>;

export type { Account, OwnSession } from './account/index.ts';
export type { AuditEntry } from './audit/index.ts';
export type { Customer, CustomerAddress, ListedCustomer } from './customers/customer.ts';
export type { CustomerGroup, GroupLevel } from './customers/groups.ts';
export { MOST_PICTURE_BYTES, type StoredPicture } from './files/index.ts';
export { namedSchemas } from './named.ts';
export type { ListedOrder, OfferedStep, Order } from './orders/order.ts';
export type { TimelineEvent } from './orders/timeline.ts';
export { MOST_ENTRIES } from './parts/page.ts';
export type { Problem, ProblemError } from './parts/problem.ts';
export { type Access, isEnough } from './parts/procedure.ts';
export type { Invitation, People, Person } from './people/people.ts';
export type {
  ListedProduct,
  ListedVariation,
  Picture,
  PriceLevel,
  Product,
  Variation,
} from './products/product.ts';
export type { Session, Workplace } from './session/session.ts';
export type { ToDo } from './start/index.ts';
export type { StockMovement, StockNow } from './stock/stock.ts';
export { tags } from './tags.ts';
export type {
  ChangedRow,
  GivenAttributes,
  MatrixVariation,
} from './variations/variation.ts';
