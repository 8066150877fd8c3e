import { problemOf } from './problem.ts';

/**
 * Carries out a change of a record; where it is refused since somebody else was faster, the record is read anew before
 * the refusal is thrown on, so that what is typed stands beside what holds now. ADM-031
 *
 * @throws whatever `change` throws
 */
export async function rereadOnConflict<Result>(
  change: () => Promise<Result>,
  reread: () => Promise<void>,
): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (problemOf(error)?.status === 409) await reread();
    throw error;
  }
}
