import { describe, expect, it } from 'vitest';
import { noteViewed, viewedSkus } from './viewed-skus.ts';

function storeOf(kept?: string) {
  const held = new Map(kept === undefined ? [] : [['stoa.viewed', kept]]);
  return () => ({
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  });
}

describe('what a visitor has looked at', () => {
  it('is kept once each, latest first, and only so much of it', () => {
    const store = storeOf();
    for (let at = 1; at <= 20; at += 1) noteViewed(`sku-${at}`, store);
    noteViewed('sku-18', store);
    const skus = viewedSkus(store);
    expect(skus.slice(0, 3)).toEqual(['sku-18', 'sku-20', 'sku-19']);
    expect(skus).toHaveLength(15);
  });

  it.each(['', '{', '7', '{"0":"a"}', '[1, null, ""]'])('is nothing where %s is kept', (kept) => {
    expect(viewedSkus(storeOf(kept))).toEqual([]);
  });

  it('is nothing in a browser that keeps nothing', () => {
    const refuses = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    expect(viewedSkus(refuses)).toEqual([]);
    expect(() => noteViewed('sku', refuses)).not.toThrow();
  });
});
