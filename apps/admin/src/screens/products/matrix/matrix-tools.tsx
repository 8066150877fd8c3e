import { ActionIcon, Button } from '@mantine/core';
import { adminMatrixText as text } from '@stoa/messages';
import { IconArrowBackUp, IconArrowForwardUp, IconBucketDroplet } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { type SheetModel, useSheetState, useUndoKeys } from '../../../kit/sheet/index.ts';
import classes from './matrix.module.css';
import type { MatrixRow } from './matrix.ts';

interface MatrixToolsProps {
  readonly sheet: SheetModel<MatrixRow>;
  /** How many variations are shown. */
  readonly shown: number;
  readonly onFill: () => void;
}

/** What is done to the sheet as a whole: filling what is shown, taking back, doing again. */
export function MatrixTools({ sheet, shown, onFill }: MatrixToolsProps) {
  const [said, setSaid] = useState('');
  const canUndo = useSheetState(sheet, ({ edits }) => edits.past.length > 0);
  const canRedo = useSheetState(sheet, ({ edits }) => edits.future.length > 0);
  useUndoKeys(
    sheet,
    useCallback((done) => setSaid(text[done]()), []),
  );
  return (
    <>
      <ActionIcon
        variant="default"
        className={classes.tool ?? ''}
        aria-label={text.undo()}
        title={text.undo()}
        aria-keyshortcuts="Control+Z"
        {...offWhere(!canUndo)}
        onClick={() => sheet.undo() && setSaid(text.undone())}
      >
        <IconArrowBackUp size={17} stroke={1.7} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        className={classes.tool ?? ''}
        aria-label={text.redo()}
        title={text.redo()}
        aria-keyshortcuts="Control+Y"
        {...offWhere(!canRedo)}
        onClick={() => sheet.redo() && setSaid(text.redone())}
      >
        <IconArrowForwardUp size={17} stroke={1.7} aria-hidden />
      </ActionIcon>
      <Button
        variant="default"
        leftSection={<IconBucketDroplet size={16} stroke={1.7} aria-hidden />}
        disabled={shown === 0}
        onClick={onFill}
      >
        {text.fill()}
      </Button>
      <span className="unseen" role="status">
        {said}
      </span>
    </>
  );
}

/** Turns a button off that keeps the focus meanwhile: it is on again with the next change. ADM-059 */
const offWhere = (off: boolean) => ({ 'data-disabled': off, 'aria-disabled': off });
