import type { PricedLine } from '@stoa/domain';
import type { JudgedLine } from './judge-lines.ts';

/** The lines that can be bought, as the totals rule wants them. */
export function pricedLines(judged: readonly JudgedLine[]): PricedLine[] {
  return judged
    .filter((one) => one.standing === 'buyable')
    .map(({ line, unitPrice }) => ({ id: line.id, unitPrice, quantity: line.qty }));
}
