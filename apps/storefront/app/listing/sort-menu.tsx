import { isSortCode, sortLabel } from '@stoa/domain';
import { listingText, sortTexts } from '@stoa/messages';
import { useId } from 'react';
import { Form, useSubmit } from 'react-router';
import { CarriedFields } from './carried-fields.tsx';
import type { ListingData } from './listing-data.ts';

/**
 * Shows the orders on offer; choosing one goes to page 1. Without scripts a button sends the choice. LIST-063 to
 * LIST-069
 */
export function SortMenu({ data }: { data: ListingData }) {
  const id = useId();
  const submit = useSubmit();
  const sorts = data.result.sorts.filter(isSortCode);
  return (
    <Form
      method="get"
      action={data.base.kind === 'search' ? '/search' : data.base.path}
      className="sort-menu"
      preventScrollReset
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      <CarriedFields data={data} withPrice />
      <label htmlFor={id} className="sort-label">
        {listingText.sort()}
      </label>
      <select id={id} name="sort" className="input" key={data.result.sort} defaultValue={data.result.sort}>
        {sorts.map((code) => (
          <option key={code} value={code}>
            {sortTexts[sortLabel(code)]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="button button-hollow">
          {listingText.sortGo()}
        </button>
      </noscript>
    </Form>
  );
}
