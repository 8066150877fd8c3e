/** The three kinds of shop; the contract calls a shop a client. TEN-002, TEN-502 */
export const clientTypes = ['essential', 'marketplace', 'marketplaceseller'] as const;
export type ClientType = (typeof clientTypes)[number];

export function isClientType(value: unknown): value is ClientType {
  return clientTypes.some((type) => type === value);
}

/** The properties that decide whether a shop is served. */
export interface ShopState {
  readonly type: ClientType;
  /** `active`, or any other word. */
  readonly status: string;
  /** The frontend switch; absent counts as on. */
  readonly frontendStatus?: boolean | null | undefined;
}

/**
 * Tells whether the shop is served. Every type needs its frontend not switched off; the shop of a marketplace seller
 * needs an active status as well. TEN-511 to TEN-516, OPEN-519
 */
export function isShopAvailable(shop: ShopState): boolean {
  if (shop.frontendStatus === false) return false;
  return shop.type !== 'marketplaceseller' || shop.status === 'active';
}

/**
 * Tells whether several sellers sell on one site, with seller choice and a cart per seller. TEN-003, TEN-004,
 * TEN-503, TEN-504
 */
export function isMarketplace(type: ClientType): boolean {
  return type === 'marketplace';
}

/** Tells whether a seller may be shown and bought from. MKT-004 */
export function isSellerUsable(seller: { approvedForMarketplace: boolean; status: string }): boolean {
  return seller.approvedForMarketplace && seller.status === 'active';
}
