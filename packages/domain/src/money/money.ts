/**
 * An amount in minor units of the shop's currency (cents), always a safe integer. The currency is the
 * shop's and travels beside it.
 */
export type Money = number;

/** A share in parts per million: 1 % is 10 000, a tax of 8.875 % is 88 750. Always an integer. */
export type Rate = number;

const MILLION = 1_000_000n;

/**
 * Reads an amount from a database (`bigint` columns arrive as text or bigint) or from JSON.
 * @throws RangeError when it is not an integer or too large to be exact
 */
export function toMoney(value: bigint | string | number): Money {
  const amount = typeof value === 'string' && !/^-?\d+$/.test(value) ? Number.NaN : Number(value);
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an amount in minor units: ${String(value)}`);
  return amount === 0 ? 0 : amount;
}

/** Returns the sum of amounts. @throws RangeError when the sum is too large to be exact */
export function sumMoney(amounts: Iterable<Money>): Money {
  let sum = 0;
  for (const amount of amounts) sum = toMoney(sum + amount);
  return sum;
}

/** Returns the price of `quantity` pieces. @throws RangeError when it is too large to be exact */
export function timesQuantity(unitPrice: Money, quantity: number): Money {
  return toMoney(unitPrice * quantity);
}

/**
 * Returns what of an amount falls to one of `quantity` pieces, rounded half up to the minor unit; all of it where there
 * are none. The amount is not below 0.
 */
export function perPiece(amount: Money, quantity: number): Money {
  return Math.round(amount / Math.max(1, quantity));
}

/**
 * Returns the share of an amount, rounded half up to the minor unit. Negative amounts round symmetrically, so that a
 * refund gives back exactly what was taken.
 */
export function shareOf(amount: Money, rate: Rate): Money {
  return rounded(BigInt(amount) * BigInt(rate), MILLION);
}

/**
 * Returns the share that an amount already contains: a tax of 19 % within 119.00 is 19.00. Rounded as by `shareOf`.
 */
export function shareWithin(amount: Money, rate: Rate): Money {
  return rounded(BigInt(amount) * BigInt(rate), MILLION + BigInt(rate));
}

function rounded(dividend: bigint, divisor: bigint): Money {
  const magnitude = dividend < 0n ? -dividend : dividend;
  const quotient = (magnitude * 2n + divisor) / (divisor * 2n);
  return toMoney(dividend < 0n ? -quotient : quotient);
}
