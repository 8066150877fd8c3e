import { Button, Skeleton } from '@mantine/core';
import type { Customer } from '@stoa/admin-contract';
import { adminCustomersText, adminCustomerText } from '@stoa/messages';
import { IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { isAbsent } from '../../../api/index.ts';
import { RecordScreen } from '../../../kit/record-screen.tsx';
import { Loaded, NotFound } from '../../../kit/state/index.ts';
import { useWorkplace } from '../../../session/index.ts';
import { ChangeDialog } from '../change-dialog.tsx';
import { nameOf } from '../name.ts';
import { CustomerStatusBadge } from '../status.tsx';
import { AddressesSection } from './addresses-section.tsx';
import classes from './customer.module.css';
import { EmailSection } from './email-section.tsx';
import { Figures } from './figures.tsx';
import { OrdersSection } from './orders-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SignInSection } from './sign-in-section.tsx';
import { useCustomer, useMayWrite } from './use-customer.ts';

/** A customer: who they are, how they sign in, where their orders go. ADM-302, ADM-304, ADM-305 */
export function CustomerScreen() {
  const { customer: id = '' } = useParams();
  const { code: shop } = useWorkplace();
  const query = useCustomer(id);
  if (isAbsent(query)) return <NotFound />;
  const customer = query.data;
  return (
    <RecordScreen
      key={id}
      list={{ to: `/${shop}/customers`, label: adminCustomerText.back() }}
      title={customer ? nameOf(customer) : adminCustomerText.back()}
      description={customer && <About customer={customer} />}
      actions={customer?.status === 'pending' && <Approve customer={customer} />}
    >
      <Loaded query={query} outline={<CustomerOutline />}>
        {(read) => <Shown customer={read} />}
      </Loaded>
    </RecordScreen>
  );
}

const About = ({ customer: { status, group } }: { readonly customer: Customer }) => (
  <span className={classes.about}>
    <CustomerStatusBadge status={status} />
    <span>{group.name}</span>
  </span>
);

/** Approves who waits for it, the same as among several. ADM-302 */
function Approve({ customer: { id } }: { readonly customer: Customer }) {
  const [open, setOpen] = useState(false);
  if (!useMayWrite()) return null;
  return (
    <>
      <Button leftSection={<IconUserCheck size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {adminCustomersText.approve()}
      </Button>
      {open && (
        <ChangeDialog
          kind="approve"
          find={async () => ({ ids: [id], selected: 1 })}
          onDone={() => {}}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function Shown({ customer }: { readonly customer: Customer }) {
  const { scopes } = useWorkplace();
  return (
    <div className={classes.columns}>
      <div className={classes.figures}>
        <Figures customer={customer} />
      </div>
      <div className={classes.column}>
        <ProfileSection customer={customer} />
        {scopes.includes('orders:read') && <OrdersSection customer={customer} />}
      </div>
      <div className={classes.side}>
        <EmailSection customer={customer} />
        <SignInSection customer={customer} />
        <AddressesSection customer={customer} />
      </div>
    </div>
  );
}

/** The outline of the screen in its measures. ADM-062 */
const CustomerOutline = () => (
  <div className={classes.columns}>
    <div className={classes.figures}>
      <Skeleton height={78} radius="lg" />
    </div>
    <div className={classes.column}>
      <Skeleton height={330} radius="lg" />
      <Skeleton height={230} radius="lg" />
    </div>
    <div className={classes.side}>
      <Skeleton height={130} radius="lg" />
      <Skeleton height={200} radius="lg" />
    </div>
  </div>
);
