import { idsAndRangesIn } from './ids.ts';
import { rowsIn } from './tables.ts';

/** What `partly.md` tells of constants of the contract. */
export interface Partly {
  /** What is missing a part. */
  readonly ids: ReadonlySet<string>;
  /** Keys of `constantsOf`, of both tables. */
  readonly fields: ReadonlySet<string>;
}

/** Reads rows of fields, requirements and what is missing; a row of two cells says why nothing is. */
export function partlyIn(markdown: string): Partly {
  const rows = rowsIn(markdown);
  const missing = rows.filter(({ length }) => length === 3);
  return {
    ids: new Set(missing.flatMap(([, ids = '']) => idsAndRangesIn(ids))),
    fields: new Set(rows.flatMap(([fields = '']) => keysIn(fields))),
  };
}

const keysIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key);

/** Compares what stands in the tables with the constants of the sources. */
export function compareConstants({ fields }: Partly, constants: ReadonlySet<string>) {
  return {
    untold: [...constants].filter((key) => !fields.has(key)),
    outdated: [...fields].filter((key) => !constants.has(key)),
  };
}
