import { createContext, use, useEffect } from 'react';
import { makeStore, useStore } from '../store.ts';

/** What holds something typed and not saved, by its id, with the dialog that it stands in; '' outside of dialogs. */
const held = makeStore<ReadonlyMap<string, string>>(new Map());

/** The dialog around what is typed, by an id; '' outside of dialogs. */
export const AroundUnsaved = createContext('');

/** Says whether `id`, in the dialog `around`, holds something that is not saved. */
export function setUnsaved(id: string, unsaved: boolean, around: string): void {
  if (held.get().has(id) === unsaved) return;
  const next = new Map(held.get());
  if (unsaved) next.set(id, around);
  else next.delete(id);
  held.set(next);
}

/** Guards what is typed and not saved, while it is and as long as it is on the screen. ADM-035 */
export function useGuarded(id: string, unsaved: boolean): void {
  const around = use(AroundUnsaved);
  useEffect(() => setUnsaved(id, unsaved, around), [id, unsaved, around]);
  useEffect(() => () => setUnsaved(id, false, around), [id, around]);
}

/** Whether anything is typed and not saved at this moment: at all, or in one dialog. */
export const hasUnsaved = (inside?: string): boolean =>
  inside === undefined ? held.get().size > 0 : [...held.get().values()].includes(inside);

/** Lets go of all that is typed and not saved, or of what is so in one dialog. */
export const forgetUnsaved = (inside?: string): void =>
  held.set(new Map(inside === undefined ? [] : [...held.get()].filter(([, around]) => around !== inside)));

/** Whether anything on the screen is typed and not saved. */
export const useUnsaved = (): boolean => useStore(held).size > 0;
