import { useLocation } from 'react-router';

/** What a link to a record carries along: from which list one came, and at which step of the history it lies. */
export interface FromList {
  readonly list: string;
  readonly step: number;
}

/** The step of the history that is shown; the router counts them. */
export function stepNow(): number {
  const held: unknown = window.history.state;
  const step = typeof held === 'object' && held !== null && 'idx' in held ? held.idx : undefined;
  return typeof step === 'number' ? step : 0;
}

/** The state of a link from a list to a record, by which `BackToList` finds back. ADM-051 */
export function useListLinkState(): FromList {
  const { pathname, search } = useLocation();
  return { list: pathname + search, step: stepNow() };
}
