/** A code that shoppers type in. Amounts are cents, days are counted from the day the shop is filled. */
export interface CouponDraft {
  readonly code: string;
  readonly title: string;
  readonly effect:
    | { readonly kind: 'percent'; readonly percent: number }
    | { readonly kind: 'fixed'; readonly amount: number }
    | { readonly kind: 'free-shipping' };
  readonly minSubtotal?: number;
  readonly startsInDays?: number;
  readonly endsInDays?: number;
  readonly usageLimit?: number;
  readonly usageLimitPerCustomer?: number;
  /** Only these products are discounted; without any, all are. */
  readonly skus?: readonly string[];
}

/** A gift that a cart earns; the shopper takes one of the choices. */
export interface FreebieDraft {
  readonly id: string;
  readonly title: string;
  readonly minSubtotal?: number;
  readonly minQuantity?: number;
  /** Pieces of these products count; without any, all do. */
  readonly skus?: readonly string[];
  /** Skus of simple products. */
  readonly choices: readonly string[];
  /** Put into the cart by itself when there is one choice only. */
  readonly autoAdd: boolean;
}
