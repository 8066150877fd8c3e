import { expect, it } from 'vitest';
import { renderPage } from '../testing/render.tsx';
import { FreeShipping } from './free-shipping.tsx';

it('says how much more makes the parcel free, and that it is from there on', async () => {
  const at = (subtotal: number) => renderPage('/', <FreeShipping subtotal={subtotal} from={99} />);
  expect(await at(24)).toMatch(
    /\$75\.00 more for free shipping\..*value="2400"|value="2400".*\$75\.00 more/s,
  );
  expect(await at(98.99)).toContain('$0.01 more');
  expect(await at(99)).toContain('Your order ships free.');
  expect(await at(120)).toMatch(
    /<progress[^>]*max="9900"[^>]*value="9900"|<progress[^>]*value="9900"[^>]*max="9900"/,
  );
});
