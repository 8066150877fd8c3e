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

/** An addition on its way: sent, or taken by the server. */
export interface AdditionNews {
  readonly phase: 'sent' | 'added';
  readonly productId: string;
  readonly name: string;
}

const followers = new Set<(news: AdditionNews) => void>();

/** Called for each addition, from wherever it is made. ATC-014, ATC-016 */
export function onAddition(follower: (news: AdditionNews) => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}

interface AddToCartOptions {
  /** Of the product, to say what was added. */
  readonly name: string;
  /** Milliseconds until the label comes back. */
  readonly restoresAfter: number;
  readonly onAdded?: (() => void) | undefined;
}

/**
 * Returns the state of one add-to-cart form: scripts send it and stay on the page, and its label changes while and
 * shortly after the call. ATC-014 to ATC-017, CARD-521 to CARD-526
 */
export function useAddToCart({ name, restoresAfter, onAdded }: AddToCartOptions) {
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
    const addition = readAddition(new FormData(event.currentTarget));
    const tell = (phase: AdditionNews['phase']) => {
      for (const follow of followers) follow({ phase, productId: addition.productId, name });
    };
    tell('sent');
    const answered = await sendAddition(addition);
    setAnswer(answered);
    setPhase(answered.success ? 'added' : 'idle');
    if (!answered.success) return;
    restoring.current = setTimeout(() => setPhase('idle'), restoresAfter);
    const { cartCount } = answered;
    if (cartCount !== undefined) for (const listener of listeners) listener(cartCount);
    onAdded?.();
    tell('added');
  };

  return { submit, phase, answer };
}
