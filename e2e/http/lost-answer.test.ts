import { unique } from '@stoa/commerce/testing';
import { describe, expect, it } from 'vitest';
import { Client } from '../harness/client.ts';
import { demo } from '../harness/demo.ts';
import { mailsIn } from '../harness/mailbox.ts';
import { addToCart } from '../harness/shopper.ts';

const { port, mails } = demo;
const host = `harbor.localhost:${port}`;
const visit = () => new Client({ port, host });
const html = { accept: 'text/html' };

type Fields = Readonly<Record<string, string>>;

const address: Fields = {
  'shipping.first_name': 'Ada',
  'shipping.last_name': 'Tester',
  'shipping.street': '12 Harbor Street',
  'shipping.city': 'Portland',
  'shipping.state': 'ME',
  'shipping.postcode': '04101',
  'shipping.country': 'US',
  'shipping.phone': '+1 207 555 0100',
  billing_same: 'on',
};

/** Sends the form as the page without scripts does. */
const send = (client: Client, fields: Fields, intent: string) =>
  client.submit('/checkout', { ...fields, intent }, { origin: `http://${host}` });

const fieldOf = (page: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(page)?.[1] ?? '';

/** Returns a guest with a mug, and the form that orders it with the total that the page has shown. */
async function filledForm(email: string): Promise<{ client: Client; form: Fields }> {
  const client = visit();
  const query = '{ product(slug: "fireside-mug") { _id } }';
  const { body } = await client.graphql<{ product: { _id: string } }>(query);
  await addToCart(client, body.data?.product._id ?? '');
  const page = (await client.get('/checkout', html)).text;
  const known = { ...address, email, key: fieldOf(page, 'key') };
  const estimated = (await send(client, known, 'estimate')).text;
  const chosen = Object.fromEntries(
    ['shipping_method', 'payment_method', 'expected_total'].map((name) => [name, fieldOf(estimated, name)]),
  );
  return { client, form: { ...known, ...chosen } };
}

describe('a checkout whose answer was lost', () => {
  it('leads to its order when it is sent again, as it was or changed, and is not ordered twice', async () => {
    const email = `${unique('lost')}@example.com`;
    const { client, form } = await filledForm(email);
    const first = await send(client, form, 'place');
    expect([first.status, first.headers.location]).toEqual([
      302,
      expect.stringMatching(/^\/checkout\/success\?/),
    ]);
    const confirmation = first.headers.location ?? '';
    expect((await send(client, form, 'place')).headers.location).toBe(confirmation);

    const changed = { ...form, email: `changed-${email}` };
    for (const intent of ['place', 'estimate']) {
      const { status, headers } = await send(client, changed, intent);
      expect([status, headers.location], intent).toEqual([302, `${confirmation}&before=1`]);
    }
    const { status, text } = await client.get(`${confirmation}&before=1`, html);
    expect(status).toBe(200);
    expect(text).toContain('You had placed this order before.');
    expect(text).toContain(email);
    expect(text).not.toContain(`changed-${email}`);
    expect((await client.get(confirmation, html)).text).not.toContain('You had placed this order before.');
    await expect.poll(() => mailsIn(mails).filter(({ to }) => to.includes(email)).length).toBe(1);
  });

  it('tells a stranger with the same key nothing of the order', async () => {
    const { client, form } = await filledForm(`${unique('own')}@example.com`);
    const { headers } = await send(client, form, 'place');
    const order = new URLSearchParams(headers.location?.split('?')[1]).get('order') ?? '';
    expect(order).not.toBe('');
    const { client: stranger, form: other } = await filledForm('stranger@example.com');
    const theirs = { ...other, key: form.key ?? '', expected_total: '0.01' };
    for (const intent of ['place', 'estimate']) {
      const reply = await send(stranger, theirs, intent);
      expect(reply.headers.location, intent).toBeUndefined();
      expect(reply.text, intent).not.toContain(order);
    }
  });
});
