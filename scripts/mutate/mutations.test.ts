import { expect, it } from 'vitest';
import { compatibleGroups, type Mutant } from './mutations.ts';

it('a field is only one thing in each group', () => {
  const nameIsNull: Mutant = { field: 'name', mutation: 'null' };
  const nameIsEmpty: Mutant = { field: 'name', mutation: "''" };
  const qtyIsNull: Mutant = { field: 'qty', mutation: 'null' };
  expect(compatibleGroups([nameIsNull, nameIsEmpty, qtyIsNull])).toEqual([
    [nameIsNull, qtyIsNull],
    [nameIsEmpty],
  ]);
  expect(compatibleGroups([])).toEqual([]);
});
