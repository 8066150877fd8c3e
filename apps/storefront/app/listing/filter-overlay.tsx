import { hasFilters, withoutFilters } from '@stoa/domain';
import { listingText } from '@stoa/messages';
import { Dialog, Icon } from '@stoa/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addressOf } from './address.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { ListingData } from './listing-data.ts';
import { useDraft } from './use-draft.ts';

/** Shows the button of the overlay of filters. LIST-019, LIST-023, LIST-024 */
export function FilterOverlay({ data }: { data: ListingData }) {
  const [open, setOpen] = useState(false);
  const count = data.view.filters.attributes.reduce((sum, filter) => sum + filter.values.length, 0);
  return (
    <>
      <button
        type="button"
        className="button button-hollow listing-filter-button needs-script"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="filter" size={20} />
        {count > 0 ? listingText.filterWithCount({ n: count }) : listingText.filter()}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={listingText.filters()} placement="right">
        <Choices data={data} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/**
 * Choices are collected, with the counts they would give, until they are applied; cancelling restores the state
 * before the overlay was opened. LIST-042 to LIST-044
 */
function Choices({ data, close }: { data: ListingData; close: () => void }) {
  const navigate = useNavigate();
  const { draft, isKnown, choose } = useDraft(data);
  const apply = () => {
    close();
    if (draft.view !== data.view) navigate(addressOf(draft, draft.view), { preventScrollReset: true });
  };
  return (
    <>
      <FilterPanel data={draft} choose={choose} />
      <div className="filter-overlay-actions">
        <button
          type="button"
          className="text-link"
          disabled={!hasFilters(draft.view.filters)}
          onClick={() => choose(withoutFilters(draft.view))}
        >
          {listingText.clearAll()}
        </button>
        <button type="button" className="button button-hollow" onClick={close}>
          {listingText.cancel()}
        </button>
        <button type="button" className="button button-solid" onClick={apply}>
          {isKnown ? listingText.showResults({ n: draft.result.paging.total_products }) : listingText.apply()}
        </button>
      </div>
    </>
  );
}
