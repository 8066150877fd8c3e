import { textLimits } from '@stoa/domain';
import { z } from 'zod';
import { day, emailAddress, ofShop, recordId, version } from '../parts/fields.ts';
import { pageInput, pageOf } from '../parts/page.ts';
import { type Access, procedure } from '../parts/procedure.ts';
import { accountStatus, addressRules, customer, listedCustomer, typedAddress } from './customer.ts';

const tags = ['Customers'];
const reading = procedure({ by: 'role', scope: 'customers:read' });
const writing = (verb: string, more: Pick<Access, 'refuses'> = {}) =>
  procedure({ by: 'role', scope: 'customers:write', verb, ...more });

const ofCustomer = { customer: recordId };
const ofAddress = { ...ofCustomer, id: recordId.describe('Of the address.') };
const name = z.string().trim().max(textLimits.name);
const groupCode = z.string().max(63).describe('The code of a customer group.');
const tell = z.boolean().default(false).describe('Mails whoever is approved or restricted by it.');

const count = z.coerce.number().int().min(0).max(1_000_000_000);
const sum = z.coerce.number().int().min(0).max(1_000_000_000_000);

/** What the list is filtered by; each filter beside the others. ADM-301 */
const filters = {
  q: z
    .string()
    .max(100)
    .optional()
    .describe('The beginning of an e-mail address, or of a first or last name.'),
  status: z.array(accountStatus).max(3).optional().describe('Any of these; `status[]=` for each.'),
  group: z.array(groupCode).max(50).optional().describe('Any of these; `group[]=` for each.'),
  leastOrders: count.optional(),
  mostOrders: count.optional(),
  leastSpent: sum.optional().describe('Minor units.'),
  mostSpent: sum.optional().describe('Minor units.'),
  from: day.optional().describe('The first day of the last order, by the time zone of the shop.'),
  to: day.optional().describe('The last day of the last order, included.'),
};

/** Customers, and what staff do for them. ADM-301 to ADM-305 */
export const customersContract = {
  list: reading
    .route({ method: 'GET', path: '/shops/{shop}/customers', tags, summary: 'Customers' })
    .input(
      ofShop({
        ...filters,
        sort: z.enum(['joined', 'name', 'orders', 'spent', 'lastOrder']).default('joined'),
        direction: z.enum(['asc', 'desc']).default('desc'),
        ...pageInput,
      }),
    )
    .output(
      pageOf(listedCustomer).extend({
        total: z
          .int()
          .nullable()
          .describe('The exact number of customers on all pages; told with the first page alone, else null.'),
      }),
    ),
  read: reading
    .route({ method: 'GET', path: '/shops/{shop}/customers/{customer}', tags, summary: 'A customer' })
    .input(ofShop(ofCustomer))
    .output(customer),
  create: writing('customer.create', { refuses: [409] })
    .route({
      method: 'POST',
      path: '/shops/{shop}/customers',
      tags,
      summary: 'Add a customer',
      description: 'They can sign in once they chose a password, by a link that is mailed (`password-link`).',
      successStatus: 201,
    })
    .input(
      ofShop({
        email: emailAddress,
        firstName: name.default(''),
        lastName: name.default(''),
        group: groupCode.optional(),
        status: accountStatus.default('verified'),
      }),
    )
    .output(z.object({ id: z.uuid() })),
  change: writing('customer.change')
    .route({
      method: 'PATCH',
      path: '/shops/{shop}/customers/{customer}',
      tags,
      summary: 'Change a customer',
      description: 'Status and group hold from their next request on.',
    })
    .input(
      ofShop({
        ...ofCustomer,
        version,
        firstName: name.optional(),
        lastName: name.optional(),
        nickName: name.nullable().optional(),
        status: accountStatus.optional(),
        group: groupCode.optional(),
        tell,
      }),
    )
    .output(customer),
  changeMany: writing('customer.change')
    .route({
      method: 'POST',
      path: '/shops/{shop}/customers-changes',
      tags,
      summary: 'Approve, restrict or move several customers',
      description: 'All of them or none. Who is as wanted already stays untouched, and gets no mail.',
    })
    .input(
      ofShop({
        customers: z.array(recordId).min(1).max(500),
        status: accountStatus.optional(),
        group: groupCode.optional(),
        tell,
      }),
    )
    .output(z.object({ changed: z.int().describe('How many were not as wanted before.') })),
  changeEmail: writing('customer.ask-email', { refuses: [409] })
    .route({
      method: 'POST',
      path: '/shops/{shop}/customers/{customer}/email',
      tags,
      summary: 'Give a customer another e-mail address',
      description:
        'It holds once it is confirmed by the link that is mailed to it; the former mailbox is told. The present address withdraws a change that waits. ADM-305',
    })
    .input(ofShop({ ...ofCustomer, version, email: emailAddress }))
    .output(customer),
  mailPasswordLink: writing('customer.mail-password-link')
    .route({
      method: 'POST',
      path: '/shops/{shop}/customers/{customer}/password-link',
      tags,
      summary: 'Mail a customer a link to a new password',
      successStatus: 204,
    })
    .input(ofShop(ofCustomer))
    .output(z.void()),
  endSessions: writing('customer.end-sessions')
    .route({
      method: 'DELETE',
      path: '/shops/{shop}/customers/{customer}/sessions',
      tags,
      summary: 'End all sessions of a customer',
    })
    .input(ofShop(ofCustomer))
    .output(z.object({ ended: z.int() })),
  addressRules: reading
    .route({
      method: 'GET',
      path: '/shops/{shop}/customer-address-rules',
      tags,
      summary: 'What the shop asks of addresses',
    })
    .input(ofShop({}))
    .output(addressRules),
  addAddress: writing('customer.add-address', { refuses: [409] })
    .route({
      method: 'POST',
      path: '/shops/{shop}/customers/{customer}/addresses',
      tags,
      summary: 'Add an address',
      description: 'The first one becomes the default. Beyond 50 it is refused: 409 `conflict`.',
    })
    .input(ofShop({ ...ofCustomer, address: typedAddress, isDefault: z.boolean().default(false) }))
    .output(customer),
  changeAddress: writing('customer.change-address')
    .route({
      method: 'PUT',
      path: '/shops/{shop}/customers/{customer}/addresses/{id}',
      tags,
      summary: 'Change an address',
    })
    .input(
      ofShop({
        ...ofAddress,
        version,
        address: typedAddress,
        isDefault: z.boolean().default(false).describe('Makes it the default; `false` leaves that as it is.'),
      }),
    )
    .output(customer),
  removeAddress: writing('customer.remove-address')
    .route({
      method: 'DELETE',
      path: '/shops/{shop}/customers/{customer}/addresses/{id}',
      tags,
      summary: 'Remove an address',
    })
    .input(ofShop(ofAddress))
    .output(customer),
};
