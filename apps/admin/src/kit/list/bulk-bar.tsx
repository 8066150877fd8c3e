import { Button, CloseButton } from '@mantine/core';
import { adminListText, plural } from '@stoa/messages';
import type { TablerIcon } from '@tabler/icons-react';
import classes from './list.module.css';
import { type Selection, selectAll, selectedCount } from './selection.ts';

/** Something that can be done to all rows that are selected. */
export interface BulkAction {
  readonly label: string;
  readonly icon?: TablerIcon;
  readonly danger?: boolean;
  /** Begins it; `clear` ends the selection when it is done. ADM-054 */
  readonly run: (selection: Selection, clear: () => void) => void;
}

interface BulkBarProps {
  readonly selection: Selection;
  /** How many rows match, exactly; where the list does not tell it, all of them cannot be selected. */
  readonly total: number | undefined;
  readonly narrowed: boolean;
  readonly actions: readonly BulkAction[];
  readonly onSelect: (selection: Selection) => void;
  readonly onClear: () => void;
}

/** What is selected, and what can be done to it. Offers all rows that match, with their exact number. ADM-053 */
export function BulkBar({ selection, total, narrowed, actions, onSelect, onClear }: BulkBarProps) {
  const count = selectedCount(selection);
  if (count === 0) return null;
  const offer = narrowed ? adminListText.selectMatching : adminListText.selectEvery;
  return (
    <section className={classes.bulk} aria-label={adminListText.bulkActions()}>
      <span className={classes.bulkCount} role="status">
        {plural(count, adminListText.oneSelected, adminListText.selected)}
      </span>
      {total !== undefined && total > count && (
        <Button variant="subtle" size="compact-sm" onClick={() => onSelect(selectAll(total))}>
          {offer({ n: total })}
        </Button>
      )}
      <div className={classes.bulkActions}>
        {actions.map(({ label, icon: Icon, danger = false, run }) => (
          <Button
            key={label}
            variant="default"
            {...(danger && { c: 'var(--mantine-color-error)' })}
            {...(Icon && { leftSection: <Icon size={16} aria-hidden /> })}
            onClick={() => run(selection, onClear)}
          >
            {label}
          </Button>
        ))}
        <CloseButton aria-label={adminListText.clearSelection()} onClick={onClear} />
      </div>
    </section>
  );
}
