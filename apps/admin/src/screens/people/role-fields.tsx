import { Radio } from '@mantine/core';
import { shopRoles } from '@stoa/domain';
import { adminPeopleText, roleHelpText, roleText } from '@stoa/messages';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { queries } from '../../api/index.ts';
import { useField } from '../../kit/form/form-context.ts';
import { PickerField } from '../../kit/picker/index.ts';
import { useWorkplace } from '../../session/index.ts';
import classes from './people.module.css';

/** A role, and the seller that it is limited to: only the role `seller` has one, and needs it. */
export const roleShape = {
  role: z.enum(shopRoles, adminPeopleText.roleNeeded()),
  sellerId: z.string(),
};

/** What is said where a seller is missing. */
export const sellerMissing = { path: ['sellerId'], message: adminPeopleText.sellerNeeded() };

/** The fields of a role: each with what it may do, and for the role of a seller, which one. */
export function RoleFields() {
  const role: unknown = useWatch({ name: 'role' });
  return (
    <>
      <RoleField />
      {role === 'seller' && <SellerField />}
    </>
  );
}

function RoleField() {
  const { value, onChange, error, label, id, ref } = useField('role', adminPeopleText.role());
  return (
    <Radio.Group
      id={id}
      label={label}
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
      error={error}
      className={classes.roles ?? ''}
    >
      <div className={classes.roleList}>
        {shopRoles.map((role, at) => (
          <Radio.Card key={role} value={role} className={classes.roleCard ?? ''} {...(at === 0 && { ref })}>
            <Radio.Indicator size="xs" />
            <span>
              <span className={classes.roleName}>{roleText[role]()}</span>
              <span className={classes.roleHelp}>{roleHelpText[role]()}</span>
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}

function SellerField() {
  const { code: shop } = useWorkplace();
  const { data, isError } = useQuery(queries.people.sellers.queryOptions({ input: { shop } }));
  const options = data?.items.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <PickerField
      name="sellerId"
      label={adminPeopleText.seller()}
      description={adminPeopleText.sellerHelp()}
      placeholder={adminPeopleText.findSeller()}
      options={isError ? [] : options}
      {...(options?.length === 0 && { nothing: adminPeopleText.noSellers() })}
    />
  );
}
