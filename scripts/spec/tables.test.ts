import { expect, it } from 'vitest';
import { idsOfRows, rowsIn } from './tables.ts';

const TABLE = `
Like PRICE-001, which is only named here.

| requirements | reason |
| --- | --- |
| PRICE-002, CMS-001 to CMS-003 | Waits for PRICE-004, says \\| and \`a\`. |
|  | Nothing but PRICE-005. |
`;

it('reads the rows of a table without its head', () => {
  expect(rowsIn(TABLE)).toEqual([
    ['PRICE-002, CMS-001 to CMS-003', 'Waits for PRICE-004, says \\| and `a`.'],
    ['', 'Nothing but PRICE-005.'],
  ]);
});

it('a row is about the ids of its first column, and about none that its reason names', () => {
  expect([...new Set(idsOfRows(TABLE))].sort()).toEqual(['CMS-001', 'CMS-002', 'CMS-003', 'PRICE-002']);
});
