import { type FocusEvent, useEffect, useRef, useState } from 'react';

/** What has the focus; for an entry of a menu, which is gone with it, what opened the menu. */
function opener(): HTMLElement | undefined {
  const active = document.activeElement;
  const menu = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const found = menu ? document.getElementById(menu) : active;
  return found instanceof HTMLElement ? found : undefined;
}

/** Gives the focus back to what opened a dialog when it is gone, if nothing else has taken it. ADM-059 */
export function useFocusBack(): void {
  const [from] = useState(opener);
  useEffect(
    () => () => {
      if (isLost()) from?.focus({ preventScroll: true });
    },
    [from],
  );
}

/**
 * Gives the focus back to where it came from when what held it is gone, such as a bar that goes with what it saves; where
 * that is gone, too, to the heading of the screen. On touch screens it goes to no field, since that opens the keyboard
 * there. Returns what the element takes that comes and goes. ADM-059
 */
export function useFocusOut() {
  const holds = useRef(false);
  const from = useRef<EventTarget>(null);
  useEffect(
    () => () => {
      if (!holds.current || !isLost()) return;
      const before = from.current;
      if (before instanceof HTMLElement && !(isField(before) && byTouch())) {
        before.focus({ preventScroll: true });
      }
      if (isLost()) document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    },
    [],
  );
  return {
    onFocus({ currentTarget, relatedTarget }: FocusEvent) {
      holds.current = true;
      // Where it comes back from a dialog, what it came from before that counts.
      if (relatedTarget === null || currentTarget.contains(relatedTarget)) return;
      if (isOfDialog(relatedTarget, currentTarget)) return;
      from.current = relatedTarget;
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      // Without a next place it is the window that lost the focus, or what had it is gone.
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) holds.current = false;
    },
  };
}

/** Whether something stands in a dialog that is above what holds the focus. */
const isOfDialog = (target: EventTarget, holder: Element): boolean => {
  const dialog = target instanceof Element ? target.closest('[role=dialog]') : null;
  return dialog !== null && !dialog.contains(holder);
};

const isLost = (): boolean => document.activeElement === document.body;
const isField = (element: HTMLElement): boolean => element.matches('input, textarea, select');
const byTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches;
