import { callRest } from '@stoa/contract';
import { useShopView } from '@stoa/ui';
import { onCartCount } from '@stoa/widgets';
import { useEffect, useSyncExternalStore } from 'react';

type Listener = () => void;

const listeners = new Set<Listener>();
let count: number | undefined;
/** Whether the last request was for a signed-in customer or a guest. */
let askedFor: boolean | undefined;

/** Tells the badge how much the cart holds, as the server's last answer said. CART-512 */
export function setCartCount(next: number): void {
  count = next;
  for (const listener of listeners) listener();
}

/** Asks the server; what is personal to a guest comes by this one small call. CART-514 */
async function askForCount(): Promise<void> {
  const { count: told } = await callRest('/api/cart/count');
  if (told !== undefined) setCartCount(told);
}

/** Requests the count again, after a change whose reply had no count. */
export function refreshCartCount(): void {
  askForCount().catch(() => undefined);
}

function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns how many items the cart holds; undefined until known. It is asked for anew when somebody signs in or out.
 * HDR-005, AUTH-506
 */
export function useCartCount(): number | undefined {
  const { signedIn } = useShopView();
  useEffect(() => {
    if (askedFor === signedIn) return;
    if (askedFor === undefined) listenForChanges();
    askedFor = signedIn;
    refreshCartCount();
  }, [signedIn]);
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => undefined,
  );
}

function listenForChanges(): void {
  onCartCount(setCartCount);
  // A page restored from the back-forward cache shows an outdated count.
  addEventListener('pageshow', (event) => {
    if (event.persisted) refreshCartCount();
  });
}
