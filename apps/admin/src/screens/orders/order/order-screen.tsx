import { Skeleton } from '@mantine/core';
import type { Order } from '@stoa/admin-contract';
import { adminOrderText } from '@stoa/messages';
import { useParams } from 'react-router';
import { isAbsent } from '../../../api/index.ts';
import { RecordScreen } from '../../../kit/record-screen.tsx';
import { Section } from '../../../kit/section.tsx';
import { Loaded, NotFound } from '../../../kit/state/index.ts';
import { Time } from '../../../kit/time.tsx';
import { useWorkplace } from '../../../session/index.ts';
import { FulfilmentStateSign, PaymentStateSign, StatusBadge } from '../states.tsx';
import { CustomerSection } from './customer-section.tsx';
import { ItemsSection } from './items-section.tsx';
import classes from './order.module.css';
import { PaymentsSection } from './payments-section.tsx';
import { ShipmentsSection } from './shipments-section.tsx';
import { StepButtons } from './step-buttons.tsx';
import { TimelineSection } from './timeline-section.tsx';
import { useOrder } from './use-order.ts';

/** An order: as it was bought, what happened to it, and the steps that may be taken now. ADM-203 to ADM-206 */
export function OrderScreen() {
  const { order: id = '' } = useParams();
  const { code: shop } = useWorkplace();
  const query = useOrder(id);
  if (isAbsent(query)) return <NotFound />;
  const order = query.data;
  return (
    <RecordScreen
      key={id}
      list={{ to: `/${shop}/orders`, label: adminOrderText.back() }}
      title={order ? adminOrderText.title({ number: order.number }) : adminOrderText.back()}
      description={order && <About order={order} />}
      actions={order && <StepButtons order={order} />}
    >
      <Loaded query={query} outline={<OrderOutline />}>
        {(read) => <Shown order={read} />}
      </Loaded>
    </RecordScreen>
  );
}

const About = ({ order: { status, states, placedAt } }: { readonly order: Order }) => (
  <span className={classes.about}>
    <StatusBadge status={status} />
    <PaymentStateSign state={states.payment} />
    <FulfilmentStateSign state={states.fulfilment} />
    <Time at={placedAt} />
  </span>
);

function Shown({ order }: { readonly order: Order }) {
  const { type } = useWorkplace();
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <ItemsSection order={order} />
        <PaymentsSection order={order} />
        <ShipmentsSection order={order} />
      </div>
      <div className={classes.side}>
        <CustomerSection order={order} />
        {type === 'marketplace' && <Section title={adminOrderText.seller()}>{order.seller.name}</Section>}
      </div>
      <div className={classes.timeline}>
        <TimelineSection order={order} />
      </div>
    </div>
  );
}

/** The outline of the screen in its measures. ADM-062 */
const OrderOutline = () => (
  <div className={classes.columns}>
    <div className={classes.column}>
      <Skeleton height={380} radius="lg" />
      <Skeleton height={170} radius="lg" />
    </div>
    <div className={classes.side}>
      <Skeleton height={320} radius="lg" />
    </div>
  </div>
);
