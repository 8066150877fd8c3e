import { describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render.tsx';
import { CheckoutHeader, Header } from './header.tsx';
import { menuItem, shellOf } from './testing.ts';

const items = [
  menuItem({ label: 'Sale', url: '/sale' }),
  menuItem({
    label: 'Kitchen',
    url: '/kitchen',
    columns: 3,
    items: [menuItem({ label: 'Mugs', url: '/mugs', items: [menuItem({ label: 'Large', url: '/large' })] })],
  }),
  menuItem({ label: 'Blog', url: 'https://blog.example/', items: [] }),
];
const shell = shellOf({ headerItems: items });

describe('the header', () => {
  it('has search, account and a cart that leads to the cart page [HDR-003, HDR-006]', async () => {
    const html = await renderPage('/', <Header shell={shell} signedIn={false} />);
    expect(html).toMatch(
      /<form[^>]*action="\/search"[^>]*method="get"|<form[^>]*method="get"[^>]*action="\/search"/,
    );
    expect(html).toContain('Sign in / Register');
    expect(html).toMatch(/<a[^>]*aria-label="Cart"[^>]*href="\/checkout\/cart"/);
    const checkout = await renderPage('/', <CheckoutHeader shell={shell} />);
    expect(checkout).toContain('href="/checkout/cart"');
  });

  it('has the account’s links for who is signed in, and none of them for others [HDR-006, PERM-509, USER-503, USER-504, USER-508]', async () => {
    const signedIn = await renderPage('/', <Header shell={shell} signedIn />);
    expect(signedIn).toMatch(/href="\/account\/dashboard"[^>]*>My Account</);
    expect(signedIn).toMatch(/href="\/account\/orders"[^>]*>My Orders</);
    expect(signedIn).toMatch(/<form[^>]*action="\/logout"/);
    expect(signedIn).not.toContain('Sign in / Register');
    const guest = await renderPage('/', <Header shell={shell} signedIn={false} />);
    expect(guest).not.toMatch(/\/account|\/logout/);
  });

  it('has nested menus, in as many columns as they ask for, and opens other sites in a new tab [HDR-008]', async () => {
    const html = await renderPage('/', <Header shell={shell} signedIn={false} />);
    const flyout = /<details class="flyout".*?<\/details>/s.exec(html)?.[0] ?? '';
    expect(flyout).toMatch(/<summary[^>]*>Kitchen/);
    expect(flyout).toContain('style="column-count:3"');
    expect(flyout).toMatch(/href="\/mugs".*<ul class="flyout-children">.*href="\/large"/s);
    // The router marks its links with whether their pages may be discovered.
    for (const path of ['/sale', '/mugs', '/large'])
      expect(html).toMatch(new RegExp(`<a (?=[^>]*href="${path}")[^>]*data-discover="true"`));
    expect(html).toMatch(/<a href="https:\/\/blog\.example\/" target="_blank" rel="noopener noreferrer"/);
    expect(html.match(/_blank/g)).toHaveLength(1);
  });
});
