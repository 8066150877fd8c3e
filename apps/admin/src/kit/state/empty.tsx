import { Button } from '@mantine/core';
import { adminStateText } from '@stoa/messages';
import { IconFilterOff, IconInbox, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { State } from './state.tsx';

interface EmptyProps {
  readonly icon?: TablerIcon;
  readonly title?: string;
  readonly help?: ReactNode;
  /** What makes the first entry. */
  readonly action?: ReactNode;
}

/** A list in which nothing is yet. ADM-063 */
export function Empty({ icon = IconInbox, title = adminStateText.nothingYet(), help, action }: EmptyProps) {
  return <State icon={icon} title={title} help={help} action={action} />;
}

/** A list in which nothing has what was asked for. ADM-063 */
export function NothingMatches({ onClear }: { readonly onClear: () => void }) {
  return (
    <State
      icon={IconFilterOff}
      title={adminStateText.nothingMatches()}
      help={adminStateText.nothingMatchesHelp()}
      action={
        <Button variant="default" onClick={onClear}>
          {adminStateText.clearFilters()}
        </Button>
      }
    />
  );
}
