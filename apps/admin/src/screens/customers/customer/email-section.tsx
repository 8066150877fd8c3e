import { Anchor, Button } from '@mantine/core';
import type { Customer } from '@stoa/admin-contract';
import { adminCustomerText } from '@stoa/messages';
import { useState } from 'react';
import { api } from '../../../api/index.ts';
import { usePlace } from '../../../kit/place.ts';
import { Section } from '../../../kit/section.tsx';
import textLink from '../../../kit/text-link.module.css';
import { tellTime } from '../../../kit/time.tsx';
import { useWorkplace } from '../../../session/index.ts';
import { useCustomerDeed } from '../use-customer-change.ts';
import classes from './customer.module.css';
import { EmailDialog } from './email-dialog.tsx';
import { useMayWrite } from './use-customer.ts';

/** The address that holds, and the one that waits to be confirmed. ADM-305 */
export function EmailSection({ customer }: { readonly customer: Customer }) {
  const [changing, setChanging] = useState(false);
  const mayWrite = useMayWrite();
  const place = usePlace();
  const { email, emailConfirmedAt, newEmail } = customer;
  const change = (
    <Button
      variant="default"
      size="xs"
      aria-label={adminCustomerText.changeEmailLabel()}
      onClick={() => setChanging(true)}
    >
      {adminCustomerText.changeEmail()}
    </Button>
  );
  return (
    <Section title={adminCustomerText.email()}>
      <div className={classes.row}>
        <div className={classes.lines}>
          <Anchor
            size="sm"
            href={`mailto:${email}`}
            className={textLink.link ?? ''}
            aria-label={adminCustomerText.writeTo({ email })}
          >
            {email}
          </Anchor>
          <span className={classes.quiet}>
            {emailConfirmedAt === null
              ? adminCustomerText.notConfirmed()
              : adminCustomerText.confirmed({ day: tellTime(emailConfirmedAt, place, 'day') })}
          </span>
        </div>
        {mayWrite && change}
      </div>
      {newEmail !== null && (
        <div className={classes.waits}>
          <p className={classes.strong}>{adminCustomerText.waits({ email: newEmail.email })}</p>
          <p>{adminCustomerText.waitsUntil({ time: tellTime(newEmail.expiresAt, place, 'minute') })}</p>
          {mayWrite && <Withdraw customer={customer} newEmail={newEmail.email} />}
        </div>
      )}
      {changing && <EmailDialog customer={customer} onClose={() => setChanging(false)} />}
    </Section>
  );
}

interface WithdrawProps {
  readonly customer: Customer;
  readonly newEmail: string;
}

/** Asking for the address that holds ends the change that waits. */
function Withdraw({ customer: { id, version, email }, newEmail }: WithdrawProps) {
  const { code: shop } = useWorkplace();
  const deed = useCustomerDeed();
  const withdraw = () =>
    deed.mutate({
      act: () => api.customers.changeEmail({ shop, customer: id, version, email }),
      done: adminCustomerText.withdrawn({ email: newEmail }),
    });
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={adminCustomerText.withdrawLabel({ email: newEmail })}
      loading={deed.isPending}
      onClick={withdraw}
    >
      {adminCustomerText.withdraw()}
    </Button>
  );
}
