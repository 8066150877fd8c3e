import { data } from 'react-router';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render.tsx';
import { ErrorPage } from './error-page.tsx';
import { statusOf, titleOf } from './error-status.ts';

/** Returns an error as React Router hands it to a page. */
const answered = (status: number) => ({ status, statusText: '', internal: false, data: data({}).data });

describe('an error that is no 404', () => {
  it('has the title of a server error, and 500 where it has no status of its own [ERR-004, ERR-007, CONST-057]', () => {
    expect(statusOf(new Error('no matter what'))).toBe(500);
    expect(statusOf(answered(503))).toBe(503);
    expect(titleOf(500)).toBe('Internal Server Error');
    expect(titleOf(503)).toBe('Internal Server Error');
    expect(titleOf(404)).toBe('Page not found');
  });

  it.each([
    [400, 'Please check what you entered.'],
    [405, 'This address does not take such requests.'],
  ])('is not ours with %d, and says what was wrong', async (status, sentence) => {
    expect(titleOf(status)).toBe(sentence);
    const html = await renderPage('/', <ErrorPage error={answered(status)} />);
    expect(html).toContain(`<h1>${sentence}</h1>`);
    expect(html).not.toContain('Internal Server Error');
  });

  it('is drawn as such, and leads back into the shop [ERR-006, TXT-513, TXT-514, TXT-515, TXT-516]', async () => {
    const html = await renderPage('/', <ErrorPage error={new Error('secret')} />);
    expect(html).toContain('<h1>500 - Internal Server Error</h1>');
    expect(html).toContain('Something went wrong.');
    expect(html).toContain('Whoops...');
    expect(html).toContain(
      'Something went wrong on our end. Don&#x27;t worry, it&#x27;s not you - it&#x27;s us. Please refresh this page or try again later.',
    );
    expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Continue Shopping<\/a>/);
    expect(html).not.toContain('secret');
  });
});
