/**
 * Ends when the browser has a connection again.
 * @throws the reason of `signal` when the person does not wait, or has given up before
 */
export const untilOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const done = () => {
      removeEventListener('online', online);
      signal.removeEventListener('abort', stop);
    };
    const online = () => {
      done();
      resolve();
    };
    const stop = () => {
      done();
      reject(signal.reason);
    };
    addEventListener('online', online);
    signal.addEventListener('abort', stop);
  });
