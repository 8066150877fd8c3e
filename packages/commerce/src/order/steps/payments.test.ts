import { newId, payment, paymentEntry, refund, refundLine, violatedConstraint } from '@stoa/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkoutSettings, look } from '../../testing/checkout.ts';
import { type CopyChanges, copyOrder, ledgerOf, linesOf, orderOf } from '../../testing/orders.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { createTestDatabase, type TestDatabase, waitingConnections } from '../../testing.ts';
import { changeOrderState, readOrder } from '../index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db, { settings: checkoutSettings });
});
afterAll(() => test.drop());

type PaymentInput = Extract<Parameters<typeof changeOrderState>[1], { machine: 'payment' }>;

const pay = (orderId: string, to: PaymentInput['to'], over: Partial<PaymentInput> = {}) =>
  changeOrderState(sale.system, { machine: 'payment', orderId, to, ...over });

const read = (id: string) => readOrder(sale.system, { id });

async function paidOrder(...quantities: number[]): Promise<string> {
  const orderId = await orderOf(sale, ...quantities);
  await pay(orderId, 'paid');
  return orderId;
}

describe('the payment of an order', () => {
  it('is one for all of it, as the buyer chose it, and is told to staff', async () => {
    const orderId = await orderOf(sale, 1);
    const { grandTotal, payments, paymentMethod } = await read(orderId);
    expect(payments).toEqual([
      {
        id: expect.any(String),
        method: 'check',
        title: 'Check',
        amount: grandTotal,
        state: 'due',
        claim: null,
        refunds: [],
      },
    ]);
    expect(paymentMethod).toMatchObject({ code: 'check', instructions: 'Send it to\n1 Harbor Street.' });
    const [row] = await look(sale.system, (tx) =>
      tx.select({ currency: payment.currency }).from(payment).where(eq(payment.orderId, orderId)),
    );
    expect(row).toEqual({ currency: 'USD' });
  });

  it('is given back in parts, each with its lines, reason and who did it', async () => {
    const orderId = await paidOrder(2, 1);
    const [first = '', second = ''] = await linesOf(sale.system, orderId);
    const one = { orderLineId: first, quantity: 1, amount: 1089 };
    await pay(orderId, 'partially_refunded', { amount: 1500, lines: [one], note: 'Broken' });
    await pay(orderId, 'refunded', { lines: [{ orderLineId: second, quantity: 0, amount: 300 }] });
    const { payments, grandTotal, states } = await read(orderId);
    expect(states.payment).toBe('refunded');
    expect(payments?.[0]?.refunds).toEqual([
      { amount: 1500, reason: 'Broken', actor: 'system:test', lines: [one] },
      {
        amount: grandTotal - 1500,
        reason: '',
        actor: 'system:test',
        lines: [{ orderLineId: second, quantity: 0, amount: 300 }],
      },
    ]);
    const entries = await ledgerOf(sale.system, orderId);
    expect(entries.map(({ kind, refundId }) => [kind, refundId !== null])).toEqual([
      ['due', false],
      ['captured', false],
      ['refunded', true],
      ['refunded', true],
    ]);
  });

  it('gives back of no line more than was sold of it, nor of more lines than the refund', async () => {
    const orderId = await paidOrder(2);
    const [line = ''] = await linesOf(sale.system, orderId);
    const [other = ''] = await linesOf(sale.system, await orderOf(sale, 1));
    const refunded = (lines: PaymentInput['lines'], amount = 2000) =>
      pay(orderId, 'partially_refunded', { amount, lines });
    const wrong: [PaymentInput['lines'], string][] = [
      [[{ orderLineId: line, quantity: 3, amount: 100 }], 'lines.0'],
      [[{ orderLineId: line, quantity: 2, amount: 2179 }], 'lines.0'],
      [[{ orderLineId: other, quantity: 1, amount: 100 }], 'lines.0'],
      [
        [
          { orderLineId: line, quantity: 1, amount: 100 },
          { orderLineId: line, quantity: 1, amount: 100 },
        ],
        'lines.1',
      ],
      [[{ orderLineId: line, quantity: 1, amount: 2001 }], 'lines'],
    ];
    for (const [lines, field] of wrong) {
      await expect(refunded(lines)).rejects.toMatchObject({ code: 'invalid-input', field });
    }
    await refunded([{ orderLineId: line, quantity: 2, amount: 1000 }]);
    await expect(refunded([{ orderLineId: line, quantity: 1, amount: 1 }], 1)).rejects.toMatchObject({
      field: 'lines.0',
    });
    const unpaid = await orderOf(sale, 1);
    const [its = ''] = await linesOf(sale.system, unpaid);
    await expect(
      pay(unpaid, 'paid', { lines: [{ orderLineId: its, quantity: 1, amount: 0 }] }),
    ).rejects.toMatchObject({ field: 'lines' });
  });

  it('is left alone while somebody else has claimed it, and told to be', async () => {
    const orderId = await orderOf(sale, 1);
    await look(sale.system, (tx) =>
      tx
        .update(payment)
        .set({ claimedBy: 'staff:ann', claimedAt: sale.clock(), claimedFor: 'paid', claimAttempt: 1 })
        .where(eq(payment.orderId, orderId)),
    );
    for (const to of ['paid', 'voided'] as const) {
      await expect(pay(orderId, to)).rejects.toMatchObject({ code: 'conflict', field: 'paymentId' });
    }
    const claim = async () => (await read(orderId)).payments?.[0]?.claim;
    expect(await claim()).toEqual({ by: 'staff:ann', to: 'paid', attempt: 1 });
    expect(await ledgerOf(sale.system, orderId)).toHaveLength(1);
    sale.clock.advance(601);
    await expect(pay(orderId, 'voided')).rejects.toMatchObject({ code: 'conflict' });
    await pay(orderId, 'paid');
    expect(await claim()).toBeNull();
  });
});

