import { describe, expect, it } from 'vitest';
import { countNew, LOOKED_THROUGH } from './new-orders.ts';

const orders = (...ids: string[]) => ids.map((id) => ({ id }));

describe('new orders', () => {
  it('are those before the one that was the newest', () => {
    expect(countNew(orders('c', 'b', 'a'), 'a')).toEqual({ count: 2, more: false });
    expect(countNew(orders('a'), 'a')).toEqual({ count: 0, more: false });
  });

  it('are all where there was none before', () => {
    expect(countNew(orders('b', 'a'), undefined)).toEqual({ count: 2, more: false });
  });

  it('are more than were looked through where the one seen is further back', () => {
    const many = Array.from({ length: LOOKED_THROUGH }, (_, at) => ({ id: `${at}` }));
    expect(countNew(many, 'old')).toEqual({ count: LOOKED_THROUGH, more: true });
  });
});
