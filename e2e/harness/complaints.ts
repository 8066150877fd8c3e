import type { BrowserContext, ConsoleMessage } from 'playwright-core';

/** Collects the errors of a browser; a violated security policy is a console error too. */
export interface Complaints {
  readonly list: string[];
  /** Expects replies with this status from here on. */
  expectStatus(status: number): void;
  /** Expects messages with these words from here on. */
  expectWords(words: string): void;
}

/** Listens to all pages of a context. */
export function collectComplaints(context: BrowserContext, scripts: boolean): Complaints {
  const list: string[] = [];
  const expected = new Set<number>();
  const expectedWords: string[] = [];
  const complain = (complaint: string) => {
    if (!expectedWords.some((words) => complaint.includes(words))) list.push(complaint);
  };
  const isExpected = (message: ConsoleMessage) =>
    [...expected].some((status) =>
      message.text().includes(`the server responded with a status of ${status}`),
    );

  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!isExpected(message)) complain(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => {
    // An error of a script that did not come has a message and no stack.
    const { message, stack } = webError.error();
    complain(`page error: ${message}\n${stack ?? ''}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation drops what the page before it still loads; where scripts are off they are not fetched.
    if (reason !== 'net::ERR_ABORTED' && !(reason === 'csp' && !scripts))
      complain(`request failed: ${request.url()} ${reason}`);
  });
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const isOwn = hostname.endsWith('.localhost') || hostname === '127.0.0.1';
    if (protocol.startsWith('http') && !isOwn) complain(`third party: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() < 400 || expected.has(response.status())) return;
    complain(`status ${response.status()}: ${response.url()}`);
  });
  return {
    list,
    expectStatus: (status) => expected.add(status),
    expectWords: (words) => expectedWords.push(words),
  };
}
