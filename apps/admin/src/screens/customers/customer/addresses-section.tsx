import { ActionIcon, Badge, Button, Menu } from '@mantine/core';
import type { Customer, CustomerAddress } from '@stoa/admin-contract';
import { adminCustomerText, adminListText } from '@stoa/messages';
import { IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../../api/index.ts';
import { Address, addressLines } from '../../../kit/address/address.tsx';
import { confirm } from '../../../kit/confirm.tsx';
import { Section } from '../../../kit/section.tsx';
import { useWorkplace } from '../../../session/index.ts';
import { useCustomerDeed } from '../use-customer-change.ts';
import classes from './customer.module.css';
import { useMayWrite } from './use-customer.ts';

/** How the addresses of every country are written comes with the dialog that asks for one. ADM-072 */
const AddressDialog = lazy(async () => ({ default: (await import('./address-dialog.tsx')).AddressDialog }));

/** The dialog that is open: for a new address, or for one that is kept. */
type Open = { readonly kept: CustomerAddress | undefined };

/** The addresses of a customer, the default first. ADM-304 */
export function AddressesSection({ customer }: { readonly customer: Customer }) {
  const [open, setOpen] = useState<Open>();
  const mayWrite = useMayWrite();
  const { addresses } = customer;
  const add = (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconPlus size={15} aria-hidden />}
      onClick={() => setOpen({ kept: undefined })}
    >
      {adminCustomerText.addAddress()}
    </Button>
  );
  return (
    <Section title={adminCustomerText.addresses()} actions={mayWrite && add}>
      {addresses.length === 0 ? (
        <p className={classes.quiet}>{adminCustomerText.noAddresses()}</p>
      ) : (
        <ul className={classes.addresses}>
          {addresses.map((kept) => (
            <li key={kept.id} className={classes.address}>
              <div>
                {kept.isDefault && (
                  <Badge className={classes.addressHead ?? ''}>{adminCustomerText.default()}</Badge>
                )}
                <Address address={kept.address} />
              </div>
              {mayWrite && <AddressMenu customer={customer} kept={kept} onEdit={() => setOpen({ kept })} />}
            </li>
          ))}
        </ul>
      )}
      {open && (
        <Suspense>
          <AddressDialog customer={customer} kept={open.kept} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Section>
  );
}

interface AddressMenuProps {
  readonly customer: Customer;
  readonly kept: CustomerAddress;
  readonly onEdit: () => void;
}

function AddressMenu({ customer: { id }, kept, onEdit }: AddressMenuProps) {
  const { code: shop } = useWorkplace();
  const deed = useCustomerDeed();
  const lines = addressLines(kept.address);
  const remove = async () => {
    const goesOn = await confirm({
      title: adminCustomerText.removeTitle(),
      help: adminCustomerText.removeHelp({ address: `${lines.join(', ')}.` }),
      action: adminCustomerText.remove(),
      danger: true,
    });
    if (!goesOn) return;
    deed.mutate({
      act: () => api.customers.removeAddress({ shop, customer: id, id: kept.id }),
      done: adminCustomerText.addressRemoved(),
    });
  };
  const name = adminCustomerText.addressOf({ line: kept.address.line1 });
  return (
    <Menu width={180}>
      <Menu.Target>
        <ActionIcon aria-label={adminListText.actionsOf({ name })} loading={deed.isPending}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
          {adminCustomerText.edit()}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={remove}>
          {adminCustomerText.remove()}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
