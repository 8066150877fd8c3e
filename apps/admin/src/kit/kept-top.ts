const KEY = 'stoa-list-scroll';
/** How many steps back one finds a list where one left it. */
const MOST = 50;

type Kept = readonly (readonly [key: string, top: number])[];

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Keeps how far something was scrolled when its step of the history was left, in CSS pixels. ADM-051 */
export function keepTop(key: string, top: number): void {
  try {
    const others = read().filter(([other]) => other !== key);
    sessionStorage.setItem(KEY, JSON.stringify([...others, [key, top]].slice(-MOST)));
  } catch {
    // Storage is off: what must be loaded anew opens at its top.
  }
}

/** Returns how far something was scrolled when its step of the history was left; 0 where nobody knows. */
export const keptTop = (key: string): number => read().find(([kept]) => kept === key)?.[1] ?? 0;
