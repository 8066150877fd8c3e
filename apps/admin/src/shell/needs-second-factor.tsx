import { Button } from '@mantine/core';
import type { Workplace } from '@stoa/admin-contract';
import { adminAccountText } from '@stoa/messages';
import { IconShieldLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { StateScreen } from '../kit/state/index.ts';

/** Says that a shop opens only with a second factor, and leads to where one sets it up. ADM-009 */
export function NeedsSecondFactor({ shop }: { readonly shop: Workplace }) {
  return (
    <StateScreen
      icon={IconShieldLock}
      title={adminAccountText.neededTitle()}
      help={
        shop.role === 'operator'
          ? adminAccountText.neededOperatorHelp()
          : adminAccountText.neededHelp({ shop: shop.name })
      }
      action={
        <Button component={Link} to={`/account?set-up=second-factor&to=/${shop.code}`}>
          {adminAccountText.setUpNow()}
        </Button>
      }
    />
  );
}
