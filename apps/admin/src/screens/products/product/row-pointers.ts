import { problemError, problemOf } from '../../../api/index.ts';
import type { AttributeRow } from './attribute-rows.ts';

const OF_ATTRIBUTE = /^\/attributes\/([a-z0-9_-]{1,60})(?:\/|$)/;

/**
 * Carries out a save; what the server refuses of an attribute, which it knows by its name, is put beside the row that the
 * form has it in. ADM-038
 */
export async function withRowPointers<Result>(
  rows: readonly AttributeRow[],
  save: () => Promise<Result>,
): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    const problem = problemOf(error);
    if (problem === undefined) throw error;
    const errors = problem.errors.map((fault) => ({ ...fault, pointer: ofRow(fault.pointer, rows) }));
    throw problemError({ ...problem, errors });
  }
}

/** Turns `/attributes/colour` into `/attributes/3/values`; what is about no row stays. */
export function ofRow(pointer: string, rows: readonly AttributeRow[]): string {
  const name = OF_ATTRIBUTE.exec(pointer)?.[1];
  const at = rows.findIndex((row) => row.name.trim() === name);
  return name === undefined || at < 0 ? pointer : `/attributes/${at}/values`;
}
