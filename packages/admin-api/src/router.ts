import { accountProcedures } from './account/index.ts';
import { auditProcedures } from './audit/index.ts';
import { customerGroupProcedures } from './customer-groups/index.ts';
import { customerProcedures } from './customers/index.ts';
import { fileProcedures } from './files/index.ts';
import { linkProcedures } from './links/index.ts';
import { orderProcedures } from './orders/index.ts';
import { peopleProcedures } from './people/index.ts';
import { productProcedures } from './products/index.ts';
import { sessionProcedures } from './session/index.ts';
import { startProcedures } from './start/index.ts';
import { stockProcedures } from './stock/index.ts';
import { variationProcedures } from './variations/index.ts';

/** Every procedure of the back office. */
export const adminRouter = {
  session: sessionProcedures,
  links: linkProcedures,
  account: accountProcedures,
  start: startProcedures,
  people: peopleProcedures,
  orders: orderProcedures,
  products: productProcedures,
  variations: variationProcedures,
  stock: stockProcedures,
  files: fileProcedures,
  customers: customerProcedures,
  customerGroups: customerGroupProcedures,
  audit: auditProcedures,
};
