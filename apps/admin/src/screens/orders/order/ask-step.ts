import type { OfferedStep, Order } from '@stoa/admin-contract';
import { formatPrice } from '@stoa/domain';
import { adminOrderText } from '@stoa/messages';
import { confirm } from '../../../kit/confirm.tsx';
import { tellStep } from '../words.ts';
import { isDestructive } from './steps.ts';

type Question = Pick<Parameters<typeof confirm>[0], 'title' | 'help'>;

/** Asks before a step that does not come back; true at once for any other. */
export async function askStep(step: OfferedStep, order: Order): Promise<boolean> {
  const question = questionOf(step, order);
  if (question === undefined) return true;
  return confirm({
    ...question,
    action: tellStep(step),
    cancel: adminOrderText.keep(),
    danger: isDestructive(step),
  });
}

function questionOf({ machine, to, paymentId }: OfferedStep, order: Order): Question | undefined {
  const { number, payments, currency } = order;
  const about = { number };
  const payment = payments.find(({ id }) => id === paymentId) ?? payments[0];
  switch (`${machine}.${to}`) {
    case 'order.canceled':
      return { title: adminOrderText.cancelTitle(about), help: adminOrderText.cancelHelp() };
    case 'order.closed':
      return { title: adminOrderText.closeTitle(about), help: adminOrderText.closeHelp() };
    case 'payment.failed':
      return { title: adminOrderText.failTitle(about), help: adminOrderText.failHelp() };
    case 'payment.voided':
      return { title: adminOrderText.voidTitle(about), help: adminOrderText.voidHelp() };
    case 'payment.refunded':
      return {
        title: adminOrderText.refundTitle({ ...about, amount: formatPrice(payment?.held ?? 0, currency) }),
        help: adminOrderText.refundHelp({ payment: payment?.title ?? '' }),
      };
    case 'fulfilment.returned':
      return { title: adminOrderText.returnTitle(about), help: adminOrderText.returnHelp() };
    default:
      return undefined;
  }
}
