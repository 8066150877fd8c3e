import { expect, it } from 'vitest';
import { renderPage } from '../testing/render.tsx';
import { OrderList } from './order-list.tsx';
import { OrderView } from './order-view.tsx';
import { address, order } from './testing.ts';

it('each word of an address keeps its direction to itself, and no line is empty', async () => {
  const html = await renderPage('/order/1', <OrderView order={order} timeZone="UTC" />);
  expect(html).toContain('<bdi>Ada</bdi> <bdi>\u202Eevil</bdi>');
  expect(html).toContain('<bdi>Portland,</bdi> <bdi>ME</bdi> <bdi>04101</bdi>');
  expect(html).not.toContain('<bdi></bdi>');
  expect(html).not.toContain('<bdi> </bdi>');
});

it('tax that prices include is told as such', async () => {
  const label = async (prices_include_tax: boolean) =>
    (
      await renderPage('/order/1', <OrderView order={{ ...order, prices_include_tax }} timeZone="UTC" />)
    ).match(/Tax[^<]*/)?.[0];
  expect([await label(false), await label(true)]).toEqual(['Tax', 'Tax included']);
});

it('the day of an order is read MMM DD YYYY, as it was in the shop [SHELL-022, CONST-046]', async () => {
  const html = await renderPage('/order/1', <OrderView order={order} timeZone="UTC" />);
  expect(html).toContain('Jan 02 2026');
  const west = await renderPage('/order/1', <OrderView order={order} timeZone="America/Los_Angeles" />);
  expect(west).toContain('Jan 01 2026');
});

it('the phone number of an address is read as one [SHELL-019, SHELL-020, SHELL-021, CONST-055]', async () => {
  const reached = { ...order, billing_address: { ...address, phone: '+1 610.555.0123 45' } };
  const html = await renderPage('/order/1', <OrderView order={reached} timeZone="UTC" />);
  expect(html).toContain('<bdi>(610) 555-0123</bdi>');
});

it('what the buyer noted stands with the order, for its mail may leave it out', async () => {
  const html = await renderPage(
    '/order/1',
    <OrderView order={{ ...order, note: 'Ring <b>' }} timeZone="UTC" />,
  );
  expect(html).toContain('<h2>Your note</h2><p class="whitespace-pre-line"><bdi>Ring &lt;b&gt;</bdi></p>');
});

it('an order has its status with the tone of it on its page and in the list of orders [ACC-007, ACC-008, ACC-009, ACC-010, ACC-011, ACC-012, ACC-013]', async () => {
  const badge = '<span class="order-status" data-tone="info">New</span>';
  expect(await renderPage('/order/1', <OrderView order={order} timeZone="UTC" />)).toContain(badge);
  expect(await renderPage('/account/orders', <OrderList orders={[order]} />)).toContain(badge);
});
