import { Suspense, use } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWhole } from './render-whole.server.ts';

beforeEach(() => {
  // React takes its turns by setImmediate.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const options = { nonce: 'n', patience: 1000 };

/** A page with a part that comes later, or not at all. */
function Page({ part }: { part: Promise<string> }) {
  const Part = () => <b>{use(part)}</b>;
  return (
    <main>
      <Suspense fallback="loading">
        <Part />
      </Suspense>
    </main>
  );
}

it('a page that is drawn is held by no timer any longer', async () => {
  const { html, failure } = await renderWhole(<Page part={Promise.resolve('there')} />, options);
  expect([html.toString(), failure]).toEqual([expect.stringContaining('<b>there</b>'), undefined]);
  expect(vi.getTimerCount()).toBe(0);
});

it('a page that fails is held by none either, and throws', async () => {
  const Broken = () => {
    throw new Error('no such shop');
  };
  await expect(renderWhole(<Broken />, options)).rejects.toThrow('no such shop');
  expect(vi.getTimerCount()).toBe(0);
});

it('a part that fails is left out, and it is told why', async () => {
  const { html, failure } = await renderWhole(
    <Page part={Promise.reject(new Error('no reviews'))} />,
    options,
  );
  expect(html.toString()).toContain('loading');
  expect(failure).toEqual({ cause: new Error('no reviews') });
});

it('a part that does not come is left out after a while, and it is told why', async () => {
  const drawn = renderWhole(<Page part={new Promise(() => undefined)} />, options);
  await new Promise((done) => setImmediate(done));
  vi.advanceTimersByTime(1000);
  const { html, failure } = await drawn;
  expect(html.toString()).toContain('loading');
  expect(failure).toEqual({ cause: new Error('the page was not drawn within 1000 ms') });
});
