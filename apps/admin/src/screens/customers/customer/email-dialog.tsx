import type { Customer } from '@stoa/admin-contract';
import { emailKey, isKnownEmail } from '@stoa/domain';
import { adminCustomerText, adminFormText } from '@stoa/messages';
import { useMemo } from 'react';
import { z } from 'zod';
import { api, rereadOnConflict } from '../../../api/index.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { EntryForm, TextField, useSeenVersion } from '../../../kit/form/index.ts';
import { tell } from '../../../kit/toast.tsx';
import { useWorkplace } from '../../../session/index.ts';
import { useCustomerChange } from '../use-customer-change.ts';

interface EmailDialogProps {
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** Asks for another address, and says that it holds only once it is confirmed from its own mailbox. ADM-305 */
export function EmailDialog({ customer, onClose }: EmailDialogProps) {
  const { code: shop } = useWorkplace();
  const shown = useCustomerChange();
  const fromSeen = useSeenVersion(customer.version);
  const { id, email: present } = customer;
  const schema = useMemo(
    () =>
      z.object({
        email: z
          .string()
          .trim()
          .refine(isKnownEmail, adminFormText.emailNeeded())
          // Asking for the present one would end the change that waits.
          .refine((typed) => emailKey(typed) !== emailKey(present), adminCustomerText.sameEmail()),
      }),
    [present],
  );
  const change = async ({ email }: { readonly email: string }) => {
    const send = () =>
      fromSeen((version) => api.customers.changeEmail({ shop, customer: id, version, email }));
    const changed = await rereadOnConflict(send, shown);
    tell(adminCustomerText.emailAsked({ email }));
    onClose();
    await shown(changed);
  };
  return (
    <Dialog
      onClose={onClose}
      title={adminCustomerText.changeEmailTitle()}
      help={adminCustomerText.changeEmailHelp({ email: present })}
    >
      <EntryForm
        signedIn
        schema={schema}
        values={{ email: '' }}
        onSubmit={change}
        submit={adminCustomerText.sendLink()}
      >
        <TextField name="email" type="email" label={adminCustomerText.newEmail()} autoComplete="off" first />
      </EntryForm>
    </Dialog>
  );
}
