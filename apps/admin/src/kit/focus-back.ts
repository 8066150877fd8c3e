import { useEffect, useState } from 'react';

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
      if (document.activeElement === document.body) from?.focus({ preventScroll: true });
    },
    [from],
  );
}
