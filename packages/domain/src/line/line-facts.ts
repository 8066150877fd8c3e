import type { CalendarDay } from '../format/index.ts';
import type { Money } from '../money/index.ts';

/** What was chosen or typed for a piece, by the words of the shop. */
export interface LineChoice {
  /** The label of the option, or of the field of the personalisation. */
  readonly label: string;
  /** The label of the chosen value, or the text that was typed. */
  readonly value: string;
  /** What it adds to the price of one piece, in minor units; null where that is not known, or must not be seen. */
  readonly fee: Money | null;
  /** The buyer's own words, which no rule of the shop vouches for. */
  readonly typed: boolean;
}

/** What the facts of a line are made of: the same of a cart's line, of an order's, and of one in a mail. */
export interface DescribedLine {
  readonly sku: string;
  /** `Red | Large`; empty for what is no variation. */
  readonly variationText: string;
  /** A fee is in whatever units the reader of the facts shows. */
  readonly choices: readonly Pick<LineChoice, 'label' | 'value' | 'fee'>[];
  readonly qty: number;
  /** How many of these pieces come later. */
  readonly backorderedQty: number;
  /** The merchant's words for them; empty for none. */
  readonly backorderMessage: string;
  /** The day on which they are expected to be sent; null where none is known. */
  readonly backorderShipDay: CalendarDay | null;
}

/** One thing that is told of a line beside its name, its quantity and its amounts. */
export type LineFact =
  | { readonly kind: 'variation'; readonly text: string }
  | { readonly kind: 'sku'; readonly text: string }
  /** `fee` in the units of the choice that it was made of; null for what adds nothing, or nothing that is known. */
  | {
      readonly kind: 'choice';
      readonly label: string;
      readonly value: string;
      readonly fee: number | null;
    }
  | {
      readonly kind: 'backorder';
      /** Pieces that are there, and pieces that come later. */
      readonly inStock: number;
      readonly backordered: number;
      readonly message: string;
      readonly shipDay: CalendarDay | null;
    };

/**
 * Lists what is to be told of a line, in the order in which it is read: the variation, what was chosen and typed, the
 * sku, and what of it comes later. Every page and the mail of an order tell these facts, each in its own words; a kind
 * that is added here does not compile until all of them have words for it. CART-528, ENT-549, ENT-553, OPT-019
 */
export function lineFacts(line: DescribedLine): LineFact[] {
  const { sku, variationText, choices } = line;
  return [
    ...(variationText ? [{ kind: 'variation', text: variationText } as const] : []),
    ...choices.map(({ label, value, fee }) => ({ kind: 'choice', label, value, fee: fee || null }) as const),
    { kind: 'sku', text: sku },
    ...backorderOf(line),
  ];
}

function backorderOf({ qty, backorderedQty, backorderMessage, backorderShipDay }: DescribedLine): LineFact[] {
  if (backorderedQty <= 0) return [];
  return [
    {
      kind: 'backorder',
      inStock: qty - backorderedQty,
      backordered: backorderedQty,
      message: backorderMessage,
      shipDay: backorderShipDay,
    },
  ];
}
