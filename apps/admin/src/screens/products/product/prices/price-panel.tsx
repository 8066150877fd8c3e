import { Button, NativeSelect, TextInput } from '@mantine/core';
import { adminPricesText, adminStateText } from '@stoa/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { problemOf, queries } from '../../../../api/index.ts';
import { readCount } from '../../../../kit/amount.ts';
import { useUnsaved } from '../../../../kit/form/index.ts';
import { tellNumberFault } from '../../../../kit/number-fault.ts';
import { usePlace } from '../../../../kit/place.ts';
import { Section } from '../../../../kit/section.tsx';
import { useWorkplace } from '../../../../session/index.ts';
import { PriceAnswer } from './price-answer.tsx';
import classes from './prices.module.css';
import { usePriceGroups } from './use-price-groups.ts';

/** The largest quantity that the contract takes. */
const MOST_PIECES = 1_000_000;

interface PricePanelProps {
  /** A product or a variation with a price of its own. */
  readonly record: { readonly id: string; readonly version: number };
}

/**
 * What a group pays for a quantity, which price and level that comes from, and which levels nobody ever pays. It is
 * about what is saved, and says so while something is not. ADM-124
 */
export function PricePanel({ record }: PricePanelProps) {
  const place = usePlace();
  const unsaved = useUnsaved();
  const groups = usePriceGroups();
  const [group, setGroup] = useState('');
  const [typed, setTyped] = useState('1');
  const measure = { ...place, unit: 'count', most: MOST_PIECES } as const;
  const { value = 0, fault } = readCount(typed, place, MOST_PIECES);
  const error = fault ?? (value < 1 ? 'notANumber' : undefined);
  const query = usePriceFor(record, group, error === undefined ? value : undefined);
  // While what is asked for now is on its way, the answer is that of the quantity before.
  const answered = useRef(value);
  if (query.data && !query.isPlaceholderData) answered.current = value;
  return (
    <Section title={adminPricesText.panel()} description={adminPricesText.panelHelp()}>
      <div className={classes.panel}>
        <div className={classes.asked}>
          <NativeSelect
            label={adminPricesText.group()}
            value={group}
            onChange={(event) => setGroup(event.currentTarget.value)}
            data={[{ value: '', label: adminPricesText.noGroup() }, ...groups.options]}
          />
          <TextInput
            label={adminPricesText.quantity()}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={error && tellNumberFault(error, measure)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
          />
        </div>
        <div role="status" className={classes.told}>
          {unsaved && <p className={classes.saved}>{adminPricesText.savedPrices()}</p>}
          {query.isError && (
            <p className={classes.fault}>
              {problemOf(query.error)?.detail || adminPricesText.failed()}{' '}
              <Button variant="subtle" size="compact-sm" onClick={() => query.refetch()}>
                {adminStateText.tryAgain()}
              </Button>
            </p>
          )}
          {query.data && error === undefined && (
            <PriceAnswer answer={query.data} quantity={answered.current} isStale={query.isPlaceholderData} />
          )}
        </div>
      </div>
    </Section>
  );
}

/** Asks what a group pays; anew whenever the record is another version, since its prices may be others. */
function usePriceFor(
  { id, version }: PricePanelProps['record'],
  group: string,
  quantity: number | undefined,
) {
  const { code: shop } = useWorkplace();
  const { queryKey, ...options } = queries.products.priceFor.queryOptions({
    input: { shop, product: id, quantity: quantity ?? 1, ...(group !== '' && { group }) },
    enabled: quantity !== undefined,
    placeholderData: keepPreviousData,
  });
  return useQuery({ ...options, queryKey: [...queryKey, version] });
}
