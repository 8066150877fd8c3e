/**
 * Waits for what has no limit of its own.
 * @throws Error that says what took longer than so many milliseconds.
 */
export async function within<T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`${what} did not end within ${milliseconds} ms`)),
    milliseconds,
  );
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
