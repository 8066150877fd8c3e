import { callRest, type RestCalls } from '@stoa/contract';
import { failureText, shellText } from '@stoa/messages';
import type { Addition } from './addition.ts';

/** How an addition went. */
export interface AddAnswer {
  readonly success: boolean;
  /** Why not, for people; empty after success. */
  readonly message: string;
  /** Pieces in the cart now; absent after a failure. */
  readonly cartCount?: number;
}

/** Puts a product into the cart by the public contract. A failure is an answer, never an exception. CART-522, OPEN-042 */
export async function sendAddition(addition: Addition): Promise<AddAnswer> {
  const { productId, sku, quantity, options, personalization } = addition;
  try {
    const reply = await callRest('/api/cart/add', {
      id: productId,
      sku,
      qty: quantity,
      product_options_data: options,
      personalization_data: personalization,
    });
    return readReply(reply);
  } catch {
    return { success: false, message: navigator.onLine ? failureText.wentWrong() : shellText.offline() };
  }
}

function readReply({ success, message, cart_count }: RestCalls['/api/cart/add']['reply']): AddAnswer {
  if (!success) return { success: false, message: message || failureText.wentWrong() };
  return { success, message: '', ...(cart_count !== undefined && { cartCount: cart_count }) };
}
