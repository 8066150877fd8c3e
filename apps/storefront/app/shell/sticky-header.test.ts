import { describe, expect, it } from 'vitest';
import { atTop, followScroll } from './sticky-header.ts';

const scroll = (...positions: number[]) => positions.reduce(followScroll, atTop);

describe('the sticky header on a phone', () => {
  it('hides after more than 100 px down [HDR-016, CONST-035]', () => {
    expect(scroll(50, 100).hidden).toBe(false);
    expect(scroll(50, 101).hidden).toBe(true);
  });

  it('returns after 100 px up, however deep the page is [HDR-017, CONST-035]', () => {
    expect(scroll(500, 2000, 1901).hidden).toBe(true);
    expect(scroll(500, 2000, 1950, 1900).hidden).toBe(false);
  });

  it('counts anew when the direction turns', () => {
    expect(scroll(2000, 1950, 1990, 1895).hidden).toBe(true);
    expect(scroll(2000, 1950, 1990, 1890).hidden).toBe(false);
  });

  it('is there at the top of the page', () => {
    expect(scroll(500, 0).hidden).toBe(false);
  });
});
