import { expect, it } from 'vitest';
import { reasonOf } from './thrown.ts';

const ring = new AggregateError([], '');
ring.errors.push(ring);

it.each<[thrown: unknown, reason: string]>([
  [new Error('no room'), 'no room'],
  ['no room', 'no room'],
  [undefined, 'undefined'],
  [null, 'null'],
  [Symbol('no room'), 'Symbol(no room)'],
  [12n, '12'],
  [{ message: 'a copy', stack: 'x' }, 'a copy'],
  [
    new AggregateError([new Error('::1 refused'), new Error('127.0.0.1 refused')]),
    '::1 refused; 127.0.0.1 refused',
  ],
  [new AggregateError([new Error('one')], 'all failed'), 'all failed'],
  [Object.assign(new Error(''), { code: 'ECONNRESET' }), 'ECONNRESET'],
  [new TypeError(''), 'TypeError'],
  [{ password: 'secret', state: 4 }, 'an object with password, state was thrown'],
  [Object.create(null), 'an object without members was thrown'],
  [() => 'secret', 'a function was thrown'],
  [ring, 'AggregateError'],
])('the reason of %o is told in a line', (thrown, reason) => {
  expect(reasonOf(thrown)).toBe(reason);
});
