import { customer } from '@stoa/database';
import { eq } from 'drizzle-orm';
import { storedRow } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { statusOf } from '../create-customer.ts';

/**
 * A customer as staff change them. Of what tells of the person the audit log has no values (`personalFields`); customers
 * change it as well, and so they end that they wait to be verified.
 */
export const customerRow = ({ shop }: Pick<ShopContext, 'shop'>, customerId: string) =>
  storedRow({
    shop,
    entity: 'customer',
    id: customerId,
    field: 'customerId',
    table: customer,
    where: eq(customer.id, customerId),
    unlogged: ['email', 'firstName', 'lastName', 'nickName', 'status'],
    view: (row) => ({
      email: row.email,
      firstName: row.firstName,
      lastName: row.lastName,
      nickName: row.nickName,
      status: statusOf(row),
      group: row.groupCode,
    }),
  });
