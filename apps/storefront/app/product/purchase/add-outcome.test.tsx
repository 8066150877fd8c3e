import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { AddOutcome } from './add-outcome.tsx';

const outcome = (answer: Parameters<typeof AddOutcome>[0]['answer']) =>
  renderPage('/tideline-mug', <AddOutcome answer={answer} name="Tideline Mug" />);

it('an addition that was refused is an alert with the words of the refusal, one that was taken leads to the cart [ERR-531, CART-524]', async () => {
  const refused = await outcome({ success: false, message: 'Only 1 available' });
  expect(refused).toMatch(/<p class="notice notice-danger">Only 1 available<\/p>/);
  const taken = await outcome({ success: true, message: '', cartCount: 1 });
  expect(taken).toMatch(/notice-success.*Tideline Mug was added to your cart\..*href="\/checkout\/cart"/);
  expect(taken).not.toContain('danger');
});
