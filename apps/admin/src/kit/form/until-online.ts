/** Ends when the browser has a connection again. @throws the reason of `signal` when the person does not wait */
export const untilOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
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
