import { describe, expect, it } from 'vitest';
import { type LineIdentity, lineKey } from './index.ts';

const line = (over: Partial<LineIdentity> = {}): LineIdentity => ({
  productId: 'mug',
  sellerId: 's1',
  options: {},
  ...over,
});

describe('the key of a line', () => {
  it('is the same for the same product with the same choices, whatever their order', () => {
    const first = line({ options: { Size: 'L', Extras: { a: 1, b: [2, 3] } } });
    const again = line({ options: { Extras: { b: [2, 3], a: 1 }, Size: 'L' } });
    expect(lineKey(again)).toBe(lineKey(first));
    expect(lineKey(line({ personalization: {} }))).toBe(lineKey(line()));
  });

  it('keeps other products, sellers and choices apart', () => {
    const others = [
      line({ productId: 'vase' }),
      line({ sellerId: 's2' }),
      line({ options: { Size: 'L' } }),
      line({ options: { Size: ['L'] } }),
    ];
    expect(new Set([line(), ...others].map(lineKey)).size).toBe(5);
  });

  it('is none for personalized pieces and gifts, which never merge', () => {
    expect(lineKey(line({ personalization: { text: 'For Ada' } }))).toBeUndefined();
    expect(lineKey(line({ freebieOf: 'r' }))).toBeUndefined();
  });
});
