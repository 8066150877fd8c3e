import { makeStore, useStore } from '../store.ts';

/** The forms that hold something typed and not saved. */
const forms = makeStore<ReadonlySet<string>>(new Set());

/** Says whether the form `id` holds something that is not saved. */
export function setUnsaved(id: string, unsaved: boolean): void {
  if (forms.get().has(id) === unsaved) return;
  const next = new Set(forms.get());
  if (unsaved) next.add(id);
  else next.delete(id);
  forms.set(next);
}

/** Whether anything is typed and not saved, at this moment. */
export const hasUnsaved = (): boolean => forms.get().size > 0;

/** Lets go of all that is typed and not saved. */
export const forgetUnsaved = (): void => forms.set(new Set());

/** Whether anything on the screen is typed and not saved. */
export const useUnsaved = (): boolean => useStore(forms).size > 0;
