import { UnstyledButton } from '@mantine/core';
import { adminStockText } from '@stoa/messages';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '../../../../kit/form/index.ts';
import classes from './stock.module.css';

/** The field `reason`: one of the common ones by a touch, or own words. ADM-130 */
export function ReasonField({ common }: { readonly common: readonly string[] }) {
  const { setValue } = useFormContext<{ reason: string }>();
  const reason = useWatch<{ reason: string }, 'reason'>({ name: 'reason' });
  return (
    <div>
      <TextField
        name="reason"
        label={adminStockText.reason()}
        description={adminStockText.reasonHelp()}
        autoComplete="off"
        maxLength={255}
      />
      <fieldset className={classes.reasons}>
        <legend className="unseen">{adminStockText.commonReasons()}</legend>
        {common.map((one) => (
          <UnstyledButton
            key={one}
            className={classes.reason}
            aria-pressed={reason === one}
            onClick={() => setValue('reason', one, { shouldDirty: true, shouldValidate: true })}
          >
            {one}
          </UnstyledButton>
        ))}
      </fieldset>
    </div>
  );
}
