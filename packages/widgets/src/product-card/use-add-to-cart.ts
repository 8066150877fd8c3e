import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { AddPhase } from './add-to-cart-button.tsx';

/** What the cart's action answers to a script. */
export interface AddAnswer {
  readonly success: boolean;
  readonly message: string;
  readonly cartCount: number;
}

const listeners = new Set<(count: number) => void>();

/** Hears how much the cart holds after each adding. */
export function onCartCount(listener: (count: number) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state of one add-to-cart form: the label changes while and shortly after the call. ATC-014 to ATC-017 */
export function useAddToCart(restoresAfter: number) {
  const fetcher = useFetcher<AddAnswer>();
  const [restored, setRestored] = useState(true);
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;

  useEffect(() => {
    if (!answer) return;
    if (answer.success) for (const listener of listeners) listener(answer.cartCount);
    setRestored(false);
    const timer = setTimeout(() => setRestored(true), restoresAfter);
    return () => clearTimeout(timer);
  }, [answer, restoresAfter]);

  const phase: AddPhase =
    fetcher.state !== 'idle' ? 'adding' : answer?.success && !restored ? 'added' : 'idle';
  return { Form: fetcher.Form, phase, answer };
}
