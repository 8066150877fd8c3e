import { adminCustomersText } from '@stoa/messages';
import { expect, it } from 'vitest';
import { personName } from './person-name.ts';

it('a name is as long as the shop takes it of customers, and one that is longer is told so in words', () => {
  expect(personName.safeParse('n'.repeat(255)).success).toBe(true);
  const [issue] = personName.safeParse('n'.repeat(256)).error?.issues ?? [];
  expect(issue?.message).toBe(adminCustomersText.nameLength());
});
