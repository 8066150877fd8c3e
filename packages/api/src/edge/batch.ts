import DataLoader from 'dataloader';
import type { ApiContext } from '../context.ts';
import { oncePerRequest } from './once.ts';

/** Questions that one statement answers at most, so that it stays of a size. */
const MOST_AT_ONCE = 20;

/**
 * Gathers what the parts of a page ask at one moment, so that one call of `answerAll` answers them; its answers
 * stand in the order of the questions.
 */
export function inBatches<Q, A>(
  answerAll: (api: ApiContext, questions: readonly Q[]) => Promise<readonly A[]>,
): (api: ApiContext, question: Q) => Promise<A> {
  const loaderOf = oncePerRequest(
    (api) =>
      new DataLoader<Q, A>((questions) => answerAll(api, questions), {
        cache: false,
        maxBatchSize: MOST_AT_ONCE,
      }),
  );
  return (api, question) => loaderOf(api).load(question);
}
