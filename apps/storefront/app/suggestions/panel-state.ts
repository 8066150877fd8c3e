import { normaliseKeyword, wantsSuggestions } from '@stoa/domain';
import type { Answer } from './ask-suggestions.ts';
import { type Option, optionsOf } from './options.ts';

/** What the panel shows, and whether it is shown. */
export interface PanelState {
  readonly answer?: Answer | undefined;
  readonly options: readonly Option[];
  /** Whether the search box has the focus; an answer then opens the panel. */
  readonly wanted: boolean;
  readonly open: boolean;
  /** The option marked by the arrow keys. */
  readonly marked?: number | undefined;
}

export type PanelEvent =
  /** The search box has got the focus, or other text. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'answer'; readonly answer: Answer | undefined }
  | { readonly kind: 'mark'; readonly option: number }
  | { readonly kind: 'close' };

export const closedPanel: PanelState = { options: [], wanted: false, open: false };

/**
 * Returns the panel after something has happened. A failure empties and hides it. SEARCH-009, SEARCH-022, SEARCH-023
 */
export function nextPanel(state: PanelState, event: PanelEvent): PanelState {
  switch (event.kind) {
    case 'text': {
      const keyword = normaliseKeyword(event.text);
      const wanted = wantsSuggestions(keyword, undefined);
      // What was answered before stays while one types on, and returns for the same keyword.
      const open = wanted && state.options.length > 0 && (state.open || state.answer?.keyword === keyword);
      return { ...state, wanted, open, marked: undefined };
    }
    case 'answer': {
      const { answer } = event;
      const options = answer ? optionsOf(answer) : [];
      return { answer, options, wanted: state.wanted, open: state.wanted && options.length > 0 };
    }
    case 'mark':
      return { ...state, open: true, marked: event.option };
    case 'close':
      return { ...state, wanted: false, open: false, marked: undefined };
  }
}

/** Returns how many options the keys may go through: none while what was answered is not what is written. */
export function choices({ open, answer, options }: PanelState, text: string): number {
  return open || answer?.keyword === normaliseKeyword(text) ? options.length : 0;
}
