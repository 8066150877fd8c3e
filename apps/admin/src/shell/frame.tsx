import { ActionIcon, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { adminShellText } from '@stoa/messages';
import { IconExternalLink, IconMenu2 } from '@tabler/icons-react';
import { Link, Outlet } from 'react-router';
import { NOWHERE, PlaceContext } from '../kit/place.ts';
import { AccountMenu } from './account-menu.tsx';
import { Appearance } from './appearance.tsx';
import classes from './frame.module.css';
import { Mark } from './mark.tsx';
import { Navigation } from './navigation.tsx';
import { ShopSwitcher } from './shop-switcher.tsx';
import { SkipLink } from './skip-link.tsx';
import { useShownShop } from './use-place.ts';

/** What stands around the screens of whoever is signed in. ADM-014, ADM-017, ADM-059, ADM-060 */
export function Frame() {
  const shop = useShownShop();
  const [menuOpen, menu] = useDisclosure(false);
  const place =
    shop === undefined
      ? NOWHERE
      : {
          shopName: shop.name,
          timeZone: shop.timeZone,
          locale: shop.locale,
          currency: shop.currency,
        };
  return (
    <PlaceContext value={place}>
      <SkipLink />
      <div className={classes.frame}>
        <header className={classes.header}>
          <ActionIcon
            className={classes.burger}
            aria-label={adminShellText.openMenu()}
            aria-expanded={menuOpen}
            onClick={menu.open}
          >
            <IconMenu2 size={20} stroke={1.7} aria-hidden />
          </ActionIcon>
          <Link to="/" className={classes.mark} aria-label={adminShellText.product()}>
            <Mark />
          </Link>
          <span className={classes.slash} aria-hidden />
          <ShopSwitcher shop={shop} />
          <div className={classes.tools}>
            {shop !== undefined && (
              <a href={shop.address} target="_blank" rel="noreferrer" className={classes.visit}>
                <IconExternalLink size={16} stroke={1.7} aria-hidden />
                <span className={classes.visitText}>{adminShellText.visitShop()}</span>
                <span className="unseen">{adminShellText.opensInNewTab()}</span>
              </a>
            )}
            <Appearance />
            <AccountMenu />
          </div>
        </header>
        <aside className={classes.side}>
          <Navigation shop={shop} />
        </aside>
        <main id="content" tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
      </div>
      <Drawer
        opened={menuOpen}
        onClose={menu.close}
        size={288}
        title={adminShellText.menu()}
        closeButtonProps={{ 'aria-label': adminShellText.closeMenu() }}
        classNames={{ body: classes.drawer ?? '', content: classes.drawerContent ?? '' }}
      >
        <Navigation shop={shop} onChoose={menu.close} />
      </Drawer>
    </PlaceContext>
  );
}
