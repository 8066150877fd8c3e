import { expect, it } from 'vitest';
import { asked } from '../testing/asked.ts';
import { action } from './age.tsx';

/** Where the answer to the question of age leads, and the cookie that keeps it. */
async function answer(given: string, returnTo: string) {
  const reply = await action(
    asked(async () => Promise.reject(new Error('not asked')), '/age', {
      answer: given,
      return: returnTo,
    }),
  );
  return [reply.headers.get('Location'), reply.headers.get('Set-Cookie')] as const;
}

it('the answer leads back to the page that asked, and to no other host [SHELL-012, AUTH-514]', async () => {
  const [back, kept] = await answer('yes', '/cigars?page=2');
  expect([back, kept]).toEqual([
    '/cigars?page=2',
    expect.stringMatching(/^age_confirm=yes; .*Max-Age=2592000/),
  ]);
  for (const evil of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '',
  ])
    expect((await answer('yes', evil))[0], evil).toBe('/');
  expect((await answer('no', '/'))[1]).toMatch(/^age_confirm=no; (?!.*Max-Age)/);
});
