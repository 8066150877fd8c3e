import { useLayoutEffect, useRef } from 'react';

/**
 * Returns what does something once the press is over that took the focus away. At once, it would move what is pressed
 * from under the pointer; and it is done before a form is sent by that press.
 */
export function useAfterPress(act: () => void): () => void {
  const latest = useRef(act);
  const run = useRef(() => latest.current());
  useLayoutEffect(() => {
    latest.current = act;
  });
  useLayoutEffect(() => {
    const waiting = run.current;
    return () => document.removeEventListener('click', waiting);
  }, []);
  return () => document.addEventListener('click', run.current, { once: true });
}
