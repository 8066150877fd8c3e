import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { AddPhase } from './add-to-cart-button.tsx';
import { readAddition } from './addition.ts';
import { type AddAnswer, sendAddition } from './send-addition.ts';

const listeners = new Set<(count: number) => void>();

/** Called with the cart's count after each addition. CART-512 */
export function onCartCount(listener: (count: number) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface AddToCartOptions {
  /** Milliseconds until the label comes back. */
  readonly restoresAfter: number;
  readonly onAdded?: (() => void) | undefined;
}

/**
 * Returns the state of one add-to-cart form: scripts send it and stay on the page, and its label changes while and
 * shortly after the call. ATC-014 to ATC-017, CARD-521 to CARD-526
 */
export function useAddToCart({ restoresAfter, onAdded }: AddToCartOptions) {
  const [phase, setPhase] = useState<AddPhase>('idle');
  const [answer, setAnswer] = useState<AddAnswer>();
  const restoring = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(restoring.current), []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase === 'adding') return;
    clearTimeout(restoring.current);
    setPhase('adding');
    setAnswer(undefined);
    const answered = await sendAddition(readAddition(new FormData(event.currentTarget)));
    setAnswer(answered);
    setPhase(answered.success ? 'added' : 'idle');
    if (!answered.success) return;
    restoring.current = setTimeout(() => setPhase('idle'), restoresAfter);
    const { cartCount } = answered;
    if (cartCount !== undefined) for (const listener of listeners) listener(cartCount);
    onAdded?.();
  };

  return { submit, phase, answer };
}
