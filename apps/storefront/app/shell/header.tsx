import { shellText } from '@stoa/messages';
import { useRef } from 'react';
import { Link } from 'react-router';
import { CartLink } from './cart-link.tsx';
import { MainMenu } from './main-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchForm } from './search-form.tsx';
import type { ShellData } from './shell-data.server.ts';
import { useHeaderHeight, useHeaderHidden } from './sticky-header.ts';
import { UserMenu } from './user-menu.tsx';

/** Shows the header of every page: menus, name, search, account and cart. HDR-001 to HDR-011 */
export function Header({ shell, signedIn }: { shell: ShellData; signedIn: boolean }) {
  const header = useRef<HTMLElement>(null);
  const hidden = useHeaderHidden();
  useHeaderHeight(header);
  return (
    <header ref={header} className="site-header" data-hidden={hidden}>
      <div className="page-width site-header-bar">
        <MobileMenu items={shell.sidebarItems ?? shell.headerItems} />
        <Logo name={shell.shop.name} />
        <SearchForm />
        <div className="site-tools">
          <UserMenu signedIn={signedIn} />
          <CartLink />
        </div>
      </div>
      <div className="page-width">
        <MainMenu items={shell.headerItems} />
      </div>
    </header>
  );
}

/** Shows the header of the checkout: the name, the way back, and what its own menus lead to. CMS-522 */
export function CheckoutHeader({ shell }: { shell: ShellData }) {
  const { header: items = [] } = shell.checkoutMenus;
  return (
    <header className="site-header">
      <div className="page-width site-header-bar">
        <Logo name={shell.shop.name} />
        <div className="site-tools">
          <CartLink />
        </div>
      </div>
      <div className="page-width">{items.length > 0 && <MainMenu items={items} />}</div>
    </header>
  );
}

function Logo({ name }: { name: string }) {
  return (
    <Link to="/" className="site-logo" aria-label={`${name}, ${shellText.home()}`}>
      {name}
    </Link>
  );
}
