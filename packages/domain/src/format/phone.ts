/** Countries and territories whose numbers have ten digits behind the calling code 1. */
const TEN_DIGITS: ReadonlySet<string> = new Set(['US', 'CA', 'PR', 'VI', 'GU', 'AS', 'MP']);

/** Returns the digits of a phone number, without one leading 1, at most ten. SHELL-019, SHELL-020, CONST-055 */
function phoneDigits(raw: string): string {
  return raw.replace(/\D/g, '').replace(/^1/, '').slice(0, 10);
}

/**
 * Returns a phone number as people of its country read it: `(xxx) xxx-xxxx` in North America, where fewer than ten
 * digits keep as much of the shape as they fill. Elsewhere, and with the calling code of another country, it stays as
 * it was written. SHELL-019, SHELL-020, SHELL-021
 */
export function formatPhone(raw: string, country: string): string {
  if (!TEN_DIGITS.has(country) || /^\s*\+(?!\s*1)/.test(raw)) return raw;
  const digits = phoneDigits(raw);
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (line) return `(${area}) ${exchange}-${line}`;
  if (exchange) return `(${area}) ${exchange}`;
  return area;
}
