import { ContractError, LoginDocument } from '@stoa/contract';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LoginForm } from '../account/login-form.tsx';
import { asked } from '../testing/asked.ts';
import { renderPage } from '../testing/render.tsx';
import { action, loader } from './login.tsx';

const credentials = { email: 'ada@example.com', password: 'correct horse' };

/** What signing in answers, sent with this page to return to. */
async function signIn(reply: object, returnTo = '') {
  const execute = vi.fn().mockResolvedValue({ login: reply });
  const answer = await action(asked(execute, '/login', { ...credentials, return: returnTo }));
  expect(execute).toHaveBeenCalledExactlyOnceWith(LoginDocument, credentials);
  return answer instanceof Response ? answer.headers.get('Location') : answer;
}

it.each([
  ['/verify-email?token=x', 'Please sign in to confirm your email address.'],
  ['/order/x/tracking', 'This order belongs to an account. Please sign in to see it.'],
  ['/checkout/success?order=x', 'This order belongs to an account. Please sign in to see it.'],
  ['/account/orders', undefined],
  ['/checkout', undefined],
])('says to whom a link led there why they are to sign in: %s', async (target, reason) => {
  const url = new URL(`https://shop.test/login?return=${encodeURIComponent(target)}`);
  expect(loader({ url } as Parameters<typeof loader>[0])).toEqual({ target, reason });
});

it('a refusal keeps where the form was to lead, without scripts too [AUTH-507]', async () => {
  const answer = await signIn({ success: false, message: 'Not right.' }, '/checkout');
  expect(answer).toMatchObject({ data: { returnTo: '/checkout' } });
  const refusal = { message: 'Not right.', email: credentials.email, returnTo: '/checkout' };
  const html = await renderPage('/login', createElement(LoginForm, { returnTo: '/', refusal }));
  expect(html).toMatch(/name="return" value="\/checkout"/);
  expect(html).toMatch(/name="email"[^>]*value="ada@example.com"|value="ada@example.com"[^>]*name="email"/);
});

it('what failed has its own status: too many attempts are 429 [OPEN-506]', async () => {
  const limited = new ContractError({ code: 'rate-limited', status: 429, retryable: true });
  const execute = vi.fn().mockRejectedValue(limited);
  const answer = await action(asked(execute, '/login', credentials));
  expect(answer).toMatchObject({ data: { email: credentials.email }, init: { status: 429 } });
});

it('a fault that nobody foresaw is no refusal: it is thrown, so that it is told of', async () => {
  const execute = vi.fn().mockRejectedValue(new Error('no such column'));
  await expect(action(asked(execute, '/login', credentials))).rejects.toThrow('no such column');
});

describe('signing in by the form', () => {
  it('leads to the page that was remembered before [AUTH-508]', async () => {
    expect(await signIn({ success: true, redirect: '/account/orders' })).toBe('/account/orders');
    expect(await signIn({ success: true, redirect: null })).toBe('/');
  });

  it('leads where the form was opened from first, and to no other host [AUTH-508, AUTH-514]', async () => {
    const remembered = { success: true, redirect: '/account/orders' };
    expect(await signIn(remembered, '/checkout')).toBe('/checkout');
    expect(await signIn(remembered, '//evil.example')).toBe('/account/orders');
  });

  it('that is refused keeps the address, and not the password', async () => {
    const answer = await signIn({ success: false, message: 'Not right.' });
    expect(answer).toMatchObject({
      data: { email: credentials.email, message: 'Not right.' },
      init: { status: 401 },
    });
    expect(JSON.stringify(answer)).not.toContain(credentials.password);
  });
});
