import { normaliseKeyword, wantsSuggestions } from '@stoa/domain';

/** The pause in typing, in milliseconds, after which suggestions are requested. SEARCH-011, CONST-027 */
export const DEBOUNCE_MS = 200;

/** Asks the server; rejects when it does not answer. */
export type Ask<A> = (keyword: string, signal: AbortSignal) => Promise<A>;

export interface Suggester {
  /** The text in the search box has changed. */
  typed(text: string): void;
  /** Stops: no more requests and no more notifications. */
  stop(): void;
}

/**
 * Asks for suggestions while somebody types: once they pause, from two characters on, never twice in a row for the
 * same keyword, and never two requests at a time. The listener gets the answer, or nothing after a failure.
 * SEARCH-008 to SEARCH-011, SEARCH-022
 */
export function createSuggester<A>(ask: Ask<A>, tell: (answer: A | undefined) => void): Suggester {
  let last: string | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  async function request(keyword: string): Promise<void> {
    running?.abort();
    const mine = new AbortController();
    running = mine;
    last = keyword;
    const answer = await ask(keyword, mine.signal).catch(() => undefined);
    if (!mine.signal.aborted) tell(answer);
  }

  return {
    typed(text) {
      clearTimeout(pause);
      if (!wantsSuggestions(text, last)) return;
      pause = setTimeout(() => request(normaliseKeyword(text)), DEBOUNCE_MS);
    },
    stop() {
      clearTimeout(pause);
      running?.abort();
    },
  };
}
