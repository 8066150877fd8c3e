export interface PlacedOrder {
  readonly orderId: string;
  readonly incrementId: string;
  /** Opens the order without signing in; for the buyer alone. OPEN-033 */
  readonly guestToken: string;
}
