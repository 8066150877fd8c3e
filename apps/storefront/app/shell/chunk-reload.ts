/** When the page last reloaded itself, in milliseconds. */
const KEY = 'stoa-chunk-reload';

/** A lasting failure must not cause a loop of reloads. SHELL-009, CONST-039 */
const GUARD = 60_000;

type Reloads = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Tells whether to reload because a script chunk could not be loaded: after a new version was put in place the old
 * chunks are gone. At most once a minute; where nothing can be remembered, never.
 */
export function mayReload(storage: Reloads, now: number): boolean {
  try {
    const last = Number(storage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
    if (now - last < GUARD) return false;
    storage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}

/** Vite says so when a chunk fails to load. SHELL-008, ERR-511 */
export function guardChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!mayReload(sessionStorage, Date.now())) return;
    event.preventDefault();
    location.reload();
  });
}
