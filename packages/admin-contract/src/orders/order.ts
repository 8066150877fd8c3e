import { orderStatuses, orderTransitions } from '@stoa/domain';
import { z } from 'zod';
import { instant, version } from '../parts/fields.ts';
import { amount, currency } from '../parts/money.ts';

const namesIn = <Name extends string>(table: Readonly<Record<Name, unknown>>) =>
  z.enum(Object.keys(table) as Name[]);

export const orderState = namesIn(orderTransitions.order);
export const paymentState = namesIn(orderTransitions.payment);
export const fulfilmentState = namesIn(orderTransitions.fulfilment);
export const orderStatus = z.enum(orderStatuses).describe('What the three states amount to.');

/** The three machines of an order's states. */
export const machine = z.enum(['order', 'payment', 'fulfilment']);

/** Every state that a step of one of the machines leads to. */
export const anyState = z.enum([...orderState.options, ...paymentState.options, ...fulfilmentState.options]);

const states = z.object({ order: orderState, payment: paymentState, fulfilment: fulfilmentState });
const seller = z.object({ id: z.uuid(), name: z.string() });

/** Who did something to an order. */
export const whoDid = z.object({
  kind: z
    .enum(['staff', 'customer', 'system'])
    .describe('`customer` also for a buyer without an account; `system` is the platform itself.'),
  id: z.uuid().nullable().describe('Of staff, and of customers with an account.'),
  name: z.string().describe('Of a person who is gone an empty text.'),
});

/** An order in the list. ADM-201 */
export const listedOrder = z.object({
  id: z.uuid(),
  number: z.string(),
  placedAt: instant,
  customer: z.object({
    id: z.uuid().nullable().describe('Null for a guest.'),
    name: z.string().describe('As the bill has it.'),
    email: z.string(),
  }),
  status: orderStatus,
  states,
  total: amount,
  currency,
  pieces: z.int().describe('Pieces of all lines.'),
  seller,
  country: z.string().nullable().describe('Where the goods go, ISO 3166-1.'),
  notes: z.int().describe('Notes of staff.'),
});
export type ListedOrder = z.output<typeof listedOrder>;

const postalAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  state: z.string().nullable(),
  postcode: z.string().nullable(),
  country: z.string().describe('ISO 3166-1.'),
  phone: z.string().nullable(),
});

/** Something that was chosen or typed for a piece, as the shop called it. */
const choice = z.object({
  label: z.string(),
  value: z.string(),
  fee: amount.nullable().describe('Of one piece, in minor units; null where it was not kept.'),
});

/** A line as it was bought. ADM-203 */
const orderLine = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  sku: z.string(),
  name: z.string(),
  variation: z.string(),
  choices: z.array(choice).describe('Options and personalisation.'),
  unitPrice: amount,
  quantity: z.int(),
  sent: z.int().describe('Pieces that were sent.'),
  backordered: z.int().describe('Pieces that were to come later.'),
  backorderMessage: z.string(),
  backorderShipDay: z.string().nullable().describe('The day they were to be sent, YYYY-MM-DD.'),
  subtotal: amount.describe('`unitPrice` times `quantity`, in minor units.'),
  discount: amount,
  tax: amount,
});

const payment = z.object({
  id: z.uuid(),
  method: z.string(),
  title: z.string(),
  state: paymentState,
  amount: amount.describe('What it is for, in minor units.'),
  held: amount.describe('What was taken and not given back, in minor units.'),
  entries: z
    .array(
      z.object({
        id: z.uuid(),
        kind: z.enum(['due', 'authorized', 'captured', 'refunded']),
        amount,
        reference: z.string(),
        at: instant,
      }),
    )
    .describe('The ledger, oldest first.'),
});

const shipment = z.object({
  id: z.uuid(),
  at: instant,
  by: whoDid,
  lines: z.array(z.object({ orderLineId: z.uuid(), quantity: z.int() })),
});

/** A step that may be taken now. ADM-204 */
export const offeredStep = z.object({
  machine,
  to: anyState,
  paymentId: z.uuid().nullable().describe('The payment whose step it is, to be sent with it.'),
  mostAmount: amount
    .nullable()
    .describe('Of a refund in part, which has to say how much: the most that can be given back.'),
});
export type OfferedStep = z.output<typeof offeredStep>;

/** An order as staff work on it. ADM-203 */
export const order = z.object({
  id: z.uuid(),
  number: z.string(),
  version,
  placedAt: instant,
  placedBy: z.string().describe('`customer:`, `visitor:` or `staff:` with an id.'),
  customer: z.object({ id: z.uuid().nullable(), email: z.string() }),
  seller,
  status: orderStatus,
  states,
  currency,
  lines: z.array(orderLine),
  subtotal: amount.describe('Of all lines, in minor units.'),
  discount: amount.describe('Taken off the lines, in minor units.'),
  shipping: amount.describe('After its discount, in minor units.'),
  shippingDiscount: amount.describe('Taken off shipping already, in minor units.'),
  shippingTax: amount.describe('The part of `tax` that is on shipping, in minor units.'),
  tax: amount,
  pricesIncludeTax: z
    .boolean()
    .describe('Whether lines and shipping contain the tax; else it is added to make `total`.'),
  taxes: z
    .array(
      z.object({
        name: z.string(),
        jurisdiction: z.string().nullable(),
        rate: z.int().nullable().describe('Parts per million.'),
        taxable: amount,
        amount,
      }),
    )
    .describe('Together `tax`.'),
  total: amount,
  refundDue: amount.describe('What is to be given back to the buyer, in minor units.'),
  shippingAddress: postalAddress.nullable(),
  billingAddress: postalAddress,
  shippingMethod: z.object({ id: z.string(), title: z.string() }).nullable(),
  buyerNote: z.string(),
  payments: z.array(payment),
  shipments: z.array(shipment).describe('Oldest first.'),
  notes: z.int().describe('Notes of staff; the timeline has them.'),
  steps: z.array(offeredStep).describe('Exactly the steps that may be taken now by whoever asks.'),
});
export type Order = z.output<typeof order>;
