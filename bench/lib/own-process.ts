import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A module that runs in a process of its own and answers one call at a time. */
export interface OwnProcess<Q, A> {
  call(question: Q): Promise<A>;
  /** Waits until it is gone. */
  stop(): Promise<void>;
}

interface Failure {
  readonly failure: string;
}

/** Starts `module`, which answers with `answerCalls`. `Q` and `A` must be what it takes and gives. */
export function startProcess<Q extends object, A extends object>(module: URL): OwnProcess<Q, A> {
  const child = fork(fileURLToPath(module), { env: { ...process.env, NODE_ENV: 'production' } });
  const ended = once(child, 'exit');
  return {
    async call(question) {
      const answered = once(child, 'message');
      child.send(question);
      const [answer]: (A | Failure)[] = await Promise.race([
        answered,
        ended.then(() => [{ failure: `${module.pathname} ended` }]),
      ]);
      if (answer === undefined || 'failure' in answer) throw new Error(answer?.failure ?? 'no answer');
      return answer;
    },
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}

/** Makes the module at hand one for `startProcess`; it ends when it is let go. */
export function answerCalls<Q, A extends object>(answer: (question: Q) => Promise<A>): void {
  const send = (message: A | Failure) => process.send?.(message);
  process.on('message', (question: Q) => {
    answer(question).then(send, (error: Error) => send({ failure: error.stack ?? error.message }));
  });
  process.on('disconnect', () => process.exit(0));
}
