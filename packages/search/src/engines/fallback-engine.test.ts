import { expect, it } from 'vitest';
import { IndexUnavailable, type SearchEngine } from '../port/engine.ts';
import type { SearchResult } from '../port/result.ts';
import { testQuery } from '../testing/world.ts';
import { fallbackEngine } from './fallback-engine.ts';

const answer = (total: number): SearchResult => ({
  hits: [],
  total,
  facets: [],
  maxRating: 0,
  categories: [],
  sort: 'id-desc',
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

it('falls back without a report while the first engine is unavailable, and says that another stands in', async () => {
  const result = { ...answer(2), standsIn: true };
  expect(await search(failing(new IndexUnavailable('loading')))).toEqual({ result, reported: [] });
});

it('falls back when the first engine fails, and reports the fault', async () => {
  const error = new Error('broken');
  const result = { ...answer(2), standsIn: true };
  expect(await search(failing(error))).toEqual({ result, reported: [error] });
});

it('has the second engine for good where the first expects no index', async () => {
  const error = new IndexUnavailable('too large', { isLasting: true });
  expect(await search(failing(error))).toEqual({ result: answer(2), reported: [] });
});

it('does not fall back when the requester has aborted', async () => {
  const reason = new Error('gone');
  await expect(search(failing(reason), AbortSignal.abort(reason))).rejects.toBe(reason);
});
