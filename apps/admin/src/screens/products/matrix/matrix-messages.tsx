import { Alert, Button } from '@mantine/core';
import { plural, adminMatrixText as text } from '@stoa/messages';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { FocusOut } from '../../../kit/focus-out.tsx';
import { ChangesBar } from '../../../kit/form/index.ts';
import { type SheetModel, useSheetState } from '../../../kit/sheet/index.ts';
import classes from './matrix.module.css';
import type { MatrixRow } from './matrix.ts';

interface FaultsNoteProps {
  readonly sheet: SheetModel<MatrixRow>;
  /** Whether none of them is among the variations that are shown. */
  readonly hidden: boolean;
  /** Whether rows with faults are shown alone. */
  readonly alone: boolean;
  readonly onAlone: (alone: boolean) => void;
}

/** Says, after a save that did not take place, how many cells are at fault, and shows their rows alone. ADM-038 */
export function FaultsNote({ sheet, hidden, alone, onAlone }: FaultsNoteProps) {
  const count = useSheetState(sheet, ({ edits }) =>
    [...edits.faults.values()].reduce((sum, cells) => sum + cells.size, 0),
  );
  const blocks = useSheetState(sheet, ({ edits }) =>
    [...edits.faults.values()].some((cells) => [...cells.values()].some((fault) => fault.blocks)),
  );
  if (count === 0 && !alone) return null;
  return (
    <FocusOut>
      <Alert
        icon={
          count === 0 ? <IconCircleCheck size={18} aria-hidden /> : <IconAlertCircle size={18} aria-hidden />
        }
        color={count === 0 ? 'aegean' : 'red'}
        title={count === 0 ? text.faultsRight() : plural(count, text.oneFault, text.faults)}
        role="alert"
      >
        <p className={classes.faults}>
          {[blocks && text.faultsHelp(), hidden && !alone && text.faultsHidden()]
            .filter((part) => part !== false)
            .join(' ')}
        </p>
        <Button size="xs" variant="default" mt="xs" onClick={() => onAlone(!alone)}>
          {alone ? text.showOthers() : text.showFaults()}
        </Button>
      </Alert>
    </FocusOut>
  );
}

interface MatrixBarProps {
  readonly sheet: SheetModel<MatrixRow>;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** Says how many variations are changed, and saves or discards them. ADM-034 */
export function MatrixBar({ sheet, isSaving, onSave, onDiscard }: MatrixBarProps) {
  const count = useSheetState(sheet, ({ edits }) => edits.typed.size);
  if (count === 0) return null;
  return (
    <ChangesBar
      text={plural(count, text.oneChanged, text.changed)}
      isSaving={isSaving}
      onDiscard={onDiscard}
      onSave={onSave}
    />
  );
}
