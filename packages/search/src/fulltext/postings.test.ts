import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Postings } from './postings.ts';

/** Adds, merges and drops at random, beside a plain map. */
const steps = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({ do: fc.constant('add' as const), term: fc.nat(4), weight: fc.nat(255) }),
    },
    fc.record({ do: fc.constant('merge' as const) }),
    fc.record({ do: fc.constant('drop' as const), every: fc.integer({ min: 2, max: 4 }) }),
  ),
  { maxLength: 80 },
);

it('holds what was added, through merges and renumbering', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const postings = new Postings();
      let plain: { term: number; row: number; weight: number }[] = [];
      let rows = 0;
      for (const step of taken) {
        if (step.do === 'add') {
          postings.add(step.term, rows, step.weight);
          plain.push({ term: step.term, row: rows++, weight: step.weight });
        } else if (step.do === 'merge') postings.merge();
        else {
          let kept = 0;
          const renumbered = Int32Array.from({ length: rows }, (_, row) =>
            row % step.every === 0 ? -1 : kept++,
          );
          postings.merge(renumbered);
          plain = plain
            .map((one) => ({ ...one, row: renumbered[one.row] ?? -1 }))
            .filter(({ row }) => row >= 0);
          rows = kept;
        }
        for (let term = 0; term < 6; term++) {
          const found: [number, number][] = [];
          postings.forEach(term, (row, weight) => found.push([row, weight]));
          const own = plain.filter((one) => one.term === term);
          expect(found).toEqual(own.map(({ row, weight }) => [row, weight]));
          expect(postings.count(term)).toBe(own.length);
        }
      }
    }),
  );
});
