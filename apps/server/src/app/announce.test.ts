import { expect, it } from 'vitest';
import { accountsMessage, readyMessage } from './announce.ts';

it('says where shops and back office are, under the port that is open', () => {
  const places = [
    { name: 'Harbor & Home', host: 'harbor.localhost' },
    { name: 'Back office', host: 'admin.localhost' },
  ];
  expect(readyMessage(places, 3210).split('\n').slice(3, 5)).toEqual([
    '  Harbor & Home        http://harbor.localhost:3210/',
    '  Back office          http://admin.localhost:3210/',
  ]);
});

it('names every account with what it is for', () => {
  const said = accountsMessage({
    password: 'stoa-demo',
    shoppers: [{ email: 'shopper@example.com', status: 'verified' }],
    staff: [{ email: 'owner@example.com', role: 'owner' }],
  });
  expect(said).toContain('password stoa-demo');
  expect(said).toMatch(/shopper@example.com +verified/);
  expect(said).toMatch(/owner@example.com +owner/);
});
