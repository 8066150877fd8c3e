import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { changeListState, type ListState, readListState, writeListState } from './list-state.ts';

/** What a list shows, and how to change it. */
export interface ListControl {
  readonly state: ListState;
  /** Changes what is shown, and with it the address; `replace` makes no step for Back. */
  readonly change: (change: Change, how?: { readonly replace?: boolean }) => void;
}

/** What is to be another, or what makes it of what is shown by then: two may come before anything was drawn. */
type Change = Partial<ListState> | ((state: ListState) => Partial<ListState>);

/**
 * Keeps what a list shows in the address. `filters` are the names of its filters and stay the same. ADM-050, ADM-051
 */
export function useListState(filters: readonly string[]): ListControl {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readListState(new URLSearchParams(search), filters), [search, filters]);
  // Two changes may come before the address has changed: the second builds on the first.
  const latest = useRef({ state, search });
  useEffect(() => {
    latest.current = { state, search };
  }, [state, search]);

  const change = useCallback<ListControl['change']>(
    (asked, { replace = false } = {}) => {
      const before = latest.current;
      const wanted = typeof asked === 'function' ? asked(before.state) : asked;
      const next = changeListState(before.state, wanted);
      const written = writeListState(next, new URLSearchParams(before.search), filters).toString();
      const address = written === '' ? '' : `?${written}`;
      if (address === before.search) return;
      latest.current = { state: next, search: address };
      const otherPage = wanted.place !== undefined;
      navigate({ pathname, search: address }, { replace, preventScrollReset: !otherPage });
    },
    [navigate, pathname, filters],
  );
  return { state, change };
}