describe('an order', () => {
  it('belongs to the checkout it was placed in, with one for each seller, and says who placed it', async () => {
    const orderId = await orderOf(sale, 1);
    const { groupId, placedBy, history } = await read(orderId);
    expect(placedBy).toBe(history[0]?.by?.actor);
    const outcome = (order: NonNullable<CopyChanges['order']> = {}) =>
      copyOrder(sale, orderId, { order }).then(() => 'done', violatedConstraint);
    expect(await outcome()).toBe('done');
    expect(await outcome({ groupId: groupId ?? '' })).toBe('sales_order_seller');
    expect(await outcome({ groupId: newId() })).toBe('sales_order_in_group');
  });

  it('is made of a cart, unless staff make it', async () => {
    const orderId = await orderOf(sale, 1);
    const outcome = (order: NonNullable<CopyChanges['order']>) =>
      copyOrder(sale, orderId, { order }).then(() => 'done', violatedConstraint);
    expect(await outcome({ cartId: null })).toBe('sales_order_made');
    expect(await outcome({ cartId: null, placedBy: `staff:${newId()}` })).toBe('done');
  });
});

describe('several payments of an order', () => {
  async function twoPayments() {
    const model = await orderOf(sale, 1);
    const { grandTotal } = await read(model);
    const parts = [
      { amount: 500, method: 'certificate' },
      { amount: grandTotal - 500, method: 'check' },
    ];
    const orderId = await copyOrder(sale, model, { payments: parts });
    const [certificate, check] = (await read(orderId)).payments ?? [];
    if (!certificate || !check) throw new Error('two payments');
    return { orderId, certificate: certificate.id, check: check.id, rest: grandTotal - 500 };
  }
  const stateOf = async (orderId: string) => (await read(orderId)).states.payment;

  it('go their own ways, and make up that of the order', async () => {
    const { orderId, certificate, check, rest } = await twoPayments();
    await expect(pay(orderId, 'paid')).rejects.toMatchObject({ field: 'paymentId' });
    await expect(pay(orderId, 'paid', { paymentId: newId() })).rejects.toMatchObject({ field: 'paymentId' });
    await pay(orderId, 'paid', { paymentId: certificate });
    expect(await stateOf(orderId)).toBe('due');
    await expect(pay(orderId, 'refunded', { paymentId: check })).rejects.toMatchObject({
      code: 'transition-refused',
    });
    await pay(orderId, 'paid', { paymentId: check });
    expect(await stateOf(orderId)).toBe('paid');
    await expect(
      pay(orderId, 'partially_refunded', { paymentId: certificate, amount: 501 }),
    ).rejects.toMatchObject({ field: 'amount' });
    await pay(orderId, 'refunded', { paymentId: certificate });
    expect(await stateOf(orderId)).toBe('partially_refunded');
    await changeOrderState(sale.system, { orderId, machine: 'order', to: 'canceled' });
    expect((await read(orderId)).refundDue).toBe(rest);
    await pay(orderId, 'refunded', { paymentId: check });
    expect(await stateOf(orderId)).toBe('refunded');
  });

  it('are together what the order costs, in its currency', async () => {
    const model = await orderOf(sale, 1);
    const { grandTotal } = await read(model);
    const outcome = (...parts: { amount: number; currency?: string }[]) =>
      copyOrder(sale, model, { payments: parts }).then(() => undefined, violatedConstraint);
    expect(await outcome({ amount: 100 }, { amount: grandTotal - 99 })).toBe('sales_order_paid');
    expect(await outcome()).toBe('sales_order_paid');
    expect(await outcome({ amount: grandTotal, currency: 'EUR' })).toBe('payment_of_order');
  });
});

