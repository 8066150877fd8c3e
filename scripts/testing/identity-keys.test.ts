import { expect, it } from 'vitest';
import { projectFolder } from '../launch/project.mjs';
import { comparesOtherwise, otherwiseCompared } from './identity-keys.ts';

/** Files that compare an address as it was written, each with why that is right there. */
const ALLOWED: Readonly<Record<string, string>> = {
  'packages/commerce/src/customer/reset-password.ts': 'the link has the address as the account had it',
};

it('addresses and nick names are compared by their keys alone, but for what is listed with a reason', () => {
  const found = otherwiseCompared(projectFolder);
  expect([...found].filter(([file]) => !(file in ALLOWED))).toEqual([]);
  expect(Object.keys(ALLOWED).filter((file) => !found.has(file))).toEqual([]);
});

it.each([
  'eq(sql`lower($' + '{customer.email})`, email)',
  'select 1 from customer where lower("email") = $1',
  'email.trim().toLowerCase()',
  'parse(email).toLowerCase() === parse(given.email).toLowerCase()',
  'row.nickName.toLocaleUpperCase()',
  'where nick_name ilike $1',
  'eq(salesOrder.email, email)',
  '"email" citext',
])('%s is found', (source) => {
  expect(comparesOtherwise(source).length).toBeGreaterThan(0);
});

it.each(['eq(customer.emailKey, emailKey(email))', 'lower(p.brand)', 'sku.trim().toLowerCase()'])(
  '%s is none',
  (source) => {
    expect(comparesOtherwise(source)).toEqual([]);
  },
);
