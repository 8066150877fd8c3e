import { type RefObject, useEffect, useRef } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Replays to React what was entered in `root` before hydration, or restored by the browser after a reload: otherwise
 * such controls show one value while the page works with another. Call it once what is in `root` has been hydrated.
 */
export function replayEarlyInput(root: ParentNode): void {
  for (const control of root.querySelectorAll<Control>('input, select, textarea')) {
    if (control instanceof HTMLSelectElement) replayChoice(control);
    else if (control.type === 'radio' || control.type === 'checkbox') replayCheck(control);
    else if (control.type !== 'hidden' && control.type !== 'file') replayText(control);
  }
}

/**
 * For a part of a page that comes with a script of its own and so is hydrated after the page: `replayEarlyInput` for
 * what is in the element that gets the reference.
 */
export function useEarlyInput<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (ref.current) replayEarlyInput(ref.current);
  }, []);
  return ref;
}

function replayChoice(control: HTMLSelectElement): void {
  const options = [...control.options];
  const preselected = options.findLastIndex((option) => option.defaultSelected);
  if (control.selectedIndex === Math.max(preselected, 0)) return;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** React compares with what was last set through the element's own property; a press changes it beside that. */
function replayCheck(control: Control): void {
  if (!(control instanceof HTMLInputElement) || control.checked === control.defaultChecked) return;
  // Of a group of radio buttons only the chosen one is replayed.
  if (control.type === 'radio' && !control.checked) return;
  control.checked = control.defaultChecked;
  control.click();
}

function replayText(control: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, defaultValue } = control;
  if (value === defaultValue) return;
  control.value = defaultValue;
  const prototype = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
