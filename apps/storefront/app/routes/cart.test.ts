import { expect, it } from 'vitest';
import { shouldRevalidate } from './cart.tsx';

const url = new URL('https://shop.example/checkout/cart');
const readsAgain = (actionResult: unknown) =>
  shouldRevalidate({
    currentUrl: url,
    nextUrl: url,
    currentParams: {},
    nextParams: {},
    actionResult,
    defaultShouldRevalidate: false,
  });

it('the cart is read again after a refusal too: something may have changed elsewhere [CART-507, CART-523]', () => {
  expect(readsAgain({ tone: 'danger', text: 'This item is not in your cart any more.', status: 409 })).toBe(
    true,
  );
  expect(readsAgain({ tone: 'success', text: 'Your cart is up to date.', status: 200 })).toBe(true);
});

it('there is nobody to ask when the change could not be sent [OPEN-036]', () => {
  expect(readsAgain({ tone: 'danger', text: 'You are offline.', status: 0 })).toBe(false);
});
