import { expect, it } from 'vitest';
import { officeUrl } from './office-url.ts';

it.each([
  ['admin.example', '127.0.0.1', 'https://admin.example'],
  ['admin.example', undefined, 'http://admin.example:3210'],
  ['admin.localhost', '127.0.0.1', 'http://admin.localhost:3210'],
  ['admin.localhost', undefined, 'http://admin.localhost:3210'],
])(
  'the back office at %s with the proxies %s is where one can visit it',
  (adminHost, trustProxy, address) => {
    expect(officeUrl({ adminHost, trustProxy }, 3210)).toBe(address);
  },
);
