import { Anchor } from '@mantine/core';
import type { Order } from '@stoa/admin-contract';
import { adminOrderText } from '@stoa/messages';
import { IconMail, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Address } from '../../../kit/address/address.tsx';
import { Section } from '../../../kit/section.tsx';
import textLink from '../../../kit/text-link.module.css';
import { TextLink } from '../../../kit/text-link.tsx';
import { useWorkplace } from '../../../session/index.ts';
import classes from './customer.module.css';

/** Who bought, and where goods and bill go. */
export function CustomerSection({ order }: { readonly order: Order }) {
  const { customer, shippingAddress, billingAddress, buyerNote } = order;
  const same = shippingAddress !== null && JSON.stringify(shippingAddress) === JSON.stringify(billingAddress);
  return (
    <>
      {buyerNote !== '' && (
        <Section title={adminOrderText.buyerNote()}>
          <blockquote className={classes.note}>{buyerNote}</blockquote>
        </Section>
      )}
      <Section title={adminOrderText.customer()}>
        <div className={classes.parts}>
          <div className={classes.who}>
            <span className={classes.line}>
              <IconUser size={16} stroke={1.7} aria-hidden className={classes.icon} />
              <span>
                <span className={classes.name}>
                  <Name order={order} />
                </span>
                <span className={classes.kind}>
                  {customer.id === null ? adminOrderText.guest() : adminOrderText.account()}
                </span>
              </span>
            </span>
            <span className={classes.line}>
              <IconMail size={16} stroke={1.7} aria-hidden className={classes.icon} />
              <Anchor
                size="sm"
                href={`mailto:${customer.email}`}
                className={textLink.link ?? ''}
                aria-label={adminOrderText.writeTo({ email: customer.email })}
              >
                {customer.email}
              </Anchor>
            </span>
          </div>
          {shippingAddress !== null && (
            <Part title={adminOrderText.shipTo()}>
              <Address address={shippingAddress} />
            </Part>
          )}
          <Part title={adminOrderText.billTo()}>
            {same ? (
              <span className={classes.same}>{adminOrderText.sameAddress()}</span>
            ) : (
              <Address address={billingAddress} />
            )}
          </Part>
        </div>
      </Section>
    </>
  );
}

/** Who bought; a link to their page for whoever may open it. */
function Name({ order: { customer, billingAddress } }: { readonly order: Order }) {
  const { code: shop, scopes } = useWorkplace();
  const name = `${billingAddress.firstName} ${billingAddress.lastName}`;
  if (customer.id === null || !scopes.includes('customers:read')) return name;
  return <TextLink to={`/${shop}/customers/${customer.id}`}>{name}</TextLink>;
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div>
    <h3 className={classes.title}>{title}</h3>
    {children}
  </div>
);
