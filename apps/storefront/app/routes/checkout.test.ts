import { CheckoutDocument, ContractError, PlaceOrderDocument } from '@stoa/contract';
import { tError } from '@stoa/messages';
import { describe, expect, it, vi } from 'vitest';
import { checkoutAnswer, checkoutData } from '../checkout/testing.ts';
import { asked } from '../testing/asked.ts';
import { action, loader } from './checkout.tsx';

/** Returns the checkout of a visit that has ended meanwhile: there is no cart any more. */
function endedVisit() {
  const { summary } = checkoutData();
  const checkout = checkoutData({ summary: { ...summary, items: [] } });
  return vi.fn().mockResolvedValue(checkoutAnswer({ checkout }));
}

const refused = new ContractError({ code: 'idempotency-mismatch', status: 422, retryable: false });

describe('a form whose order was placed already, though the answer was lost', () => {
  it.each(['place', 'estimate'])('leads to that order: %s', async (intent) => {
    const { summary } = checkoutData();
    const placed_order = { _id: 'order-1', guest_token: 'a+b' };
    const checkout = checkoutData({ summary: { ...summary, items: [] }, placed_order });
    const execute = vi.fn().mockImplementation(async (document: unknown, sent: unknown) => {
      if (document !== CheckoutDocument) throw refused;
      expect(sent).toMatchObject({ idempotency_key: 'key-1' });
      return checkoutAnswer({ checkout });
    });
    const form = { intent, key: 'key-1', email: 'changed@example.com' };
    const reply = await action(asked(execute, '/checkout', form));
    expect(reply instanceof Response && reply.headers.get('Location')).toBe(
      '/checkout/success?order=order-1&token=a%2Bb&before=1',
    );
  });
});

describe('an order beyond a limit', () => {
  const placing = (message?: string) => {
    const limited = new ContractError({
      code: 'rate-limited',
      status: 429,
      retryable: true,
      ...(message !== undefined && { message }),
    });
    const execute = vi.fn().mockImplementation(async (document: unknown) => {
      if (document === PlaceOrderDocument) throw limited;
      return checkoutAnswer({ checkout: checkoutData() });
    });
    return action(asked(execute, '/checkout', { intent: 'place', expected_total: '10' }));
  };

  it('is refused in the words of that limit', async () => {
    const said = 'Too many orders were placed from here.';
    expect(await placing(said)).toMatchObject({ data: { message: said }, init: { status: 429 } });
  });

  it('is refused in our words where the server said none', async () => {
    expect(await placing()).toMatchObject({ data: { message: tError('rate-limited') } });
  });
});

describe('at the end of a visit', () => {
  it('what was typed comes back with the form, which says why [OPEN-042]', async () => {
    const form = { intent: 'estimate', email: 'ada@example.com', 'shipping.street': '1 Main Street' };
    const call = asked(endedVisit(), '/checkout', form);
    expect(await action(call)).toMatchObject({
      data: {
        values: { email: 'ada@example.com', shipping: { street: '1 Main Street' } },
        message: expect.stringMatching(/your visit has ended/),
      },
    });
    // Without scripts the page is loaded in the same request.
    await expect(loader(call)).resolves.toMatchObject({ state: { message: expect.any(String) } });
  });

  it('a checkout that is only opened leads to the cart, and no tax is estimated [TAX-502]', async () => {
    const execute = endedVisit();
    const refused = await loader(asked(execute, '/checkout')).catch((reason: unknown) => reason);
    expect(refused instanceof Response && refused.headers.get('Location')).toBe('/checkout/cart');
    // What is in the cart is asked for once, and nothing of an address.
    expect(execute.mock.calls).toEqual([[CheckoutDocument, {}]]);
  });
});
