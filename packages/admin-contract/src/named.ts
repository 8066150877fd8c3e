import { account, ownSession } from './account/index.ts';
import { auditEntry } from './audit/index.ts';
import { customer, customerAddress, listedCustomer } from './customers/customer.ts';
import { customerGroup, groupLevel } from './customers/groups.ts';
import { storedPicture } from './files/index.ts';
import { listedOrder, offeredStep, order } from './orders/order.ts';
import { timelineEvent } from './orders/timeline.ts';
import { problem } from './parts/problem.ts';
import { invitation, person } from './people/people.ts';
import {
  listedProduct,
  listedVariation,
  picture,
  priceLevel,
  product,
  variation,
} from './products/product.ts';
import { session, workplace } from './session/session.ts';
import { toDo } from './start/index.ts';
import { stockMovement, stockNow } from './stock/stock.ts';
import { matrixVariation } from './variations/variation.ts';

/** The schemas of answers that the published document tells once, by a name that clients may use for their types. */
export const namedSchemas = {
  Problem: problem,
  Session: session,
  Workplace: workplace,
  Account: account,
  OwnSession: ownSession,
  ToDo: toDo,
  Person: person,
  Invitation: invitation,
  ListedOrder: listedOrder,
  Order: order,
  OfferedStep: offeredStep,
  TimelineEvent: timelineEvent,
  ListedProduct: listedProduct,
  ListedVariation: listedVariation,
  Product: product,
  Variation: variation,
  MatrixVariation: matrixVariation,
  Picture: picture,
  PriceLevel: priceLevel,
  StockNow: stockNow,
  StockMovement: stockMovement,
  StoredPicture: storedPicture,
  ListedCustomer: listedCustomer,
  Customer: customer,
  CustomerAddress: customerAddress,
  CustomerGroup: customerGroup,
  GroupLevel: groupLevel,
  AuditEntry: auditEntry,
};
