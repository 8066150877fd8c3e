import { type LineChoice, takesText } from '@stoa/domain';
import type { LineTexts } from './cart-lines.ts';
import { type Choices, type Customisable, feeOf } from './customise.ts';

/**
 * Tells what was chosen and typed for a piece in the words of the product: options first, each kind in the order in
 * which it is asked for. What the product asks for no more keeps the name it was stored by, and nobody knows its fee.
 * OPT-019, PRICE-017, CART-528
 */
export function lineChoices(
  { productOptions, personalizationOptions }: Pick<Customisable, 'productOptions' | 'personalizationOptions'>,
  { options, personalization }: Choices,
): LineChoice[] {
  const chosen = inOrder(options, productOptions, ({ label }) => label);
  const typed = inOrder(personalization, personalizationOptions, ({ code }) => code);
  return [
    ...chosen.map(({ name, text, of }) => ({
      label: name,
      value: text,
      fee: of ? feeOf(of, text) : null,
      typed: of === undefined || takesText(of.optionType),
    })),
    ...typed.map(({ name, text, of }) => ({
      label: of?.label ?? readable(name),
      value: text,
      fee: 0,
      typed: true,
    })),
  ];
}

/** Objects in the database forget the order of their keys. */
function inOrder<Asked>(texts: LineTexts | null, asked: readonly Asked[], nameOf: (of: Asked) => string) {
  const left = new Map(Object.entries(texts ?? {}));
  const known = asked.flatMap((of) => {
    const name = nameOf(of);
    const text = left.get(name);
    left.delete(name);
    return text === undefined ? [] : [{ name, text, of }];
  });
  return [...known, ...[...left].map(([name, text]) => ({ name, text, of: undefined }))];
}

/** `recipient_name` as people read it. */
function readable(code: string): string {
  const words = code.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
