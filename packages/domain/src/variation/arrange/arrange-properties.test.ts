import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OwnAttribute } from './attributes.ts';
import { arrangeVariations, type WantedAttribute } from './index.ts';

const names = ['a', 'b', 'c', 'd', 'e'];
const someNames = (least: number) =>
  fc.uniqueArray(fc.constantFrom(...names), { minLength: least, maxLength: 4 });
const asAttribute = (id: string, values: readonly string[]): OwnAttribute => ({
  id,
  label: id,
  displayType: 'button',
  options: values.map((value) => ({ value })),
});

const attributes = (least: number) =>
  fc
    .uniqueArray(fc.record({ id: fc.constantFrom('color', 'size', 'fit'), values: someNames(1) }), {
      selector: ({ id }) => id,
      minLength: least,
      maxLength: 3,
    })
    .map((list) => list.map(({ id, values }) => asAttribute(id, values)));

/** Variations of these attributes, the active ones all different. */
const variationsOf = (present: readonly OwnAttribute[]) =>
  fc
    .array(fc.record({ archived: fc.boolean(), picks: fc.array(fc.nat(), { minLength: 3, maxLength: 3 }) }), {
      maxLength: 20,
    })
    .map((list) => {
      const seen = new Set<string>();
      return list.map(({ archived, picks }, position) => {
        const values = Object.fromEntries(
          present.map(({ id, options }, at) => [id, options[(picks[at] ?? 0) % options.length]?.value ?? '']),
        );
        const key = JSON.stringify(values);
        const isSecond = seen.has(key);
        if (!archived) seen.add(key);
        return {
          id: `v${position}`,
          sku: `v${position}`,
          values,
          archived: archived || isSecond,
          position,
          changedAt: new Date(0),
        };
      });
    });

/** Values are renamed to those that follow them, or stay. */
const wantedOf = (present: readonly OwnAttribute[]) =>
  fc.tuple(attributes(0), fc.boolean()).map(([after, renames]): WantedAttribute[] =>
    after.map(({ options, ...one }) => {
      const had = present.find(({ id }) => id === one.id)?.options.map(({ value }) => value) ?? [];
      const was = (at: number) => (renames && had[at] !== undefined ? { was: had[at] } : {});
      return { ...one, options: options.map(({ value }, at) => ({ value, ...was(at) })) };
    }),
  );

const edits = attributes(0).chain((present) =>
  fc.tuple(fc.constant(present), wantedOf(present), variationsOf(present)),
);

describe('whatever attributes become of whatever variations', () => {
  it('each active variation stays or is archived, no two that stay are alike, and the rest is missing [ADM-111]', () => {
    fc.assert(
      fc.property(edits, ([present, wanted, variations]) => {
        const { kept, archived, missing, combinations } = arrangeVariations(present, wanted, variations);
        const active = variations.filter((one) => !one.archived).map(({ id }) => id);
        expect([...kept, ...archived].map(({ variation }) => variation.id).toSorted()).toEqual(
          active.toSorted(),
        );
        const keys = [...kept, ...missing].map(({ values }) => JSON.stringify(values));
        expect(new Set(keys).size).toBe(combinations);
        expect(keys).toHaveLength(combinations);
      }),
    );
  });

  it('a variation is brought back at most once, and only one that was archived [ADM-112]', () => {
    fc.assert(
      fc.property(edits, ([present, wanted, variations]) => {
        const { missing } = arrangeVariations(present, wanted, variations);
        const ids = missing.flatMap(({ archived }) => archived?.id ?? []);
        expect(new Set(ids).size).toBe(ids.length);
        const shelf = new Set(variations.filter((one) => one.archived).map(({ id }) => id));
        expect(ids.every((id) => shelf.has(id))).toBe(true);
      }),
    );
  });

  it('the same attributes change nothing', () => {
    fc.assert(
      fc.property(
        attributes(1).chain((present) => fc.tuple(fc.constant(present), variationsOf(present))),
        ([present, variations]) => {
          const {
            attributes: after,
            kept,
            archived,
            restated,
          } = arrangeVariations(present, present, variations);
          expect(after).toEqual(present);
          expect([archived, restated]).toEqual([[], []]);
          for (const { variation, values } of kept) expect(values).toEqual(variation.values);
        },
      ),
    );
  });

  it('the last value removed and added again brings back the same variations [ADM-112]', () => {
    fc.assert(
      fc.property(
        attributes(1).chain((present) => fc.tuple(fc.constant(present), variationsOf(present))),
        ([present, all]) => {
          const variations = all.filter((one) => !one.archived);
          const less = present.map((one, at) =>
            at === 0 ? { ...one, options: one.options.slice(0, -1) } : one,
          );
          const removed = arrangeVariations(present, less, variations);
          const shelf = new Set(removed.archived.map(({ variation }) => variation.id));
          const after = [...removed.kept, ...removed.archived].map(({ variation, values }) => ({
            ...variation,
            values,
            archived: shelf.has(variation.id),
          }));
          const again = arrangeVariations(removed.attributes, present, after);
          expect(new Set(again.missing.flatMap(({ archived }) => archived?.id ?? []))).toEqual(shelf);
          for (const { archived, values } of again.missing) {
            if (archived) expect(archived.values).toEqual(values);
          }
        },
      ),
    );
  });
});
