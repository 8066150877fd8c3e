import { ActionIcon, Button } from '@mantine/core';
import { percentOff } from '@stoa/domain';
import { adminPricesText } from '@stoa/messages';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId, useLayoutEffect } from 'react';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useFormAround } from '../../../../kit/form/form-context.ts';
import { AmountField, amountOf, CountField } from '../../../../kit/form/index.ts';
import { usePlace } from '../../../../kit/place.ts';
import { GroupsField } from './groups-field.tsx';
import { MOST_LEVELS, NEW_LEVEL, type TypedPrices } from './price-values.ts';
import classes from './prices.module.css';

interface LevelsFieldProps {
  readonly currency: string;
}

/**
 * The price levels as a table of fields, on a phone as cards: from which quantity on, for whom, and what one piece
 * costs then. Its name in the form is `priceLevels`. PRICE-012 to PRICE-014
 */
export function LevelsField({ currency }: LevelsFieldProps) {
  const id = useId();
  const { fields, append, remove } = useFieldArray<TypedPrices, 'priceLevels'>({ name: 'priceLevels' });
  const isFull = fields.length >= MOST_LEVELS;
  return (
    <section aria-labelledby={id} className={classes.levels}>
      <div className={classes.levelsHead}>
        <h3 id={id} className={classes.subtitle}>
          {adminPricesText.levels()}
        </h3>
        <p className={classes.help}>{adminPricesText.levelsHelp()}</p>
        <WholeFault />
      </div>
      {fields.length > 0 && (
        <div className={classes.table}>
          <div className={classes.headings} aria-hidden>
            <span>{adminPricesText.minQty()}</span>
            <span>{adminPricesText.forWhom()}</span>
            <span>{adminPricesText.levelPrice()}</span>
            <span>{adminPricesText.saves()}</span>
          </div>
          {fields.map((field, at) => (
            <LevelRow key={field.id} at={at} currency={currency} onRemove={() => remove(at)} />
          ))}
        </div>
      )}
      <div className={classes.add}>
        <Button
          variant="default"
          leftSection={<IconPlus size={15} aria-hidden />}
          disabled={isFull}
          onClick={() => append(NEW_LEVEL)}
        >
          {adminPricesText.addLevel()}
        </Button>
        {fields.length === 0 && <span className={classes.quiet}>{adminPricesText.noLevels()}</span>}
        {isFull && <span className={classes.quiet}>{adminPricesText.mostLevels({ n: MOST_LEVELS })}</span>}
      </div>
    </section>
  );
}

/** What is wrong with the levels as a whole, such as that somebody else has changed them since. ADM-031 */
function WholeFault() {
  const { labels } = useFormAround();
  const { getFieldState } = useFormContext<TypedPrices>();
  const message = getFieldState('priceLevels', useFormState<TypedPrices>()).error?.message;
  // The cells are the fields; the form looks for a label by the name of what it knows a fault of.
  useLayoutEffect(() => {
    labels.set('priceLevels', adminPricesText.levels());
    return () => {
      labels.delete('priceLevels');
    };
  }, [labels]);
  return message === undefined ? null : (
    <p role="alert" className={classes.fault}>
      {message}
    </p>
  );
}

interface LevelRowProps extends LevelsFieldProps {
  readonly at: number;
  readonly onRemove: () => void;
}

function LevelRow({ at, currency, onRemove }: LevelRowProps) {
  const name = `priceLevels.${at}` as const;
  const level = adminPricesText.level({ n: at + 1 });
  const cell = (label: string) => ({ label, named: adminPricesText.cell({ level, label }) });
  return (
    <fieldset className={classes.row}>
      <legend className={classes.rowTitle}>{level}</legend>
      <div className={classes.cell}>
        <CountField name={`${name}.minQty`} {...cell(adminPricesText.minQty())} />
      </div>
      <div className={classes.cell} data-wide>
        <GroupsField name={`${name}.customerGroups`} {...cell(adminPricesText.forWhom())} />
      </div>
      <div className={classes.cell}>
        <AmountField name={`${name}.price`} {...cell(adminPricesText.levelPrice())} currency={currency} />
      </div>
      <div className={classes.cell}>
        <CountField
          name={`${name}.savePercent`}
          {...cell(adminPricesText.saves())}
          unit="%"
          placeholder={useComputedSaving(at, currency)}
        />
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.remove ?? ''}
        aria-label={adminPricesText.removeLevel({ n: at + 1 })}
        onClick={onRemove}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </fieldset>
  );
}

/** The saving that is told where none is typed, in whole percent; empty while there is none. OPEN-050 */
function useComputedSaving(at: number, currency: string): string {
  const { locale } = usePlace();
  const [base, price] = useWatch<TypedPrices, ['price', `priceLevels.${number}.price`]>({
    name: ['price', `priceLevels.${at}.price`],
  });
  const [whole, lower] = [base, price].map((text) => amountOf(text ?? '', { locale, currency }));
  return whole == null || lower == null ? '' : String(percentOff(whole, lower) || '');
}
