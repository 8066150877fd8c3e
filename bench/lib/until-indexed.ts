import { ask } from '../../e2e/harness/http.ts';

const PATIENCE_SECONDS = 600;

/** How many searches indexes have answered. */
export async function indexAnswers(port: number): Promise<number> {
  const { text } = await ask({ port, host: 'metrics.localhost', path: '/metrics' });
  return Number(/^stoa_search_answers_total\{engine="index"\} (\d+)$/m.exec(text)?.[1] ?? 0);
}

/** Asks until an index answers, and not PostgreSQL any more; seconds from the first question on. */
export async function untilIndexed(port: number, askOnce: () => Promise<void>): Promise<number> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const before = await indexAnswers(port);
  while (seconds() < PATIENCE_SECONDS) {
    await askOnce();
    if ((await indexAnswers(port)) > before) return seconds();
  }
  throw new Error('no index answered');
}
