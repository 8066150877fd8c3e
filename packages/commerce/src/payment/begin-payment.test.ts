import { describe, expect, it } from 'vitest';
import { beginPayment } from './index.ts';

const told = { title: 'Check', instructions: '' };
const begin = (amount: number) => beginPayment({ orderId: 'order', method: 'check', amount, ...told });

describe('a payment', () => {
  it('is due when it begins, and says so in the ledger', () => {
    expect(begin(1000)).toMatchObject({ state: 'due', entries: [{ kind: 'due', amount: 1000 }] });
  });

  it('of nothing is paid at once', () => {
    expect(begin(0)).toMatchObject({ state: 'paid', entries: [{ kind: 'due', amount: 0 }] });
  });
});
