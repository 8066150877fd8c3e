import { describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render.tsx';
import { Footer } from './footer.tsx';
import { menuItem, shellOf } from './testing.ts';

const footer = (over: Parameters<typeof shellOf>[0]) => renderPage('/', <Footer shell={shellOf(over)} />);

const menu = (url: string) => ({
  _id: 4,
  name: 'Help',
  orderInMobile: 0,
  items: [menuItem({ label: 'Returns', url })],
});

describe('a footer menu', () => {
  it('shows each item by its label, leading to its address [FOOT-503]', async () => {
    const items = ['Returns', 'Delivery'].map((label) => menuItem({ label, url: `/to-${label}` }));
    const html = await footer({ footerMenus: [{ ...menu('/'), items }] });
    expect(html).toMatch(
      /<nav aria-label="Help">.*<a[^>]*href="\/to-Returns"[^>]*>Returns<\/a>.*<a[^>]*href="\/to-Delivery"[^>]*>Delivery<\/a>/,
    );
  });

  it('opens what is outside of the shop in a new tab, and only that [FOOT-502]', async () => {
    expect(await footer({ footerMenus: [menu('/returns')] })).not.toContain('_blank');
    expect(await footer({ footerMenus: [menu('https://carrier.example/')] })).toMatch(
      /<a href="https:\/\/carrier\.example\/" target="_blank" rel="noopener noreferrer"[^>]*>Returns/,
    );
  });
});

it('the footer tells how the shop is reached, by what its settings have', async () => {
  const contact = {
    email: 'hello@harbor.example',
    phone: '(207) 555-0142',
    address: ['1 Quay', 'Portland, ME 04101'],
  };
  const html = await footer({ contact });
  expect(html).toContain('<span>1 Quay</span><span>Portland, ME 04101</span>');
  expect(html).toMatch(/<a href="tel:2075550142"[^>]*>\(207\) 555-0142</);
  expect(html).toContain('href="mailto:hello@harbor.example"');
  expect(await footer({ contact: { email: '', phone: '', address: [] } })).not.toContain('<address');
});

it('the footer of the checkout has its own menus where it is given some, else those of all pages [CMS-522]', async () => {
  const footerMenus = [menu('/returns')];
  const plain = { ...menu('/imprint'), name: 'Legal' };
  const at = (over: Parameters<typeof shellOf>[0], layout: 'default' | 'checkout') =>
    renderPage('/', <Footer shell={shellOf({ footerMenus, ...over })} layout={layout} />);
  const own = { checkoutMenus: { footer: [plain] } };
  const leads = (html: string) => [html.includes('href="/returns"'), html.includes('href="/imprint"')];
  expect(leads(await at(own, 'checkout'))).toEqual([false, true]);
  expect(leads(await at(own, 'default'))).toEqual([true, false]);
  expect(leads(await at({}, 'checkout'))).toEqual([true, false]);
});

describe('social icons', () => {
  const networks = ['facebook', 'twitter', 'youtube', 'instagram', 'pinterest', 'tiktok'];

  it('are there for six networks and no other, in the order given, each leading to its address [CONST-567, FOOT-505, FOOT-508]', async () => {
    const social = [...networks.toReversed(), 'myspace'].map((network) => ({
      network,
      url: `https://${network}.example/us`,
    }));
    const html = await footer({ social });
    const shown = [...html.matchAll(/<a href="https:\/\/(\w+)\.example\/us"[^>]*aria-label="(\w+)"/g)];
    expect(shown.map(([, network]) => network)).toEqual(networks.toReversed());
    expect(shown.map(([, , label]) => label?.toLowerCase())).toEqual(networks.toReversed());
  });
});

describe('the copyright', () => {
  it('is shown as the shop words it, with a link beside it where there is one [FOOT-513, FOOT-514, FOOT-517, FOOT-518]', async () => {
    const copyright = '© 2026 Quay & Sons';
    const link = { linkLabel: 'Imprint', linkValue: '/imprint' };
    const html = await footer({ footer: { copyright, ...link } });
    expect(html).toContain('© 2026 Quay &amp; Sons');
    expect(html).toMatch(/<a[^>]*href="\/imprint"[^>]*>Imprint<\/a>/);
    const plain = await footer({ footer: { copyright: 'All of 2025 by Quay' } });
    expect(plain).toContain('<p>All of 2025 by Quay</p>');
    expect(plain).not.toContain('Imprint');
  });
});
