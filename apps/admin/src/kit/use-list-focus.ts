import { type RefObject, useEffect, useRef } from 'react';

/** Where the focus goes when entries of a list are moved or taken out. */
interface ListFocus<List extends HTMLElement> {
  /** The element whose children are the entries. */
  readonly list: RefObject<List | null>;
  /**
   * Says, before the list changes, that the focus goes to the entry which is then at `at`; past the end, to the last.
   * Within it the element with `data-button` of this name gets it, or else the first that can have it.
   */
  readonly goTo: (at: number, button?: string) => void;
}

/**
 * Keeps the place of whoever works by keyboard in a list whose buttons vanish under them: after an entry was taken out
 * the focus is on the next one, after the last on the one before, and after the only one on the element with the id
 * `restId`, such as what adds entries. ADM-059
 */
export function useListFocus<List extends HTMLElement>(restId: string): ListFocus<List> {
  const list = useRef<List>(null);
  const wanted = useRef<{ readonly at: number; readonly button: string | undefined }>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const { at, button } = wanted.current;
    wanted.current = undefined;
    const entries = list.current?.children ?? [];
    const found = within(entries[Math.min(at, entries.length - 1)], button);
    (found ?? document.getElementById(restId))?.focus();
  });
  // A list that is drawn only while it has entries is gone with its last one.
  useEffect(
    () => () => {
      if (wanted.current !== undefined) document.getElementById(restId)?.focus();
    },
    [restId],
  );
  return {
    list,
    goTo: (at, button) => {
      wanted.current = { at, button };
    },
  };
}

const CAN_HAVE_IT = ':is(button, input, select, textarea):enabled';

/** Finds what gets the focus in an entry: what is named so, or at an end of the list, where it is disabled, another. */
const within = (entry: Element | undefined, button = ''): HTMLElement | null | undefined =>
  entry?.querySelector<HTMLElement>(`[data-button="${button}"]:enabled`) ??
  entry?.querySelector<HTMLElement>(CAN_HAVE_IT);
