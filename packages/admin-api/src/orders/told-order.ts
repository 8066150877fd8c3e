import type { AdminOutputs } from '@stoa/admin-contract';
import type { OrderLineView, StaffOrder } from '@stoa/commerce';
import { toldAddress } from '../parts/told-address.ts';
import { toldWho } from '../parts/told-who.ts';

type Told = AdminOutputs['orders']['read'];

/** Tells an order as the contract has it. */
export function toldOrder(order: StaffOrder): Told {
  const { shippingAddress, billingAddress, customerId, email } = order;
  return {
    id: order.id,
    number: order.incrementId,
    version: order.revision,
    placedAt: order.placedAt.toISOString(),
    placedBy: order.placedBy,
    customer: { id: customerId, email },
    seller: { id: order.sellerId, name: order.sellerName },
    status: order.status,
    states: order.states,
    currency: order.currency,
    lines: order.lines.map(toldLine),
    subtotal: order.subtotal,
    discount: order.discountAmount,
    shipping: order.shippingAmount,
    shippingDiscount: order.shippingDiscountAmount,
    shippingTax: order.shippingTaxAmount,
    tax: order.taxAmount,
    pricesIncludeTax: order.pricesIncludeTax,
    taxes: order.taxes.map(({ taxableAmount: taxable, ...tax }) => ({ ...tax, taxable })),
    total: order.grandTotal,
    refundDue: order.refundDue,
    shippingAddress: shippingAddress && toldAddress(shippingAddress),
    billingAddress: toldAddress(billingAddress),
    shippingMethod: order.shippingMethod,
    buyerNote: order.note,
    payments: order.payments.map(({ entries, ...payment }) => ({
      ...payment,
      entries: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    })),
    shipments: order.shipments.map(({ id, at, by, lines }) => ({
      id,
      at: at.toISOString(),
      by: toldWho(by),
      lines: [...lines],
    })),
    notes: order.notes,
    steps: order.steps.map(({ machine, to, paymentId = null, mostAmount = null }) => ({
      machine,
      to,
      paymentId,
      mostAmount,
    })),
  };
}

function toldLine(line: OrderLineView): Told['lines'][number] {
  return {
    id: line.id,
    productId: line.productId,
    sku: line.sku,
    name: line.name,
    variation: line.variationText,
    choices: line.choices.map(({ label, value, fee }) => ({ label, value, fee })),
    unitPrice: line.unitPrice,
    quantity: line.qty,
    sent: line.sentQty,
    backordered: line.backorderedQty,
    backorderMessage: line.backorderMessage,
    backorderShipDay: line.backorderShipDay,
    subtotal: line.rowTotal,
    discount: line.discountAmount,
    tax: line.taxAmount,
  };
}
