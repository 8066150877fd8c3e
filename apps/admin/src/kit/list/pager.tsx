import { ActionIcon, Button } from '@mantine/core';
import { adminListText, plural } from '@stoa/messages';
import { IconChevronLeft, IconChevronRight, IconChevronsLeft } from '@tabler/icons-react';
import classes from './list.module.css';
import { FIRST_PAGE, type PlaceInList, pageAfter, pageBefore } from './place-in-list.ts';

interface PagerProps {
  /** What the list is called. */
  readonly label: string;
  readonly place: PlaceInList;
  /** The cursor of the next page; null on the last. */
  readonly next: string | null;
  /** How many rows match, where the list tells it. */
  readonly total: number | undefined;
  readonly onGo: (place: PlaceInList) => void;
}

/** How many rows there are, and the ways to the pages before and after. */
export function Pager({ label, place, next, total, onGo }: PagerProps) {
  const before = pageBefore(place);
  const onePage = place.page === 1 && next === null;
  if (onePage && !total) return null;
  return (
    <nav className={classes.pager} aria-label={adminListText.pages({ list: label })}>
      <span className={classes.count}>
        {total !== undefined && plural(total, adminListText.oneInAll, adminListText.inAll)}
        {total !== undefined && !onePage && ' · '}
        {!onePage && adminListText.page({ n: place.page })}
      </span>
      {!onePage && (
        <div className={classes.steps}>
          {place.page > 2 && (
            <ActionIcon
              variant="default"
              aria-label={adminListText.first()}
              onClick={() => onGo(FIRST_PAGE)}
              className={classes.first ?? ''}
            >
              <IconChevronsLeft size={16} aria-hidden />
            </ActionIcon>
          )}
          <Button
            variant="default"
            leftSection={<IconChevronLeft size={16} aria-hidden />}
            disabled={before === undefined}
            onClick={() => before && onGo(before)}
          >
            {adminListText.previous()}
          </Button>
          <Button
            variant="default"
            rightSection={<IconChevronRight size={16} aria-hidden />}
            disabled={next === null}
            onClick={() => next !== null && onGo(pageAfter(place, next))}
          >
            {adminListText.next()}
          </Button>
        </div>
      )}
    </nav>
  );
}
