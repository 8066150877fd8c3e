import { ActionIcon, Button } from '@mantine/core';
import { percentOff } from '@stoa/domain';
import { adminPricesText } from '@stoa/messages';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { AmountField, amountOf, CountField, WholeField } from '../../../../kit/form/index.ts';
import { usePlace } from '../../../../kit/place.ts';
import { useListFocus } from '../../../../kit/use-list-focus.ts';
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
  const { list, goTo } = useListFocus<HTMLDivElement>(`${id}-add`);
  const drop = (at: number) => {
    goTo(at, 'remove');
    remove(at);
  };
  return (
    <section aria-labelledby={id} className={classes.levels}>
      <div className={classes.levelsHead}>
        <h3 id={id} className={classes.subtitle}>
          {adminPricesText.levels()}
        </h3>
        <p className={classes.help}>{adminPricesText.levelsHelp()}</p>
      </div>
      <WholeField name="priceLevels" label={adminPricesText.levels()}>
        {fields.length > 0 && (
          <div className={classes.table}>
            <div className={classes.headings} aria-hidden>
              <span>{adminPricesText.minQty()}</span>
              <span>{adminPricesText.forWhom()}</span>
              <span>{adminPricesText.levelPrice()}</span>
              <span>{adminPricesText.saves()}</span>
            </div>
            <div ref={list} className={classes.rows}>
              {fields.map((field, at) => (
                <LevelRow key={field.id} at={at} currency={currency} onRemove={() => drop(at)} />
              ))}
            </div>
          </div>
        )}
      </WholeField>
      <div className={classes.add}>
        <Button
          id={`${id}-add`}
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
        data-button="remove"
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
