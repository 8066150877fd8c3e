/** A line that was taken out, as far as it takes to put it back. */
export interface RemovedLine {
  readonly name: string;
  readonly productId: string;
  readonly qty: number;
  readonly options: readonly (readonly [label: string, value: string])[];
  readonly personalization: readonly (readonly [code: string, value: string])[];
}

/** The product's page, and what had been chosen there. */
export interface WayBack {
  readonly path: string;
  /** Fields of its form that were filled in; none where it asks for nothing. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** The message of the cart page after a change. CART-524, CART-525 */
export interface CartNotice {
  readonly tone: 'success' | 'danger';
  readonly text: string;
  /** HTTP status of the page that shows it. */
  readonly status: number;
  /** Errors of single lines, which stand beside them. */
  readonly itemErrors?: readonly { readonly item_id: string; readonly message: string }[];
  readonly removed?: RemovedLine;
  /** Where a refused addition came from. */
  readonly backTo?: WayBack | undefined;
}
