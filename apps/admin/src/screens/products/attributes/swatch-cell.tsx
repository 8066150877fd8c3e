import { adminAttributesEditorText as text } from '@stoa/messages';
import { isColour } from './attributes-schema.ts';
import type { EditValue } from './changes.ts';
import { asPicked } from './picked-colour.ts';
import classes from './values.module.css';

interface SwatchCellProps {
  readonly id: string;
  /** The place of the attribute, and of the value in it. */
  readonly attribute: number;
  readonly at: number;
  /** What the value is called. */
  readonly name: string;
  readonly swatch: string;
  readonly fault: string | undefined;
  readonly onEdit: EditValue;
}

/** The colour of a value: picked by the means of the browser, or typed as its code. The shop draws these and no others. */
export function SwatchCell({ id, attribute, at, name, swatch, fault, onEdit }: SwatchCellProps) {
  return (
    <div className={classes.swatch}>
      <span
        className={classes.picker}
        data-empty={!isColour(swatch)}
        {...(isColour(swatch) && { style: { backgroundColor: swatch.trim() } })}
      >
        <input
          type="color"
          aria-label={text.swatchPick({ name })}
          value={asPicked(swatch)}
          onChange={({ currentTarget }) => onEdit(at, { swatch: currentTarget.value })}
        />
      </span>
      <input
        id={id}
        data-whole
        data-button="swatch"
        className={classes.input}
        aria-label={text.swatchCode({ n: at + 1, attribute: attribute + 1 })}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-error`}
        placeholder={text.swatchExample()}
        value={swatch}
        maxLength={255}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => onEdit(at, { swatch: currentTarget.value })}
      />
      {fault !== undefined && (
        <p id={`${id}-error`} className={classes.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
