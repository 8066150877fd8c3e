import { problemOf } from './problem.ts';

/**
 * Carries out a change of a record; where it is refused since somebody else was faster, the record is read anew before
 * the refusal is thrown on, so that what is typed stands beside what holds now. ADM-031
 *
 * @throws whatever `change` throws
 */
export const rereadOnConflict = <Result>(
  change: () => Promise<Result>,
  reread: () => Promise<void>,
): Promise<Result> => rereadWhere([409], change, reread);

/**
 * The same for what names no version, such as a plan: that somebody else was faster shows there by what is not found any
 * more. ADM-031
 *
 * @throws whatever `ask` throws
 */
export const rereadOnRefusal = <Result>(
  ask: () => Promise<Result>,
  reread: () => Promise<void>,
): Promise<Result> => rereadWhere([400, 409], ask, reread);

async function rereadWhere<Result>(
  statuses: readonly number[],
  send: () => Promise<Result>,
  reread: () => Promise<void>,
): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (statuses.includes(problemOf(error)?.status ?? 0)) await reread();
    throw error;
  }
}
