/** What the field of a cell is, whatever its kind. */
export interface FieldProps {
  readonly id: string;
  readonly 'aria-label': string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly title: string | undefined;
}
