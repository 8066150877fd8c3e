import type { orderLine } from '@stoa/database';
import {
  type CurrencyCode,
  countryName,
  emailKey,
  formatDate,
  formatPhone,
  formatPrice,
  lineFacts,
  type PostalAddress,
} from '@stoa/domain';
import { type MailBlock, type MailItem, type RenderedMail, renderMail } from '../../mail/index.ts';
import type { NewOrder } from '../check/new-order.ts';
import { guestTokenOf } from '../guest/guest-token.ts';
import { lineWords } from './line-words.ts';

type OrderLineRow = Pick<
  typeof orderLine.$inferInsert,
  | 'name'
  | 'sku'
  | 'variationText'
  | 'qty'
  | 'backorderedQty'
  | 'backorderMessage'
  | 'backorderShipDay'
  | 'unitPrice'
  | 'rowTotal'
  | 'choices'
>;

/**
 * Tells the buyer what was ordered, what it costs, how to pay and where to look; to a confirmed mailbox also the
 * addresses and the note. Anybody can enter a stranger's address at the checkout and must not be able to send them
 * texts in the shop's name, so a mail to an unconfirmed mailbox holds nothing that was typed: of what was chosen for a
 * piece only what the shop has words for.
 */
export function confirmationMail(
  order: NewOrder,
  lines: readonly OrderLineRow[],
  instructions: string,
): RenderedMail {
  const { ctx, checked, incrementId, profile } = order;
  const { shop } = ctx;
  const isOwn = goesToOwnMailbox(order);
  const placedOn = formatDate(ctx.clock(), shop.timeZone);
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: `Order ${incrementId}, placed on ${placedOn}.` },
    {
      kind: 'items',
      labels: { item: 'Item', quantity: 'Quantity', amount: 'Amount' },
      items: lines.map((line) => mailItem(line, shop.currency, isOwn)),
    },
    { kind: 'facts', rows: totalRows(order), stressLast: true },
    { kind: 'sections', sections: sections(order, isOwn, instructions) },
    ...(isOwn ? noteBlocks(checked.note) : [elsewhere]),
    { kind: 'button', label: 'View order', href: orderAddress(order) },
  ];
  return renderMail(shop, profile, {
    subject: `Your order ${incrementId} at ${shop.name}`,
    heading: 'Thank you for your order!',
    blocks,
  });
}

const elsewhere: MailBlock = {
  kind: 'paragraph',
  text: 'Your addresses and your note are shown with the order in our shop.',
};

function noteBlocks(note: string): MailBlock[] {
  if (!note) return [];
  return [{ kind: 'sections', sections: [{ title: 'Your note', lines: note.split(/\r?\n/) }] }];
}

/** Tells whether the mail goes to the confirmed mailbox of the account that ordered. */
function goesToOwnMailbox({ ctx: { actor }, checked }: NewOrder): boolean {
  return actor.kind === 'customer' && actor.verified && emailKey(actor.email) === emailKey(checked.email);
}

/** Customers sign in; a guest's link carries the token that opens the order. OPEN-033 */
function orderAddress({ ctx, owner, orderId }: NewOrder): string {
  const address = new URL(`/order/${orderId}`, ctx.shop.baseUrl);
  if (owner.customerId === undefined) address.searchParams.set('token', guestTokenOf(ctx, orderId));
  return address.href;
}

function mailItem(line: OrderLineRow, currency: CurrencyCode, withWords: boolean): MailItem {
  const { name, sku, variationText = '', qty, unitPrice, rowTotal } = line;
  const facts = lineFacts({
    sku,
    variationText,
    choices: (line.choices ?? []).filter(({ typed }) => withWords || !typed),
    qty,
    backorderedQty: line.backorderedQty ?? 0,
    backorderMessage: line.backorderMessage ?? '',
    backorderShipDay: line.backorderShipDay ?? null,
  });
  return {
    name,
    details: [
      ...facts.map((fact) => lineWords(fact, currency)),
      ...(qty > 1 ? [`${formatPrice(unitPrice, currency)} each`] : []),
    ],
    quantity: qty,
    amount: formatPrice(rowTotal, currency),
  };
}

function totalRows({ ctx, checked }: NewOrder): [string, string][] {
  const { totals, shippingRequired } = checked.costs;
  const amount = (value: number) => formatPrice(value, ctx.shop.currency);
  return [
    ['Subtotal', amount(totals.subtotal)],
    ...(totals.discount > 0 ? [['Discount', `-${amount(totals.discount)}`] satisfies [string, string]] : []),
    ...(shippingRequired ? [['Shipping', amount(totals.shipping)] satisfies [string, string]] : []),
    [checked.costs.pricesIncludeTax ? 'Tax included' : 'Tax', amount(totals.tax)],
    ['Total', amount(totals.grandTotal)],
  ];
}

function sections({ checked }: NewOrder, withAddresses: boolean, instructions: string) {
  const { shippingAddress, billingAddress, payment, costs } = checked;
  const howToPay = [payment.title, ...instructions.split(/\r?\n/)].filter(Boolean);
  return [
    ...(withAddresses && shippingAddress ? [{ title: 'Ship to', lines: addressLines(shippingAddress) }] : []),
    ...(costs.shipping ? [{ title: 'Shipping method', lines: [costs.shipping.title] }] : []),
    ...(withAddresses ? [{ title: 'Bill to', lines: addressLines(billingAddress) }] : []),
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
    countryName(country),
    phone && formatPhone(phone, country),
  ];
  return lines.filter((line): line is string => Boolean(line));
}
