import { expect, it } from 'vitest';
import { signInAddress, wayBack } from './way-back.ts';

it('signing in leads back to where the session had ended, filters included [ADM-037]', () => {
  const address = new URL(
    signInAddress('/harbor/audit?verb=role.assign&from=2026-01-01'),
    'http://admin.localhost',
  );
  expect(address.pathname).toBe('/sign-in');
  expect(wayBack(address.search)).toBe('/harbor/audit?verb=role.assign&from=2026-01-01');
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
  'signing in never leads to another site, such as %s',
  (to) => expect(wayBack(`?${new URLSearchParams({ to })}`)).toBe('/'),
);
