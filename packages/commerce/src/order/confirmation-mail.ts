import { type CurrencyCode, formatDate, formatPrice, type PostalAddress } from '@stoa/domain';
import { type MailBlock, type MailItem, type RenderedMail, renderMail } from '../mail/index.ts';
import type { NewOrder } from './new-order.ts';
import type { orderLine } from './tables.ts';

type OrderLineRow = Pick<
  typeof orderLine.$inferInsert,
  | 'name'
  | 'sku'
  | 'variationText'
  | 'qty'
  | 'backorderedQty'
  | 'rowTotal'
  | 'productOptionsData'
  | 'personalizationData'
>;

/** Tells the buyer what was ordered, what it costs, where it goes, how to pay and where to look. */
export function confirmationMail(order: NewOrder, lines: readonly OrderLineRow[]): RenderedMail {
  const { ctx, checked, incrementId, profile } = order;
  const { shop } = ctx;
  const placedOn = formatDate(ctx.clock(), shop.timeZone);
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: `Order ${incrementId}, placed on ${placedOn}.` },
    {
      kind: 'items',
      labels: { item: 'Item', quantity: 'Quantity', amount: 'Amount' },
      items: lines.map((line) => mailItem(line, shop.currency)),
    },
    { kind: 'facts', rows: totalRows(order), stressLast: true },
    { kind: 'sections', sections: sections(order) },
    { kind: 'button', label: 'View order', href: orderAddress(order) },
    { kind: 'paragraph', text: `Any questions? Write to us at ${profile.settings.general.supportEmail}.` },
  ];
  if (checked.note)
    blocks.splice(4, 0, {
      kind: 'sections',
      sections: [{ title: 'Your note', lines: checked.note.split(/\r?\n/) }],
    });
  return renderMail(shop, profile.theme, {
    subject: `Your order ${incrementId} at ${shop.name}`,
    heading: 'Thank you for your order!',
    blocks,
  });
}

/** Customers sign in; a guest's link carries the token that opens the order. OPEN-033 */
function orderAddress({ ctx, owner, orderId, guestToken }: NewOrder): string {
  const address = new URL(`/order/${orderId}`, ctx.shop.baseUrl);
  if (owner.customerId === undefined) address.searchParams.set('token', guestToken);
  return address.href;
}

function mailItem(line: OrderLineRow, currency: CurrencyCode): MailItem {
  const { name, sku, variationText, qty, backorderedQty = 0, rowTotal } = line;
  const choices = { ...line.productOptionsData, ...line.personalizationData };
  const details = [
    variationText,
    ...Object.entries(choices).map(([label, text]) => `${label}: ${text}`),
    `SKU ${sku}`,
    backorderedQty > 0 ? `${backorderedQty} on backorder` : '',
  ];
  return {
    name,
    details: details.filter((detail): detail is string => Boolean(detail)),
    quantity: qty,
    amount: formatPrice(rowTotal, currency),
  };
}

function totalRows({ ctx, checked }: NewOrder): [string, string][] {
  const { totals, shippingRequired } = checked.costs;
  const amount = (value: number) => formatPrice(value, ctx.shop.currency);
  return [
    ['Subtotal', amount(totals.subtotal)],
    ...(totals.discount > 0 ? [['Discount', amount(-totals.discount)] satisfies [string, string]] : []),
    ...(shippingRequired ? [['Shipping', amount(totals.shipping)] satisfies [string, string]] : []),
    ['Tax', amount(totals.tax)],
    ['Total', amount(totals.grandTotal)],
  ];
}

function sections({ checked }: NewOrder) {
  const { shippingAddress, billingAddress, payment, costs } = checked;
  const howToPay = [payment.title, ...payment.instructions.split(/\r?\n/)].filter(Boolean);
  return [
    ...(shippingAddress ? [{ title: 'Ship to', lines: addressLines(shippingAddress) }] : []),
    ...(costs.shipping ? [{ title: 'Shipping method', lines: [costs.shipping.title] }] : []),
    { title: 'Bill to', lines: addressLines(billingAddress) },
    { title: 'Payment', lines: howToPay },
  ];
}

function addressLines(address: PostalAddress): string[] {
  const { firstName, lastName, company, line1, line2, city, state, postcode, country, phone } = address;
  const region = [state, postcode].filter(Boolean).join(' ');
  const lines = [
    `${firstName} ${lastName}`,
    company,
    line1,
    line2,
    region ? `${city}, ${region}` : city,
    country,
    phone,
  ];
  return lines.filter((line): line is string => Boolean(line));
}
