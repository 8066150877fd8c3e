/**
 * Waits for work to end; calls `onLate` once when it has not after so many milliseconds, and waits on. Whatever a timer
 * holds stays in memory until it is over, so this one never outlives the work.
 */
export async function within<T>(milliseconds: number, work: Promise<T>, onLate: () => void): Promise<T> {
  const timer = setTimeout(onLate, milliseconds);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for work no longer than so many milliseconds; after that `late` stands in for its result, which is ignored. */
export async function atMost<T, L>(milliseconds: number, work: Promise<T>, late: L): Promise<T | L> {
  const over = Promise.withResolvers<L>();
  return within(milliseconds, Promise.race([work, over.promise]), () => over.resolve(late));
}
