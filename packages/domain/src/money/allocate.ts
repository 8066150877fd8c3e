import { type Money, toMoney } from './money.ts';

interface Part {
  readonly index: number;
  share: bigint;
  readonly remainder: bigint;
}

/**
 * Splits an amount in proportion to weights so that the parts add up to it exactly (largest remainder; among
 * equal remainders the first). Weights that are all zero share evenly; a weight of zero beside others gets
 * nothing.
 * @throws RangeError for no weights and an amount that is not zero, or a weight that is negative or not a
 * safe integer
 */
export function allocate(amount: Money, weights: readonly number[]): Money[] {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError('weights are non-negative safe integers');
  }
  if (weights.length === 0) {
    if (amount === 0) return [];
    throw new RangeError('nothing to allocate the amount to');
  }
  const sign = amount < 0 ? -1 : 1;
  const parts = shares(BigInt(Math.abs(toMoney(amount))), effectiveWeights(weights));
  return parts.map((share) => toMoney(Number(share) * sign));
}

function effectiveWeights(weights: readonly number[]): bigint[] {
  const allZero = weights.every((weight) => weight === 0);
  return weights.map((weight) => (allZero ? 1n : BigInt(weight)));
}

function shares(amount: bigint, weights: readonly bigint[]): bigint[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  const parts = weights.map((weight, index): Part => {
    const product = amount * weight;
    return { index, share: product / total, remainder: product % total };
  });
  let left = amount - parts.reduce((sum, part) => sum + part.share, 0n);
  const byRemainder = [...parts].sort((a, b) => compare(b.remainder, a.remainder) || a.index - b.index);
  for (const part of byRemainder) {
    if (left === 0n) break;
    part.share += 1n;
    left -= 1n;
  }
  return parts.map((part) => part.share);
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
