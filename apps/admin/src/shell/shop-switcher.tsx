import { Menu, UnstyledButton } from '@mantine/core';
import type { Workplace } from '@stoa/admin-contract';
import { adminShellText, roleText } from '@stoa/messages';
import { IconCheck, IconSelector } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../session/index.ts';
import { addressInShop } from './screens.ts';
import classes from './shop-switcher.module.css';

/** The name of the shop, and the way to the same screen of another one. ADM-017 */
export function ShopSwitcher({ shop }: { readonly shop: Workplace | undefined }) {
  const { workplaces } = useSession();
  const { pathname } = useLocation();
  if (workplaces.length === 0) return null;
  const name = shop?.name ?? adminShellText.yourShops();
  if (workplaces.length === 1 && shop !== undefined) {
    return (
      <Link to={`/${shop.code}`} className={classes.shop}>
        <Initial name={name} />
        <span className={classes.name}>{name}</span>
      </Link>
    );
  }
  return (
    <Menu position="bottom-start" width={260}>
      <Menu.Target>
        <UnstyledButton className={classes.shop} aria-label={adminShellText.switchShop({ shop: name })}>
          <Initial name={name} />
          <span className={classes.name}>{name}</span>
          <IconSelector size={16} aria-hidden className={classes.arrows} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.list}>
        <Menu.Label>{adminShellText.yourShops()}</Menu.Label>
        {workplaces.map((other) => (
          <Menu.Item
            key={other.code}
            component={Link}
            to={addressInShop(pathname, other)}
            aria-current={other.code === shop?.code ? 'true' : undefined}
            leftSection={<Initial name={other.name} />}
            rightSection={other.code === shop?.code && <IconCheck size={16} aria-hidden />}
          >
            <span className={classes.entry}>{other.name}</span>
            <span className={classes.role}>{roleText[other.role]()}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

const Initial = ({ name }: { readonly name: string }) => (
  <span className={classes.initial} data-initial={name.trim().charAt(0).toUpperCase()} aria-hidden />
);
