/** What is kept of the reply, to be given again. */
export interface StoredOrder {
  readonly orderId: string;
  readonly incrementId: string;
}

export interface PlacedOrder extends StoredOrder {
  /** Opens the order without signing in; for the buyer alone. OPEN-033 */
  readonly guestToken: string;
}
