import { expect, it, vi } from 'vitest';
import { asked } from '../testing/asked.ts';
import { renderPage } from '../testing/render.tsx';
import { ErrorBoundary, loader } from './checkout-success.tsx';

const opened = (path: string) => {
  const execute = vi.fn().mockResolvedValue({ order: null });
  return loader(asked(execute, path)).catch((reason: unknown) => reason);
};

it.each(['/checkout/success', '/checkout/success?order=another&token=guessed'])(
  'the confirmation without an order is not found: %s',
  async (path) => expect(await opened(path)).toMatchObject({ init: { status: 404 } }),
);

it('it says where the order can be found, in the checkout’s own layout', async () => {
  const error = { status: 404, statusText: '', internal: false, data: { code: 'not-found' } };
  const html = await renderPage('/checkout/success', <ErrorBoundary error={error} params={{}} />);
  expect(html).toContain('There is no order to show here');
  expect(html).not.toContain('type="search"');
});
