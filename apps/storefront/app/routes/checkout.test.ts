import { describe, expect, it, vi } from 'vitest';
import { checkoutAnswer, checkoutData } from '../checkout/testing.ts';
import { asked } from '../testing/asked.ts';
import { action, loader } from './checkout.tsx';

/** The checkout of a visit that has ended meanwhile: there is no cart any more. */
function endedVisit() {
  const { summary } = checkoutData();
  const checkout = checkoutData({ summary: { ...summary, items: [] } });
  return vi.fn().mockResolvedValue(checkoutAnswer({ checkout }));
}

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

  it('a checkout that is only opened leads to the cart [CHK-001]', async () => {
    const refused = await loader(asked(endedVisit(), '/checkout')).catch((reason: unknown) => reason);
    expect(refused instanceof Response && refused.headers.get('Location')).toBe('/checkout/cart');
  });
});
