import { z } from 'zod';
import { day, instant, ofShop, recordId, version } from '../parts/fields.ts';
import { amount } from '../parts/money.ts';
import { pageInput, pageOf } from '../parts/page.ts';
import { procedure } from '../parts/procedure.ts';
import {
  anyState,
  fulfilmentState,
  listedOrder,
  machine,
  order,
  orderState,
  orderStatus,
  paymentState,
} from './order.ts';
import { timeline, timelineKinds } from './timeline.ts';

const tags = ['Orders'];
const reading = procedure({ by: 'role', scope: 'orders:read' });

const oneOfMany = <Value extends z.ZodType>(value: Value) =>
  z.array(value).max(20).optional().describe('Any of these; in an address `name[]=` for each.');

/** What the list is filtered by; each filter beside the others. ADM-201 */
const filters = {
  q: z
    .string()
    .max(100)
    .optional()
    .describe('The beginning of a number, an e-mail address, a first or last name, or a sku.'),
  view: z.enum(['to-pay', 'to-ship', 'to-refund']).optional().describe('The orders that wait for this.'),
  status: oneOfMany(orderStatus),
  orderState: oneOfMany(orderState),
  paymentState: oneOfMany(paymentState),
  fulfilmentState: oneOfMany(fulfilmentState),
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .optional()
    .describe('Where the goods go, ISO 3166-1.'),
  sku: z.string().max(100).optional().describe('A whole sku, in small or capital letters.'),
  sellerId: recordId.optional(),
  customerId: recordId.optional().describe('Orders of a customer with an account.'),
  from: day.optional().describe('The first day, by the time zone of the shop.'),
  to: day.optional().describe('The last day, included.'),
};

const ofOrder = { order: recordId };
const noteText = z.string().trim().min(1).max(4000);

/** Orders, and what is done with them. ADM-201 to ADM-206 */
export const ordersContract = {
  list: reading
    .route({
      method: 'GET',
      path: '/shops/{shop}/orders',
      tags,
      summary: 'Orders',
      description: 'A role that is limited to one seller sees the orders of that seller alone.',
    })
    .input(
      ofShop({
        ...filters,
        sort: z.enum(['placed', 'total', 'number']).default('placed'),
        direction: z.enum(['asc', 'desc']).default('desc'),
        ...pageInput,
      }),
    )
    .output(
      pageOf(listedOrder).extend({
        total: z
          .int()
          .nullable()
          .describe('The exact number of orders on all pages; told with the first page alone, else null.'),
      }),
    ),
  latest: reading
    .route({
      method: 'GET',
      path: '/shops/{shop}/orders-latest',
      tags,
      summary: 'The newest order',
      description: 'Cheap enough to be asked every few seconds, to tell of new orders.',
    })
    .input(ofShop({}))
    .output(
      z.object({
        latest: z
          .object({ id: z.uuid(), number: z.string(), placedAt: instant })
          .nullable()
          .describe('Null while there is no order.'),
      }),
    ),
  read: reading
    .route({
      method: 'GET',
      path: '/shops/{shop}/orders/{order}',
      tags,
      summary: 'An order as it was bought, with the steps that may be taken now',
    })
    .input(ofShop(ofOrder))
    .output(order),
  timeline: reading
    .route({
      method: 'GET',
      path: '/shops/{shop}/orders/{order}/timeline',
      tags,
      summary: 'All that happened to an order, oldest first',
    })
    .input(ofShop({ ...ofOrder, kinds: oneOfMany(z.enum(timelineKinds)) }))
    .output(timeline),
  takeStep: procedure({ by: 'role', scope: 'orders:write', verb: 'order.{machine}' })
    .route({
      method: 'POST',
      path: '/shops/{shop}/orders/{order}/steps',
      tags,
      summary: 'Take a step of an order',
      description:
        'One of the `steps` of the order. A step that the rules do not allow now is refused with 409 `transition-refused` and the sentence of the rule. Refunds need `orders:refund`, too.',
    })
    .input(
      ofShop({
        ...ofOrder,
        version,
        machine,
        to: anyState,
        note: z.string().trim().max(5000).optional().describe('Why; kept in the timeline.'),
        paymentId: recordId.optional().describe('Of a step of a payment, where the order has several.'),
        amount: amount.min(1).optional().describe('Of a refund in part, in minor units.'),
        lines: z
          .array(
            z.strictObject({
              orderLineId: recordId,
              quantity: z.int().min(0),
              amount: amount.min(0).optional().describe('Of a refund, in minor units.'),
            }),
          )
          .max(1000)
          .optional()
          .describe(
            'What is sent now, where that is not all that is left; or what of a refund is for lines.',
          ),
      }),
    )
    .output(order),
  addNote: procedure({ by: 'role', scope: 'orders:write', verb: 'order-note.add' })
    .route({
      method: 'POST',
      path: '/shops/{shop}/orders/{order}/notes',
      tags,
      summary: 'Add a note for staff',
      description: 'Customers never see it.',
      successStatus: 201,
    })
    .input(ofShop({ ...ofOrder, text: noteText }))
    .output(z.object({ id: z.uuid() })),
  editNote: procedure({ by: 'role', scope: 'orders:read', verb: 'order-note.edit' })
    .route({
      method: 'PATCH',
      path: '/shops/{shop}/orders/{order}/notes/{note}',
      tags,
      summary: 'Give a note another text',
      description: 'Its earlier texts are kept. Notes of others need `orders:write`.',
    })
    .input(ofShop({ ...ofOrder, note: recordId, version, text: noteText }))
    .output(z.object({ version })),
};
