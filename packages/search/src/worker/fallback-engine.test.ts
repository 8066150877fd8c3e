import { expect, it } from 'vitest';
import { IndexUnavailable, type SearchEngine } from '../port/engine.ts';
import type { SearchResult } from '../port/result.ts';
import { testQuery } from '../testing/world.ts';
import { fallbackEngine } from './fallback-engine.ts';

const answer = (total: number): SearchResult => ({
  ...{ hits: [], total, facets: [], maxRating: 0, categories: [], sort: 'id-desc' },
});
const answering = (total: number): SearchEngine => ({ search: async () => answer(total) });
const failing = (error: Error): SearchEngine => ({ search: () => Promise.reject(error) });

async function search(first: SearchEngine, signal?: AbortSignal) {
  const reported: unknown[] = [];
  const engine = fallbackEngine(first, answering(2), (error) => reported.push(error));
  return { result: await engine.search(testQuery(), signal && { signal }), reported };
}

it('asks the first engine while it answers', async () => {
  expect(await search(answering(1))).toEqual({ result: answer(1), reported: [] });
});

it('asks the second while the first is unavailable, which is nothing to report', async () => {
  expect(await search(failing(new IndexUnavailable('loading')))).toEqual({ result: answer(2), reported: [] });
});

it('asks the second when the first fails, and reports it', async () => {
  const error = new Error('broken');
  expect(await search(failing(error))).toEqual({ result: answer(2), reported: [error] });
});

it('asks nobody for what the asker gave up', async () => {
  const reason = new Error('gone');
  await expect(search(failing(reason), AbortSignal.abort(reason))).rejects.toBe(reason);
});
