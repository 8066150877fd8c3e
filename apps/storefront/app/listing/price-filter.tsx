import type { FilterGroupPartsFragment } from '@stoa/contract';
import {
  canApplyPriceInputs,
  currencySign,
  fromMajor,
  isPriceInput,
  parsePriceRange,
  toDecimal,
  wholeUnits,
  withPrice,
} from '@stoa/domain';
import { listingText } from '@stoa/messages';
import { useState } from 'react';
import { Form } from 'react-router';
import { CarriedFields } from './carried-fields.tsx';
import type { Choose } from './filter-choice.tsx';
import type { ListingData } from './listing-data.ts';

interface PriceFilterProps {
  readonly group: FilterGroupPartsFragment;
  readonly data: ListingData;
  readonly choose: Choose | undefined;
}

/**
 * Two amounts and a button. It is a form of the listing's own address, which answers with the address in its
 * one form, so it works without scripts. LIST-052 to LIST-057
 */
export function PriceFilter({ group, data, choose }: PriceFilterProps) {
  const { currency } = data.rules;
  const chosen = data.view.filters.price;
  const text = (amount: number | undefined) =>
    amount === undefined ? '' : toDecimal(amount, currency).replace(/\.00$/, '');
  const [from, setFrom] = useState(text(chosen?.from));
  const [to, setTo] = useState(text(chosen?.to));
  const input = (
    name: string,
    label: string,
    value: string,
    set: (value: string) => void,
    hint: number | null | undefined,
  ) => (
    <label className="price-filter-field">
      <span className="visually-hidden">{label}</span>
      <span className="price-filter-sign" aria-hidden="true">
        {currencySign(currency)}
      </span>
      <input
        name={name}
        className="input"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        placeholder={hint == null ? '' : String(wholeUnits(fromMajor(hint, currency), currency))}
        onChange={(event) => isPriceInput(event.target.value) && set(event.target.value)}
      />
    </label>
  );
  return (
    <Form
      method="get"
      action={data.base.kind === 'search' ? '/search' : data.base.path}
      className="price-filter"
      preventScrollReset
      onSubmit={(event) => {
        if (!choose) return;
        event.preventDefault();
        choose(withPrice(data.view, parsePriceRange(`${from}|${to}`, currency)));
      }}
    >
      <CarriedFields data={data} />
      {input('price_from', listingText.priceMin(), from, setFrom, group.min)}
      <span aria-hidden="true">–</span>
      {input('price_to', listingText.priceMax(), to, setTo, group.max)}
      <button type="submit" className="button button-hollow" disabled={!canApplyPriceInputs(from, to)}>
        {listingText.go()}
      </button>
    </Form>
  );
}
