import type { Page } from 'playwright-core';

/** What screens of the back office load besides who is signed in. */
const PARTS = /\/api\/v1\/(shops\/.*|account.*)/;

/** The fault that is answered in place of the server; tests look for its id. */
export const FAULT = {
  type: 'about:blank',
  title: 'Internal Server Error',
  status: 500,
  code: 'internal',
  detail: 'Something went wrong on our side.',
  instance: 'req-lost',
  errors: [],
  params: {},
} as const;

/** What screens load and what has not come. */
interface HeldParts {
  /** Lets all of it come. */
  readonly letGo: () => void;
  /** Has all of it fail, now and later. */
  readonly fail: () => void;
}

/** Holds what the screens of a page load until it is let go or fails. */
export async function holdParts(page: Page): Promise<HeldParts> {
  const decided = Promise.withResolvers<'come' | 'fail'>();
  await page.unroute(PARTS);
  await page.route(PARTS, async (route) => {
    if ((await decided.promise) === 'come') return route.continue();
    return route.fulfill({
      status: FAULT.status,
      contentType: 'application/problem+json',
      body: JSON.stringify(FAULT),
    });
  });
  return { letGo: () => decided.resolve('come'), fail: () => decided.resolve('fail') };
}
