import { Anchor, Badge } from '@mantine/core';
import { adminHomeText, roleText, shopKindText } from '@stoa/messages';
import { Facts } from '../../kit/facts.tsx';
import { Section } from '../../kit/section.tsx';
import textLink from '../../kit/text-link.module.css';
import { useWorkplace } from '../../session/index.ts';
import { MayDo } from './may-do.tsx';
import { ShopState } from './shop-state.tsx';

/** What a shop is, and what the person may do there. */
export function AboutShop() {
  const shop = useWorkplace();
  return (
    <>
      <Section title={adminHomeText.aboutShop()} badge={<ShopState state={shop.state} />}>
        <Facts
          facts={[
            [
              adminHomeText.address(),
              <Anchor
                className={textLink.link ?? ''}
                href={shop.address}
                key="address"
                target="_blank"
                rel="noreferrer"
              >
                {shop.address.replace(/^https?:\/\/|\/$/g, '')}
              </Anchor>,
            ],
            [adminHomeText.kind(), shopKindText[shop.type]()],
            [adminHomeText.timeZone(), shop.timeZone],
            [adminHomeText.currency(), shop.currency],
          ]}
        />
      </Section>
      <Section
        title={adminHomeText.mayDo()}
        description={adminHomeText.mayDoHelp()}
        badge={<Badge>{roleText[shop.role]()}</Badge>}
      >
        {shop.oneSeller && <p>{adminHomeText.oneSeller()}</p>}
        <MayDo scopes={shop.scopes} />
      </Section>
    </>
  );
}
