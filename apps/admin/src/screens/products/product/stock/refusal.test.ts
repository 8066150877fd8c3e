import { describe, expect, it } from 'vitest';
import { problemError } from '../../../../api/problem.ts';
import { refusalOf } from './refusal.ts';

const refused = (params: Record<string, string | number | boolean>, status = 409) =>
  problemError({
    type: 'about:blank',
    title: '',
    status,
    code: 'conflict',
    detail: '',
    instance: '',
    errors: [],
    present: {},
    params,
  });

describe('a count that was refused', () => {
  it('tells the present number, where the stock moved since it was shown [ADM-131]', () => {
    expect(refusalOf(refused({ onHand: 7 }), 10)).toEqual({ kind: 'moved', seen: 10, onHand: 7 });
  });

  it('tells how many may go, where more were to [ADM-131]', () => {
    expect(refusalOf(refused({ productId: 'x', available: 0 }), 10)).toEqual({
      kind: 'tooFew',
      available: 0,
    });
  });

  it('tells how many are held, where fewer were counted', () => {
    expect(refusalOf(refused({ reserved: 2 }), 10)).toEqual({ kind: 'held', reserved: 2 });
  });

  it('is told by the form where it was refused for anything else', () => {
    expect(refusalOf(refused({ onHand: 7 }, 400), 10)).toBeUndefined();
    expect(refusalOf(refused({}), 10)).toBeUndefined();
    expect(refusalOf(new TypeError('Failed to fetch'), 10)).toBeUndefined();
  });
});
