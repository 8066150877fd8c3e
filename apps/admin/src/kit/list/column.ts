import type { ReactNode } from 'react';

/** A column of a list; on a phone, a named value of a card. */
export interface ListColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for numbers and amounts. */
  readonly align?: 'start' | 'end';
  /** Whether the server sorts by it, under its id. */
  readonly sortable?: boolean;
  /** Whether it may be hidden; it may, unless it says no. */
  readonly hideable?: boolean;
  /** Whether one sees it only after choosing it. */
  readonly hidden?: boolean;
  /**
   * `name`: what the row is called; the link to its record, and the title of its card. `actions`: buttons, without a
   * heading that is seen.
   */
  readonly role?: 'name' | 'actions';
  /** As CSS has it, such as `12rem`; without it, as much as is needed. */
  readonly width?: string;
  /** Whether it stays on one line. */
  readonly oneLine?: boolean;
}
