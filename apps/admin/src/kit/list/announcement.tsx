import { VisuallyHidden } from '@mantine/core';
import { adminListText, plural } from '@stoa/messages';
import type { ListPage } from './list-page.ts';
import { isNarrowed, type ListState } from './list-state.ts';

interface AnnouncementProps {
  /** The page that is shown; undefined while it is none of what was asked for. */
  readonly page: ListPage<unknown> | undefined;
  readonly state: ListState;
}

/** Says to screen readers how many rows there are now. */
export const Announcement = ({ page, state }: AnnouncementProps) => (
  <VisuallyHidden role="status" aria-live="polite">
    {page && sayCount(page, state)}
  </VisuallyHidden>
);

function sayCount({ items, total }: ListPage<unknown>, state: ListState): string {
  if (items.length === 0) return adminListText.nothingShown();
  if (total !== undefined) {
    return isNarrowed(state)
      ? plural(total, adminListText.oneMatches, adminListText.match)
      : plural(total, adminListText.oneInAll, adminListText.inAll);
  }
  const { page } = state.place;
  return items.length === 1
    ? adminListText.oneShown({ page })
    : adminListText.shown({ n: items.length, page });
}
