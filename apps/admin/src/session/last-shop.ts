const KEY = 'stoa-last-shop';

/** Returns the code of the shop that was open last in this browser, if it is known. */
export function lastShop(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the code of the shop that is open, for the next time. */
export function keepLastShop(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // Storage is off: the first shop opens.
  }
}
