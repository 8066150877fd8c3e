/** A page of a list, as the contract answers it. */
export interface ListPage<Row> {
  readonly items: readonly Row[];
  readonly next: string | null;
  /** How many match, exactly. */
  readonly total?: number | undefined;
}
