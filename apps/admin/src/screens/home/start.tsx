import { adminHomeText } from '@stoa/messages';
import { IconBuildingStore } from '@tabler/icons-react';
import { Navigate } from 'react-router';
import { StateScreen } from '../../kit/state/index.ts';
import { lastShop, useSession } from '../../session/index.ts';

/** Opens the shop that was open last, or the first; who has none is told how to get one. */
export function Start() {
  const { workplaces, person } = useSession();
  const shop = workplaces.find(({ code }) => code === lastShop()) ?? workplaces[0];
  if (shop !== undefined) return <Navigate to={`/${shop.code}`} replace />;
  return (
    <StateScreen
      icon={IconBuildingStore}
      title={adminHomeText.noShops()}
      help={adminHomeText.noShopsHelp({ email: person.email })}
    />
  );
}
