/** What is called by one of these, alone or as the last word of a name, is an amount of money. */
const AMOUNTS: ReadonlySet<string> = new Set([
  ...['amount', 'balance', 'cents', 'charge', 'credit', 'deposit', 'discount', 'fee', 'major', 'minor'],
  ...['money', 'msrp', 'price', 'rebate', 'refund', 'revenue', 'saving', 'shipping', 'subtotal'],
  ...['surcharge', 'tax', 'taxes', 'total'],
]);

/** Words that may follow: `price_before`, `total_due`, `priceOf(…)`. */
const FOLLOWING: ReadonlySet<string> = new Set([
  ...['after', 'at', 'before', 'due', 'for', 'from', 'now', 'of', 'off', 'to'],
]);

/** Tells whether something is an amount of money by its name. */
export function isAmountName(name: string): boolean {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
    .filter((word) => word !== '');
  const at = words.findLastIndex((word) => !FOLLOWING.has(word));
  const [last = ''] = words.slice(at);
  return at >= 0 && (AMOUNTS.has(last) || AMOUNTS.has(last.replace(/s$/, '')));
}
