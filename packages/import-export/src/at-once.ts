/**
 * Runs the work for each item of a list, at most `limit` at a time. After a failure no more items are begun, and the
 * error is thrown when the running ones have ended, so that no work outlives the call.
 */
export async function atOnce<T>(
  list: readonly T[],
  limit: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const rest = list.values();
  let hasFailed = false;
  const worker = async () => {
    for (const one of rest) {
      if (hasFailed) return;
      try {
        await work(one);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: Math.min(limit, list.length) }, worker));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
