/**
 * Does the work for all of a list, never for more than `limit` at a time. Where it fails, nothing more is begun,
 * and the error is thrown when what had begun has ended, so that nothing goes on behind the caller's back.
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
