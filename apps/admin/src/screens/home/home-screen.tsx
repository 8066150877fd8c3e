import { adminHomeText, roleText, shopKindText, shopStatusText } from '@stoa/messages';
import { Facts } from '../../kit/facts.tsx';
import { Screen } from '../../kit/screen.tsx';
import { Section } from '../../kit/section.tsx';
import { useSession, useWorkplace } from '../../session/index.ts';
import { MayDo } from './may-do.tsx';
import { ShopState } from './shop-state.tsx';

/** The home of a shop: what it is, and what the person may do there. */
export function HomeScreen() {
  const { person } = useSession();
  const shop = useWorkplace();
  return (
    <Screen title={shop.name} description={adminHomeText.greeting({ name: person.name })}>
      <Section title={adminHomeText.aboutShop()} badge={<ShopState state={shop.state} />}>
        <Facts
          facts={[
            [
              adminHomeText.address(),
              <a href={shop.address} key="address" target="_blank" rel="noreferrer">
                {shop.address.replace(/^https?:\/\/|\/$/g, '')}
              </a>,
            ],
            [adminHomeText.kind(), shopKindText[shop.type]()],
            [adminHomeText.state(), shopStatusText[shop.state]()],
            [adminHomeText.timeZone(), shop.timeZone],
            [adminHomeText.currency(), shop.currency],
          ]}
        />
      </Section>
      <Section title={adminHomeText.mayDo()} description={adminHomeText.mayDoHelp()}>
        <p>{roleText[shop.role]()}</p>
        <MayDo scopes={shop.scopes} />
      </Section>
    </Screen>
  );
}
