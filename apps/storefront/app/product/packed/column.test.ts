import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packColumn } from './pack-column.ts';
import { readColumn } from './read-column.ts';

const unpack = <T>(column: readonly T[]) => {
  const packed = JSON.parse(JSON.stringify(packColumn(column))) as ReturnType<typeof packColumn<T>>;
  return column.map((_, row) => readColumn(packed, row));
};

describe('a packed column', () => {
  it('gives back what was packed, on the other side of JSON', () => {
    const value = fc.oneof(fc.integer(), fc.constantFrom(null, 'in-stock', '', true), fc.array(fc.nat(3)));
    fc.assert(
      fc.property(fc.array(value, { maxLength: 3000 }), (column) => {
        expect(unpack(column)).toEqual(column);
      }),
    );
  });

  it('takes every number of different values', () => {
    for (const count of [1, 2, 36, 37, 1296, 1297]) {
      const column = Array.from({ length: count * 2 }, (_, row) => `v${row % count}`);
      expect(unpack(column)).toEqual(column);
    }
  });

  it('has no further rows', () => {
    expect(() => readColumn(packColumn(['a', 'a']), 2)).toThrow(RangeError);
    expect(() => readColumn(packColumn(['a', 'b']), 2)).toThrow(RangeError);
    expect(() => readColumn(packColumn([]), 0)).toThrow(RangeError);
  });

  it('of two thousand rows with few values is small', () => {
    const column = Array.from({ length: 2048 }, (_, row) => (row % 97 === 0 ? 2600 : 2400));
    const text = JSON.stringify(packColumn(column));
    expect(brotliCompressSync(text).byteLength).toBeLessThan(200);
  });
});
