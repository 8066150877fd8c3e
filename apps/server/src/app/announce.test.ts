import { expect, it } from 'vitest';
import { accountsMessage, readyMessage, shopAddress } from './announce.ts';

it('says where shops and back office are', () => {
  const places = [
    { name: 'Harbor & Home', address: 'https://harbor.example/' },
    { name: 'Back office', address: 'https://admin.example/' },
  ];
  expect(readyMessage(places).split('\n').slice(3, 5)).toEqual([
    '  Harbor & Home        https://harbor.example/',
    '  Back office          https://admin.example/',
  ]);
});

it.each([
  ['https://shop.example', 'shop.example', 'https://shop.example/'],
  ['https://shop.example:8443/en', 'shop.example', 'https://shop.example:8443/en/'],
  ['http://shop.example', 'shop.example', 'http://shop.example/'],
  // The demo was filled while another port was open.
  ['http://harbor.localhost:3000', 'harbor.localhost', 'http://harbor.localhost:3210/'],
  ['http://localhost', 'localhost', 'http://localhost:3210/'],
  ['http://127.0.0.1:3000', '127.0.0.1', 'http://127.0.0.1:3210/'],
  ['http://[::1]:3000', '[::1]', 'http://[::1]:3210/'],
])('a shop at %s is where one can visit it', (baseUrl, host, address) => {
  expect(shopAddress(baseUrl, host, 3210)).toBe(address);
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
