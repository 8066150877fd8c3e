import { type KeyboardEvent, useRef } from 'react';
import type { FieldProps } from './field-props.ts';
import classes from './sheet.module.css';

interface TextCellProps {
  readonly field: FieldProps;
  readonly text: string;
  readonly inputMode: 'decimal' | 'numeric' | 'text' | undefined;
  readonly maxLength: number | undefined;
  readonly onType: (text: string) => void;
  /** Called when the cell loses the focus. */
  readonly onLeave: () => void;
  readonly onGo: (by: number) => void;
}

/**
 * A cell in which a line is typed. Enter and the arrow down go to the row below, with Shift or the arrow up to the one
 * above; Escape takes back what was typed since it was entered.
 */
export function TextCell({ field, text, inputMode, maxLength, onType, onLeave, onGo }: TextCellProps) {
  const entered = useRef(text);
  const byKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // While a word of another script is put together, these keys are part of that.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const by = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined) {
      event.preventDefault();
      onGo(by);
    }
    if (event.key === 'Escape' && text !== entered.current) {
      event.stopPropagation();
      onType(entered.current);
    }
  };
  return (
    <input
      {...field}
      className={classes.field}
      value={text}
      inputMode={inputMode}
      maxLength={maxLength}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="next"
      onFocus={() => {
        entered.current = text;
      }}
      onChange={(event) => onType(event.currentTarget.value)}
      onBlur={onLeave}
      onKeyDown={byKey}
    />
  );
}
