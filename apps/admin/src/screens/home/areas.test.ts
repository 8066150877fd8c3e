import { scopes } from '@stoa/domain';
import { expect, it } from 'vitest';
import { areasOf } from './areas.ts';

it('every permission is told in one area, and none is lost', () => {
  const told = areasOf(scopes).flatMap((area) => area.scopes);
  expect([...told].sort()).toEqual([...scopes].sort());
});

it('areas without a permission are not told', () => {
  expect(areasOf(['orders:read']).map(({ area }) => area)).toEqual(['orders']);
});
