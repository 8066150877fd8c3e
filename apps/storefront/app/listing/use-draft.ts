import type { ListingView } from '@stoa/domain';
import { useEffect, useRef, useState } from 'react';
import { addressOf } from './address.ts';
import type { ListingData } from './listing-data.ts';
import { loadPage } from './scroll/load-page.ts';

/** Filters that have been chosen but not applied. */
export interface Draft {
  /** The listing as it would be, counts included once they are known. */
  readonly draft: ListingData;
  /** Whether its counts are those of the choices. */
  readonly isKnown: boolean;
  readonly choose: (view: ListingView) => void;
}

/** Begins with what is applied. After each choice the server says what would be left. */
export function useDraft(data: ListingData): Draft {
  const [held, setHeld] = useState({ draft: data, isKnown: true });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function choose(view: ListingView): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setHeld(({ draft }) => ({ draft: { ...draft, view }, isKnown: false }));
    try {
      const { groups, paging } = await loadPage(addressOf(data, view), controller.signal);
      setHeld(({ draft }) => ({
        draft: { ...draft, result: { ...draft.result, groups, paging } },
        isKnown: true,
      }));
    } catch {
      // Superseded, or not answered: the choices can be applied without their counts.
    }
  }

  return { ...held, choose };
}
