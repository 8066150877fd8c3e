import { Button } from '@mantine/core';
import type { Customer } from '@stoa/admin-contract';
import { adminCustomerText, plural } from '@stoa/messages';
import { api } from '../../../api/index.ts';
import { confirm } from '../../../kit/confirm.tsx';
import { Section } from '../../../kit/section.tsx';
import { tell } from '../../../kit/toast.tsx';
import { useWorkplace } from '../../../session/index.ts';
import { nameOf } from '../name.ts';
import { useCustomerDeed } from '../use-customer-change.ts';
import classes from './customer.module.css';
import { useMayWrite } from './use-customer.ts';

/** How a customer signs in, without the password itself. ADM-305 */
export function SignInSection({ customer }: { readonly customer: Customer }) {
  const { hasPassword, sessions } = customer;
  const mayWrite = useMayWrite();
  return (
    <Section title={adminCustomerText.signIn()}>
      <div className={classes.lines}>
        <span>{hasPassword ? adminCustomerText.hasPassword() : adminCustomerText.noPassword()}</span>
        <span className={classes.quiet}>
          {sessions === 0
            ? adminCustomerText.noSession()
            : plural(sessions, adminCustomerText.oneSession, adminCustomerText.sessions)}
        </span>
      </div>
      {mayWrite && (
        <div className={classes.buttons}>
          <MailLink customer={customer} />
          {sessions > 0 && <EndSessions customer={customer} />}
        </div>
      )}
    </Section>
  );
}

function MailLink({ customer: { id, email } }: { readonly customer: Customer }) {
  const { code: shop } = useWorkplace();
  const deed = useCustomerDeed();
  const mail = () =>
    deed.mutate({
      act: async () => {
        await api.customers.mailPasswordLink({ shop, customer: id });
        return undefined;
      },
      done: adminCustomerText.linkMailed({ email }),
    });
  return (
    <Button variant="default" loading={deed.isPending} onClick={mail}>
      {adminCustomerText.mailLink()}
    </Button>
  );
}

function EndSessions({ customer }: { readonly customer: Customer }) {
  const { code: shop } = useWorkplace();
  const deed = useCustomerDeed();
  const name = nameOf(customer);
  const end = async () => {
    const goesOn = await confirm({
      title: adminCustomerText.endSessionsTitle({ name }),
      help: adminCustomerText.endSessionsHelp(),
      action: adminCustomerText.endSessions(),
    });
    if (!goesOn) return;
    deed.mutate({
      act: async () => {
        const { ended } = await api.customers.endSessions({ shop, customer: customer.id });
        tell(
          ended === 0
            ? adminCustomerText.noneEnded({ name })
            : plural(ended, adminCustomerText.oneEnded, adminCustomerText.ended),
        );
        return undefined;
      },
    });
  };
  return (
    <Button variant="default" loading={deed.isPending} onClick={end}>
      {adminCustomerText.endSessions()}
    </Button>
  );
}
