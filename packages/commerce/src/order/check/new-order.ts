import type { CartOwner, EvaluatedLine } from '../../cart/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import type { ShopProfile } from '../../shop/index.ts';
import type { CheckedCheckout } from './checkout-issues.ts';

/** Everything an order is made of, checked. */
export interface NewOrder {
  readonly ctx: ShopContext;
  readonly profile: ShopProfile;
  readonly owner: CartOwner;
  readonly sellerId: string;
  readonly cartId: string;
  readonly evaluated: readonly EvaluatedLine[];
  readonly checked: CheckedCheckout;
  readonly orderId: string;
  readonly incrementId: string;
}
