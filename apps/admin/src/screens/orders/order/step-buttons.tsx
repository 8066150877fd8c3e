import { Button, Menu } from '@mantine/core';
import type { OfferedStep, Order } from '@stoa/admin-contract';
import { adminOrderText } from '@stoa/messages';
import {
  IconArchive,
  IconArrowBackUp,
  IconBan,
  IconCash,
  IconCashBanknoteOff,
  IconChecklist,
  IconChevronDown,
  IconPackage,
  IconReceiptRefund,
  IconTruckDelivery,
  type TablerIcon,
} from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { tellStep } from '../words.ts';
import { askStep } from './ask-step.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { groupSteps, isDestructive, usualStep } from './steps.ts';
import { useStep } from './use-order.ts';

const icons: Readonly<Partial<Record<OfferedStep['to'], TablerIcon>>> = {
  paid: IconCash,
  authorized: IconCash,
  awaiting: IconCash,
  processing: IconChecklist,
  packing: IconPackage,
  fulfilled: IconTruckDelivery,
  returned: IconArrowBackUp,
  closed: IconArchive,
  canceled: IconBan,
  failed: IconCashBanknoteOff,
  voided: IconCashBanknoteOff,
  refunded: IconReceiptRefund,
  partially_refunded: IconReceiptRefund,
};

const groups = {
  order: adminOrderText.ofOrder,
  payment: adminOrderText.ofPayment,
  fulfilment: adminOrderText.ofFulfilment,
} as const;

/** Exactly the steps that may be taken now: the usual one as a button, the others in a menu beside it. ADM-204 */
export function StepButtons({ order }: { readonly order: Order }) {
  const deed = useStep(order);
  const [refunding, setRefunding] = useState<OfferedStep>();
  const { steps, states, payments } = order;
  const usual = usualStep(steps, states);
  const others = groupSteps(steps, usual);
  if (steps.length === 0) return null;

  const take = async (step: OfferedStep) => {
    if (step.to === 'partially_refunded') setRefunding(step);
    else if (await askStep(step, order)) deed.mutate(step);
  };
  const tellOf = (step: OfferedStep) => {
    const payment = payments.find(({ id }) => id === step.paymentId);
    return payment && payments.length > 1
      ? adminOrderText.stepOfPayment({ step: tellStep(step), payment: payment.title })
      : tellStep(step);
  };
  return (
    <>
      {others.length > 0 && (
        <Menu width={250}>
          <Menu.Target>
            <Button
              variant="default"
              rightSection={<IconChevronDown size={15} aria-hidden />}
              disabled={deed.isPending}
            >
              {adminOrderText.moreSteps()}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((group) => (
              <Fragment key={group.machine}>
                <Menu.Label>{groups[group.machine]()}</Menu.Label>
                {group.steps.map((step) => (
                  <Menu.Item
                    key={`${step.to}${step.paymentId}`}
                    leftSection={<StepIcon to={step.to} />}
                    {...(isDestructive(step) && { color: 'red' })}
                    onClick={() => take(step)}
                  >
                    {tellOf(step)}
                  </Menu.Item>
                ))}
              </Fragment>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {usual && (
        <Button leftSection={<StepIcon to={usual.to} />} loading={deed.isPending} onClick={() => take(usual)}>
          {tellOf(usual)}
        </Button>
      )}
      {refunding && <RefundDialog order={order} step={refunding} onClose={() => setRefunding(undefined)} />}
    </>
  );
}

function StepIcon({ to }: Pick<OfferedStep, 'to'>) {
  const Icon = icons[to];
  return Icon === undefined ? null : <Icon size={17} stroke={1.8} aria-hidden />;
}
