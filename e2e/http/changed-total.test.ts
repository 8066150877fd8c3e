import { describe, expect, it } from 'vitest';
import { Client } from '../harness/client.ts';
import { demo } from '../harness/demo.ts';
import { addToCart } from '../harness/shopper.ts';

const { port } = demo;
const host = `harbor.localhost:${port}`;
const html = { accept: 'text/html' };

const address = {
  'shipping.first_name': 'Ada',
  'shipping.last_name': 'Tester',
  'shipping.street': '12 Harbor Street',
  'shipping.city': 'Portland',
  'shipping.state': 'ME',
  'shipping.postcode': '04101',
  'shipping.country': 'US',
  billing_same: 'on',
};

const fieldOf = (page: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(page)?.[1] ?? '';

/** Orders a mug by the page without scripts, at a total that is not its own; tells what the page then says. */
async function ordered(shownTotal: string) {
  const client = new Client({ port, host });
  const query = '{ product(slug: "fireside-mug") { _id } }';
  const { body } = await client.graphql<{ product: { _id: string } }>(query);
  await addToCart(client, body.data?.product._id ?? '');
  const send = (fields: Readonly<Record<string, string>>) =>
    client.submit('/checkout', fields, { origin: `http://${host}` });
  const page = (await client.get('/checkout', html)).text;
  const known = { ...address, email: 'ada@example.com', key: fieldOf(page, 'key') };
  const estimated = (await send({ ...known, intent: 'estimate' })).text;
  const methods = ['shipping_method', 'payment_method'].map((name) => [name, fieldOf(estimated, name)]);
  const chosen = { ...known, ...Object.fromEntries(methods), intent: 'place' };
  const answer = await send({ ...chosen, expected_total: shownTotal });
  const [, notice = ''] = /role="alert"[^>]*>([\s\S]*?)<\/div>/.exec(answer.text) ?? [];
  return { status: answer.status, notice, total: fieldOf(answer.text, 'expected_total'), page: answer.text };
}

describe('a checkout without scripts whose total is another than the one that was shown', () => {
  it('says what it was and what it is, and marks no field [CHK-010]', async () => {
    const { status, notice, total, page } = await ordered('0.01');
    expect(status).toBe(409);
    expect(Number(total)).toBeGreaterThan(1);
    expect(notice).toContain('The total has changed from $0.01 to $');
    expect(notice).toContain(Number(total).toFixed(2));
    expect(notice).not.toContain('marked');
    expect(page).not.toContain('aria-invalid="true"');
  });

  it('is confirmed first where none was known when it was sent', async () => {
    const { notice, total } = await ordered('');
    expect(notice).toContain(`The total is $${Number(total).toFixed(2)}.`);
    expect(notice).not.toContain('marked');
  });
});
