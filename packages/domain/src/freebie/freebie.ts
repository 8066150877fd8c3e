import type { Money } from '../money/index.ts';

/** A gift that a cart earns. */
export interface FreebieRule {
  readonly id: string;
  /** Paid merchandise from this amount on. */
  readonly minSubtotal?: Money | null | undefined;
  /** Pieces of these products (any of them together) that must be bought. */
  readonly productIds?: readonly string[] | null | undefined;
  readonly minQuantity?: number | null | undefined;
  /** The shopper takes one of these. */
  readonly choices: readonly string[];
  /** Put into the cart by itself when there is only one choice. */
  readonly autoAdd: boolean;
}

export interface FreebieLine {
  readonly id: string;
  readonly productId: string;
  readonly quantity: number;
  readonly subtotal: Money;
  /** The rule that gave this line; such a line is free and earns nothing. */
  readonly freebieOf?: string | null | undefined;
}

export interface FreebieResult {
  /** Choices to offer, in the order of the rules; the page offers the first. CART-515 */
  readonly prompts: readonly { readonly ruleId: string; readonly choices: readonly string[] }[];
  readonly autoAdd: readonly { readonly ruleId: string; readonly productId: string }[];
  /** Ids of free lines that are not, or no longer, earned. */
  readonly unearned: readonly string[];
}

/**
 * What gifts a cart earns and which of its gifts it has lost. One gift per rule. CART-515, CART-516, CART-527
 * @awaits promotions
 */
export function evaluateFreebies(
  rules: readonly FreebieRule[],
  lines: readonly FreebieLine[],
): FreebieResult {
  const paid = lines.filter((line) => !line.freebieOf);
  const earned = rules.filter((rule) => rule.choices.length > 0 && isEarned(rule, paid));
  const kept = keptGifts(earned, lines);
  const open = earned.filter((rule) => !kept.has(rule.id));
  return {
    prompts: open.filter((rule) => !addsItself(rule)).map(({ id, choices }) => ({ ruleId: id, choices })),
    autoAdd: open.filter(addsItself).map(({ id, choices }) => ({ ruleId: id, productId: choices[0] ?? '' })),
    unearned: lines
      .filter((line) => line.freebieOf && kept.get(line.freebieOf) !== line.id)
      .map((line) => line.id),
  };
}

function isEarned(rule: FreebieRule, paid: readonly FreebieLine[]): boolean {
  const subtotal = paid.reduce((sum, line) => sum + line.subtotal, 0);
  if (rule.minSubtotal != null && subtotal < rule.minSubtotal) return false;
  const counted = rule.productIds?.length
    ? paid.filter((line) => rule.productIds?.includes(line.productId))
    : paid;
  return counted.reduce((sum, line) => sum + line.quantity, 0) >= Math.max(1, rule.minQuantity ?? 1);
}

/** Returns the one line per earned rule that may stay free: the first that is among the choices. */
function keptGifts(earned: readonly FreebieRule[], lines: readonly FreebieLine[]): Map<string, string> {
  const kept = new Map<string, string>();
  for (const rule of earned) {
    const isGift = (line: FreebieLine) => line.freebieOf === rule.id && line.quantity === 1;
    const gift = lines.find((line) => isGift(line) && rule.choices.includes(line.productId));
    if (gift) kept.set(rule.id, gift.id);
  }
  return kept;
}

function addsItself(rule: FreebieRule): boolean {
  return rule.autoAdd && rule.choices.length === 1;
}
