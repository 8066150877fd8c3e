import { useState } from 'react';
import { type ChosenColumns, columnsKey, readColumns } from './kept-columns.ts';

function read(key: string): ChosenColumns {
  try {
    return readColumns(localStorage.getItem(key));
  } catch {
    return {};
  }
}

function keep(key: string, chosen: ChosenColumns): void {
  try {
    localStorage.setItem(key, JSON.stringify(chosen));
  } catch {
    // Storage is off: the columns are as they were when the list is opened again.
  }
}

/** Which columns of a list a person chose, kept in this browser. ADM-052 */
export function useChosenColumns(person: string, list: string) {
  const key = columnsKey(person, list);
  const [held, setHeld] = useState(() => ({ key, chosen: read(key) }));
  const chosen = held.key === key ? held.chosen : read(key);
  const choose = (next: ChosenColumns) => {
    setHeld({ key, chosen: next });
    keep(key, next);
  };
  return [chosen, choose] as const;
}
