import { parseQuantity } from '@stoa/domain';

/** What a form asks to put into the cart. */
export interface Addition {
  readonly productId: string;
  /** Of the variation that is meant; undefined for a product without any. */
  readonly sku: string | undefined;
  /** Absent when what was typed is no quantity. */
  readonly quantity: number | undefined;
  /** Choices by option label. API-041 */
  readonly options: Readonly<Record<string, string>>;
  /** What was typed, by field code. */
  readonly personalization: Readonly<Record<string, string>>;
}

/**
 * Reads an add-to-cart form: `product`, `sku`, `qty` (one when there is no such field), `option[Label]` and
 * `personalization[code]`. Fields left empty are left out. CART-509, CART-510, CART-511, QTY-008
 */
export function readAddition(form: FormData): Addition {
  const quantity = form.get('qty');
  return {
    productId: String(form.get('product') ?? ''),
    sku: String(form.get('sku') ?? '') || undefined,
    quantity: quantity === null ? 1 : parseQuantity(quantity),
    options: namedFields(form, 'option'),
    personalization: namedFields(form, 'personalization'),
  };
}

/** Returns the fields `group[name]` by name. */
function namedFields(form: FormData, group: string): Record<string, string> {
  const start = `${group}[`;
  const fields = [...form].flatMap(([key, value]) => {
    const isOurs = key.startsWith(start) && key.endsWith(']') && typeof value === 'string' && value !== '';
    return isOurs ? [[key.slice(start.length, -1), value] as const] : [];
  });
  return Object.fromEntries(fields);
}
