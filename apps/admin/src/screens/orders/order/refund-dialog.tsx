import type { OfferedStep, Order } from '@stoa/admin-contract';
import { formatPrice } from '@stoa/domain';
import { adminOrderText } from '@stoa/messages';
import { useMemo } from 'react';
import { problemOf } from '../../../api/index.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { AmountField, amountOf, EntryForm, TextAreaField } from '../../../kit/form/index.ts';
import { usePlace } from '../../../kit/place.ts';
import { refundSchema } from './refund-amount.ts';
import { useOrderChange, useTakeStep } from './use-order.ts';

interface RefundDialogProps {
  readonly order: Order;
  readonly step: OfferedStep;
  readonly onClose: () => void;
}

/** Gives a part of a payment back: how much and why. What is refused stands in the dialog, with what was typed. ADM-204 */
export function RefundDialog({ order, step, onClose }: RefundDialogProps) {
  const take = useTakeStep(order);
  const changed = useOrderChange();
  const { currency, number, payments } = order;
  const payment = payments.find(({ id }) => id === step.paymentId);
  const most = step.mostAmount ?? payment?.held ?? 0;
  const { locale } = usePlace();
  const schema = useMemo(() => refundSchema({ locale, currency }, most), [locale, currency, most]);

  const refund = async ({ amount, note }: { readonly amount: string; readonly note: string }) => {
    try {
      await take(step, { amount: amountOf(amount, { locale, currency }) ?? 0, note: note.trim() });
    } catch (error) {
      if (problemOf(error)?.status === 409) await changed();
      throw error;
    }
    onClose();
    await changed();
  };
  return (
    <Dialog
      onClose={onClose}
      title={adminOrderText.refundPartTitle({ number })}
      help={adminOrderText.refundPartHelp({
        amount: formatPrice(most, currency),
        payment: payment?.title ?? '',
      })}
    >
      <EntryForm
        signedIn
        schema={schema}
        values={{ amount: '', note: '' }}
        onSubmit={refund}
        submit={adminOrderText.refundAction()}
        submitProps={{ color: 'red' }}
      >
        <AmountField name="amount" label={adminOrderText.amount()} currency={currency} first />
        <TextAreaField
          name="note"
          label={adminOrderText.reason()}
          description={adminOrderText.reasonHelp()}
          maxLength={5000}
        />
      </EntryForm>
    </Dialog>
  );
}
