const REMIND_MS = { terminal: 1_000, file: 15_000 };

/** Seconds since `start` (milliseconds of `performance.now()`), for people. */
export function secondsSince(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/**
 * Does a step that may take long and prints one line about it, with the time it took. Meanwhile a terminal
 * shows the seconds run, and a log gets a sign of life now and then. `doing` may change meanwhile, `done` may depend
 * on the result, and `isGood` says whether a result counts as success.
 */
export async function step(doing, done, work, isGood = () => true) {
  const terminal = process.stdout.isTTY === true;
  const start = performance.now();
  const print = (mark, text, end) => {
    process.stdout.write(`${terminal ? '\r\x1b[K' : ''}${mark} ${text} (${secondsSince(start)})${end}`);
  };
  const now = () => (typeof doing === 'function' ? doing() : doing);
  const remind = () => print('…', now(), terminal ? '' : '\n');
  if (terminal) remind();
  const timer = setInterval(remind, terminal ? REMIND_MS.terminal : REMIND_MS.file);
  try {
    const result = await work();
    print(isGood(result) ? '✓' : '✗', typeof done === 'function' ? done(result) : done, '\n');
    return result;
  } catch (error) {
    print('✗', `${now()} failed`, '\n');
    throw error;
  } finally {
    clearInterval(timer);
  }
}