describe('the database', () => {
  /** A refund with its entry, past all use cases. */
  const writeRefund = async (
    orderId: string,
    amount: number,
    lines: [string, number, number][] = [],
    beforeCommit: () => Promise<void> = async () => undefined,
  ) => {
    const [found] = (await read(orderId)).payments ?? [];
    const paymentId = found?.id ?? '';
    const [shopId, id] = [sale.shop.id, newId()];
    return look(sale.system, async (tx) => {
      await tx.insert(refund).values({ shopId, orderId, id, paymentId, amount, actor: 'test' });
      for (const [orderLineId, quantity, of] of lines) {
        await tx
          .insert(refundLine)
          .values({ shopId, orderId, refundId: id, orderLineId, quantity, amount: of });
      }
      const entry = { shopId, paymentId, id: newId(), kind: 'refunded', amount, refundId: id } as const;
      await tx.insert(paymentEntry).values(entry);
      await beforeCommit();
    }).then(() => 'done', violatedConstraint);
  };

  /** Outcomes of two writes, of which the second comes when the first is written and not yet committed. */
  const overlapping = async (write: (beforeCommit?: () => Promise<void>) => Promise<string | undefined>) => {
    const later: Promise<string | undefined>[] = [];
    let hasEnded = false;
    const first = await write(async () => {
      later.push(
        write().finally(() => {
          hasEnded = true;
        }),
      );
      await expect.poll(async () => hasEnded || (await waitingConnections(test.db)) > 0).toBe(true);
    });
    return [first, ...(await Promise.all(later))];
  };

  it('lets of refunds that are written at once only those through that were taken', async () => {
    const orderId = await paidOrder(1);
    const { grandTotal } = await read(orderId);
    const most = Math.ceil(grandTotal * 0.6);
    const outcomes = await overlapping((beforeCommit) => writeRefund(orderId, most, [], beforeCommit));
    expect(outcomes).toEqual(['done', 'payment_entry_held']);
    const both = await Promise.allSettled([
      pay(orderId, 'partially_refunded', { amount: grandTotal - most }),
      pay(orderId, 'partially_refunded', { amount: grandTotal - most }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('lets no line get back twice what was sold of it, also at once', async () => {
    const orderId = await paidOrder(1);
    const [line = ''] = await linesOf(sale.system, orderId);
    const outcomes = await overlapping((beforeCommit) =>
      writeRefund(orderId, 500, [[line, 1, 500]], beforeCommit),
    );
    expect(outcomes).toEqual(['done', 'refund_line_sold']);
    expect(await writeRefund(orderId, 10, [[line, 0, 11]])).toBe('refund_line_within');
  });

  it('knows no refund outside the ledger, no entry of another amount, and takes no more than is to be paid', async () => {
    const orderId = await paidOrder(1);
    const [found] = (await read(orderId)).payments ?? [];
    const common = { shopId: sale.shop.id, paymentId: found?.id ?? '' };
    const given = { ...common, orderId, id: newId(), amount: 5, actor: 'test' };
    const outcome = (write: Promise<unknown>) => write.then(() => 'done', violatedConstraint);
    expect(await outcome(look(sale.system, (tx) => tx.insert(refund).values(given)))).toBe(
      'refund_in_ledger',
    );
    const paidOut = look(sale.system, async (tx) => {
      await tx.insert(refund).values(given);
      const entry = { ...common, id: newId(), kind: 'refunded', amount: 4, refundId: given.id } as const;
      await tx.insert(paymentEntry).values(entry);
    });
    expect(await outcome(paidOut)).toBe('payment_entry_of_refund');
    const more = { ...common, id: newId(), kind: 'captured', amount: 1 } as const;
    expect(await outcome(look(sale.system, (tx) => tx.insert(paymentEntry).values(more)))).toBe(
      'payment_entry_captured',
    );
  });
});
