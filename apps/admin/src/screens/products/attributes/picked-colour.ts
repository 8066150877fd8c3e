/** What browsers pick while there is no colour yet. */
const NEUTRAL = '#888888';

/** Tells a colour as browsers pick it: six digits, `#aabbcc` for `#abc`, and what shines through is left out. */
export function asPicked(swatch: string): string {
  const digits = /^#([0-9a-f]+)$/i.exec(swatch.trim())?.[1]?.toLowerCase() ?? '';
  if (digits.length === 6 || digits.length === 8) return `#${digits.slice(0, 6)}`;
  if (digits.length !== 3 && digits.length !== 4) return NEUTRAL;
  return `#${Array.from(digits.slice(0, 3), (digit) => digit + digit).join('')}`;
}
