import { withPage } from '@stoa/domain';
import { useEffect, useRef, useState } from 'react';
import { addressOf } from '../address.ts';
import type { ListingData } from '../listing-data.ts';
import { loadPage } from './load-page.ts';
import { openWindow, type PageWindow, withLoaded } from './page-window.ts';

export type LoadState = 'idle' | 'loading' | 'failed';

/** A listing's pages on the screen, and what to call for another one. */
export interface LoadedPages {
  readonly window: PageWindow;
  readonly state: LoadState;
  /** The page that is being loaded, or could not be. */
  readonly wanted: number | undefined;
  /** Loads a page next to those that are there; while one is being loaded no other is. */
  readonly load: (page: number) => Promise<void>;
}

interface Held {
  readonly source: ListingData['result'];
  readonly window: PageWindow;
  readonly state: LoadState;
  readonly wanted: number | undefined;
}

/** Begins anew with every answer of the route: other filters, another order, prices of somebody who has signed in. */
export function usePageWindow(data: ListingData): LoadedPages {
  const [held, setHeld] = useState(() => begin(data));
  const current = held.source === data.result ? held : begin(data);
  if (current !== held) setHeld(current);

  const running = useRef<AbortController>(undefined);
  // What was asked for another answer is of no use here.
  useEffect(() => () => running.current?.abort(), [data.result]);

  async function load(page: number): Promise<void> {
    if (running.current && !running.current.signal.aborted) return;
    const controller = new AbortController();
    running.current = controller;
    const change = (to: (held: Held) => Partial<Held>) =>
      setHeld((now) => (now.source === data.result ? { ...now, ...to(now) } : now));
    change(() => ({ state: 'loading', wanted: page }));
    try {
      const { products, paging } = await loadPage(
        addressOf(data, withPage(data.view, page)),
        controller.signal,
      );
      change(({ window }) => ({
        window: withLoaded(window, { number: page, products }, paging.total_pages),
        state: 'idle',
        wanted: undefined,
      }));
    } catch {
      change(() => ({ state: 'failed' }));
    } finally {
      if (running.current === controller) running.current = undefined;
    }
  }

  const { window, state, wanted } = current;
  return { window, state, wanted, load };
}

function begin({ result }: ListingData): Held {
  const { paging, products } = result;
  return {
    source: result,
    window: openWindow({ number: paging.page, products }, paging.total_pages),
    state: 'idle',
    wanted: undefined,
  };
}
