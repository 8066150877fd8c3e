import type { Page } from 'playwright-core';

interface Refusal {
  readonly method: string;
  /** Below `/api/v1`; `*` is anything. */
  readonly path: string;
  readonly status: number;
  readonly title: string;
  readonly code: string;
  readonly detail: string;
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[];
}

/** Refuses a call to the contract of the back office until what is returned is called. */
export async function refuse(page: Page, refusal: Refusal): Promise<() => Promise<void>> {
  const { method, path, ...problem } = refusal;
  const address = `**/api/v1${path}`;
  await page.route(address, (route) =>
    route.request().method() === method
      ? route.fulfill({
          status: problem.status,
          contentType: 'application/problem+json',
          body: JSON.stringify({ type: 'about:blank', instance: 'req-1', ...problem }),
        })
      : route.continue(),
  );
  return () => page.unroute(address);
}
