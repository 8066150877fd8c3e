import { shellText } from '@stoa/messages';
import { Link } from 'react-router';
import { CartLink } from './cart-link.tsx';
import { MainMenu } from './main-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchForm } from './search-form.tsx';
import type { ShellData } from './shell-data.server.ts';
import { useHeaderHidden } from './sticky-header.ts';
import { UserMenu } from './user-menu.tsx';

/** The header of every page: menus, name, search, account and cart. HDR-001 to HDR-011 */
export function Header({ shell, signedIn }: { shell: ShellData; signedIn: boolean }) {
  const hidden = useHeaderHidden();
  const items = shell.headerMenus.flatMap((menu) => menu.items);
  return (
    <header className="site-header" data-hidden={hidden}>
      <div className="page-width site-header-bar">
        <MobileMenu items={items} />
        <Link to="/" className="site-logo" aria-label={`${shell.shop.name}, ${shellText.home()}`}>
          {shell.shop.name}
        </Link>
        <SearchForm />
        <div className="site-tools">
          <UserMenu signedIn={signedIn} />
          <CartLink />
        </div>
      </div>
      <div className="page-width">
        <MainMenu items={items} />
      </div>
    </header>
  );
}

/** The header of the checkout: the name and the way back, nothing that leads astray. CMS-522 */
export function CheckoutHeader({ shell }: { shell: ShellData }) {
  return (
    <header className="site-header">
      <div className="page-width site-header-bar">
        <Link to="/" className="site-logo" aria-label={`${shell.shop.name}, ${shellText.home()}`}>
          {shell.shop.name}
        </Link>
        <div className="site-tools">
          <CartLink />
        </div>
      </div>
    </header>
  );
}
