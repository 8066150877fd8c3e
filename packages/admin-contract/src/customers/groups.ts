import { z } from 'zod';
import { ofShop, version } from '../parts/fields.ts';
import { amount, currency } from '../parts/money.ts';
import { pageInput, pageOf } from '../parts/page.ts';
import { type Access, procedure } from '../parts/procedure.ts';

const tags = ['Customer groups'];
const reading = procedure({ by: 'role', scope: 'customers:read' });
const writing = (verb: string, more: Pick<Access, 'refuses'> = {}) =>
  procedure({ by: 'role', scope: 'customers:write', verb, ...more });

const code = z
  .string()
  .trim()
  .regex(/^[a-z0-9][a-z0-9-]{0,62}$/)
  .describe('Small letters, digits and hyphens. It stays: price levels and imports name the group by it.');
const name = z.string().trim().min(1).max(100);
const ofGroup = { group: z.string().max(63).describe('The code of the group.') };

/** A group of customers. ADM-303 */
export const customerGroup = z.object({
  code: z.string(),
  name: z.string(),
  version,
  customers: z.int().describe('Customers in it.'),
  levels: z.int().describe('Price levels that name it.'),
  isFirst: z.boolean().describe('Whoever opens an account comes into it; it cannot be removed.'),
});
export type CustomerGroup = z.output<typeof customerGroup>;

/** A price level that names a group. ADM-303 */
export const groupLevel = z.object({
  id: z.uuid(),
  product: z.object({ id: z.uuid(), sku: z.string(), name: z.string() }),
  groups: z.array(z.string()).describe('The codes of all groups that it is for.'),
  leastQuantity: z.int(),
  price: amount.describe('Of one piece, in minor units.'),
  savePercent: z.int().nullable().describe('As it is told beside the price.'),
  currency,
});
export type GroupLevel = z.output<typeof groupLevel>;

/** Groups of customers. ADM-303 */
export const customerGroupsContract = {
  list: reading
    .route({ method: 'GET', path: '/shops/{shop}/customer-groups', tags, summary: 'Groups of customers' })
    .input(ofShop({}))
    .output(z.object({ items: z.array(customerGroup) })),
  levels: reading
    .route({
      method: 'GET',
      path: '/shops/{shop}/customer-groups/{group}/price-levels',
      tags,
      summary: 'The price levels that name a group',
    })
    .input(ofShop({ ...ofGroup, ...pageInput }))
    .output(pageOf(groupLevel)),
  create: writing('customer-group.create', { refuses: [409] })
    .route({
      method: 'POST',
      path: '/shops/{shop}/customer-groups',
      tags,
      summary: 'Make a group',
      successStatus: 201,
    })
    .input(ofShop({ code, name }))
    .output(z.object({ code: z.string() })),
  rename: writing('customer-group.rename')
    .route({
      method: 'PATCH',
      path: '/shops/{shop}/customer-groups/{group}',
      tags,
      summary: 'Rename a group',
      successStatus: 204,
    })
    .input(ofShop({ ...ofGroup, version, name }))
    .output(z.void()),
  remove: writing('customer-group.remove', { refuses: [409] })
    .route({
      method: 'POST',
      path: '/shops/{shop}/customer-groups/{group}/remove',
      tags,
      summary: 'Remove a group',
      description:
        'Its customers and price levels move to another one, without which a group that has any is kept: 409 `conflict` with `customers` and `levels`. Moving price levels needs `prices:write`, too.',
      successStatus: 204,
    })
    .input(
      ofShop({
        ...ofGroup,
        moveTo: z.string().max(63).optional().describe('The code of the group that they move to.'),
      }),
    )
    .output(z.void()),
};
