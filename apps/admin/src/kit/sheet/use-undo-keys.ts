import { useEffect } from 'react';
import type { SheetModel } from './sheet-model.ts';

/** What was done by a key. */
export type ByKey = 'undone' | 'redone';

/**
 * Has Ctrl+Z take back, and Ctrl+Y and Ctrl+Shift+Z do again, wherever on the screen of a sheet they are pressed: also
 * after a button was. Fields outside of the sheet take back what was typed in them, and dialogs keep their keys.
 * `onDone` hears what was done. ADM-059, ADM-114
 */
export function useUndoKeys<Row>(sheet: SheetModel<Row>, onDone: (done: ByKey) => void): void {
  useEffect(() => {
    const byKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      if ((key !== 'z' && key !== 'y') || isOthers(event.target)) return;
      // The field would take back its own alone.
      event.preventDefault();
      const redoes = key === 'y' || event.shiftKey;
      if (redoes ? sheet.redo() : sheet.undo()) onDone(redoes ? 'redone' : 'undone');
    };
    document.addEventListener('keydown', byKey);
    return () => document.removeEventListener('keydown', byKey);
  }, [sheet, onDone]);
}

/** Whether something has a use of its own for these keys. */
function isOthers(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[role=dialog]') !== null) return true;
  return target.closest('[data-row]') === null && target.matches('input, textarea, [contenteditable]');
}
