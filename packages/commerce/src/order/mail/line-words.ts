import { type CurrencyCode, formatDay, formatFee, type LineFact, sentences } from '@stoa/domain';

/** Says in a mail what is told of a line; fees are minor units. CART-528, ENT-549, OPT-018 */
export function lineWords(fact: LineFact, currency: CurrencyCode): string {
  switch (fact.kind) {
    case 'variation':
      return fact.text;
    case 'sku':
      return `SKU ${fact.text}`;
    case 'choice':
      return `${fact.label}: ${fact.value}${feeWords(fact.fee, currency)}`;
    case 'backorder':
      return backorderWords(fact);
  }
}

function feeWords(fee: number | null, currency: CurrencyCode): string {
  return fee === null ? '' : ` (${formatFee(fee, currency)})`;
}

/** STOCK-504, STOCK-507 */
function backorderWords(fact: Extract<LineFact, { kind: 'backorder' }>): string {
  const { inStock, backordered, message, shipDay } = fact;
  return sentences([
    inStock > 0 ? `${inStock} in stock, ${backordered} on backorder` : 'On backorder',
    message,
    shipDay === null ? '' : `Expected to ship ${formatDay(shipDay)}`,
  ]);
}
