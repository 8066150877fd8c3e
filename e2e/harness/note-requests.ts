import type { Page, Request } from 'playwright-core';

/** Notes the addresses that a page asks for from here on, of the requests that are meant. */
export function noteRequests(page: Page, isMeant: (request: Request) => boolean): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isMeant(request)) asked.push(request.url());
  });
  return asked;
}
