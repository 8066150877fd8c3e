import type { Scope } from '@stoa/domain';
import { adminStateText, scopeText } from '@stoa/messages';
import { IconLock, IconMapPinOff } from '@tabler/icons-react';
import { LinkButton, StateScreen } from './state-screen.tsx';

interface NoPermissionProps {
  readonly scope: Scope;
  readonly shop: string;
  /** The address of the shop's home. */
  readonly home: string;
}

/** The screen in place of one that takes a permission which the person lacks: it names it. ADM-014 */
export function NoPermission({ scope, shop, home }: NoPermissionProps) {
  return (
    <StateScreen
      icon={IconLock}
      title={adminStateText.noPermission()}
      help={adminStateText.noPermissionHelp({ scope: scopeText[scope](), code: scope, shop })}
      action={<LinkButton to={home} label={adminStateText.toHome({ shop })} />}
    />
  );
}

const toStart = <LinkButton to="/" label={adminStateText.toStart()} />;

/** The screen of an address where nothing is. */
export function NotFound() {
  return (
    <StateScreen
      icon={IconMapPinOff}
      title={adminStateText.notFound()}
      help={adminStateText.notFoundHelp()}
      action={toStart}
    />
  );
}

/** The screen of a shop that the person does not work in. */
export function NoSuchShop() {
  return (
    <StateScreen
      icon={IconMapPinOff}
      title={adminStateText.noSuchShop()}
      help={adminStateText.noSuchShopHelp()}
      action={toStart}
    />
  );
}
