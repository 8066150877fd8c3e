import { describe, expect, it } from 'vitest';
import { tellDelta, tellMovement, tellMover, tellReason } from './movement-words.ts';

const moved = { kind: 'adjust', reason: '', onHandDelta: 0, backorderedDelta: 0 } as const;

describe('a movement of stock in words', () => {
  it.each([
    [{ ...moved, onHandDelta: 3 }, 'Counted in'],
    [{ ...moved, onHandDelta: -3 }, 'Counted out'],
    [moved, 'Counted, as many as before'],
    [{ ...moved, kind: 'reserve' }, 'Ordered'],
    [{ ...moved, kind: 'reserve', backorderedDelta: 2 }, 'Ordered, to be delivered later'],
    [{ ...moved, kind: 'ship', onHandDelta: -3 }, 'Sent'],
  ] as const)('%o is told as %s [ADM-132]', (movement, told) => {
    expect(tellMovement(movement)).toBe(told);
  });

  it('has the reason of whoever counted, and none that the platform wrote for orders [ADM-132]', () => {
    expect(tellReason({ ...moved, reason: 'Box fell down' })).toBe('Box fell down');
    expect(tellReason({ ...moved, reason: 'first stock' })).toBe('First stock');
    expect(tellReason({ ...moved, reason: 'toString' })).toBe('toString');
    expect(tellReason(moved)).toBeUndefined();
    expect(tellReason({ ...moved, kind: 'ship', reason: 'shipped' })).toBeUndefined();
  });

  it.each([
    [{ kind: 'staff', name: 'Ann' }, 'Ann'],
    [{ kind: 'staff', name: '' }, 'somebody who is gone'],
    [{ kind: 'customer', name: '' }, 'the buyer'],
    [{ kind: 'system', name: 'order.expire' }, 'the shop'],
  ] as const)('by %o is by %s [ADM-132]', (by, told) => {
    expect(tellMover({ ...by, id: null })).toBe(told);
    expect(tellMover(null)).toBeUndefined();
  });

  it('has its change with a sign', () => {
    expect([tellDelta(1200, 'en'), tellDelta(-3, 'en')]).toEqual(['+1,200', '−3']);
  });
});
