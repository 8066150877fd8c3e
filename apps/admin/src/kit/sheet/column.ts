import type { ReactNode } from 'react';

interface Heading {
  readonly id: string;
  readonly header: string;
  /** Stands back beside the header, such as a currency. */
  readonly note?: string;
  /** CSS pixels; where the sheet is wider than its columns they share what is left. */
  readonly width: number;
  /** The same on a phone. */
  readonly narrow?: number;
  /** `end` for numbers and amounts. */
  readonly align?: 'end';
}

interface ReadColumn<Row> extends Heading {
  readonly kind: 'read-only';
  /** Whether it names its row, and stays in sight when the sheet is scrolled to the side. One column does. */
  readonly names?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface Typed<Row> extends Heading {
  /** Writes what is saved as the cell holds it. */
  readonly read: (row: Row) => string;
}

interface TextColumn<Row> extends Typed<Row> {
  readonly kind: 'text' | 'amount' | 'whole';
  /** Says what is wrong with what is typed. */
  readonly check: (text: string) => string | undefined;
  /** Writes what was typed as what is saved is written, when the cell is left: `12` as `12.00`. */
  readonly tidy: (text: string) => string;
  readonly inputMode?: 'decimal' | 'numeric' | 'text';
  readonly maxLength?: number;
}

interface SelectColumn<Row> extends Typed<Row> {
  readonly kind: 'select';
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A picture that can be chosen. */
export interface SheetPicture {
  readonly file: string;
  /** What it shows; empty where nobody said. */
  readonly alt: string;
}

interface PictureColumn<Row> extends Typed<Row> {
  readonly kind: 'picture';
  /** The code of the shop. */
  readonly shop: string;
  readonly pictures: readonly SheetPicture[];
}

/** A column in which something can be typed or chosen; its cells hold texts, '' for none. */
export type EditColumn<Row> = TextColumn<Row> | SelectColumn<Row> | PictureColumn<Row>;

/** A column of a sheet. */
export type SheetColumn<Row> = ReadColumn<Row> | EditColumn<Row>;

/** Tells the text of a cell as people read it. */
export function tellText(column: SheetColumn<never>, text: string): string {
  if (column.kind === 'select') return column.options.find(({ value }) => value === text)?.label ?? text;
  return column.kind === 'picture' ? tellPicture(column.pictures, text) : text;
}

/** Tells which picture is chosen: by what it shows, or by its place. */
export function tellPicture(pictures: readonly SheetPicture[], file: string): string {
  if (file === '') return '';
  const at = pictures.findIndex((picture) => picture.file === file);
  return at < 0 ? file : pictures[at]?.alt.trim() || String(at + 1);
}

/** Makes of a pasted text what a cell holds; undefined where it cannot stand there. */
export function takePasted(column: EditColumn<never>, pasted: string): string | undefined {
  const text = pasted.trim();
  if (column.kind === 'select') {
    const known = column.options.find(
      ({ value, label }) =>
        value === text || label.localeCompare(text, undefined, { sensitivity: 'base' }) === 0,
    );
    return known?.value;
  }
  if (column.kind === 'picture') {
    return text === '' || column.pictures.some(({ file }) => file === text) ? text : undefined;
  }
  // A cell is one line.
  const line = text
    .split('\n')
    .map((part) => part.trim())
    .join(' ');
  return column.tidy(line);
}
