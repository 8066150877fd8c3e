/** The digits of a phone number, without one leading 1, at most ten. SHELL-019, SHELL-020, CONST-055 */
function phoneDigits(raw: string): string {
  return raw.replace(/\D/g, '').replace(/^1/, '').slice(0, 10);
}

/**
 * A phone number as people read it: `(xxx) xxx-xxxx`. Fewer than ten digits keep as much of the shape as
 * they fill. SHELL-019, SHELL-020, SHELL-021
 */
export function formatPhone(raw: string): string {
  const digits = phoneDigits(raw);
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (line) return `(${area}) ${exchange}-${line}`;
  if (exchange) return `(${area}) ${exchange}`;
  return area;
}
