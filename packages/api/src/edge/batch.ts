import DataLoader from 'dataloader';
import type { ApiContext } from '../context.ts';
import { oncePerRequest } from './once.ts';

/** The most questions per statement. */
const MOST_AT_ONCE = 20;

/**
 * Batches the questions that the parts of a page ask at the same moment into one call of `answerAll`, which answers
 * in their order.
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
