import { type FocusEvent, type FormEvent, type RefObject, useRef, useState } from 'react';
import { checkoutFaults, type Faults, faultsOf, listFaults } from './checkout-faults.ts';
import type { CheckoutState } from './checkout-state.ts';
import { readValues } from './values.ts';

/**
 * Checks what is entered with scripts: a field that was changed when it is left, one that is at fault with every key,
 * and all of them before the order is sent. What the server found stands beside it until the field is changed.
 */
export function useFaults(
  form: RefObject<HTMLFormElement | null>,
  { checkout, errors, message }: CheckoutState,
) {
  const [answered, setAnswered] = useState(errors);
  const [faults, setFaults] = useState<Faults>(() => faultsOf(errors));
  /** The faults of the last attempt to order, which the list above the form names. */
  const [attempted, setAttempted] = useState<Faults>(message === undefined ? {} : faults);
  const changed = useRef(new Set<string>());
  if (answered !== errors) {
    setAnswered(errors);
    const told = faultsOf(errors);
    setFaults({ ...faults, ...told });
    if (message !== undefined) setAttempted({ ...attempted, ...told });
  }

  const found = (): Faults =>
    form.current ? checkoutFaults(readValues(new FormData(form.current)), checkout) : {};
  /** Keeps those faults of before that are still there, with one field checked anew. */
  const recheck = (isShown: (name: string, shown: Faults) => boolean) => {
    const now = found();
    setFaults((shown) => Object.fromEntries(Object.entries(now).filter(([name]) => isShown(name, shown))));
  };

  return {
    faults,
    /** Those of the last attempt that are still there, in the order of the form. */
    listed: listFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => name in attempted))),
    /** Checks the whole form; tells whether it can be sent. */
    check: (): boolean => {
      const all = found();
      setFaults(all);
      setAttempted(all);
      return Object.keys(all).length === 0;
    },
    onInput: ({ target }: FormEvent<HTMLFormElement>) => {
      const name = nameOf(target);
      if (!name) return;
      changed.current.add(name);
      if (name in faults || name.endsWith('.country')) recheck((one, shown) => one in shown);
    },
    onBlur: ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
      const name = nameOf(target);
      // Sending checks all; a line that appears now would push the button from under the pointer.
      if (!name || !changed.current.has(name) || relatedTarget instanceof HTMLButtonElement) return;
      recheck((one, shown) => one === name || one in shown);
    },
  };
}

function nameOf(target: EventTarget): string | undefined {
  const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  return isControl || target instanceof HTMLTextAreaElement ? target.name : undefined;
}
