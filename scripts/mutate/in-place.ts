import { activate } from './field-values.ts';
import { noticedSoFar, tell } from './findings.ts';
import { compatibleGroups, type Mutant, nameOf } from './mutations.ts';
import { startSearch } from './search.ts';

/**
 * Runs a test that has just passed with mutants, again and again, and tells which it notices, in the name `by`. Returns
 * how often it ran. A test that does not pass twice, or no longer when all is tried, can't be run so: nothing is told.
 */
export async function searchInPlace(
  run: () => unknown,
  mutants: readonly Mutant[],
  by: string,
): Promise<number> {
  const known = noticedSoFar();
  const isOpen = (mutant: Mutant) => !known.has(nameOf(mutant));
  const search = startSearch(compatibleGroups(mutants.filter(isOpen)), isOpen);
  if (search.next() === undefined || (await fails(run))) return 0;
  const found: Mutant[] = [];
  let runs = 2;
  for (let group = search.next(); group !== undefined; group = search.next()) {
    activate(group);
    const mutant = search.told(await fails(run));
    if (mutant !== undefined) found.push(mutant);
    runs++;
  }
  activate([]);
  if (found.length > 0 && !(await fails(run))) {
    tell(...found.map((mutant) => ({ kind: 'noticed' as const, mutant: nameOf(mutant), by })));
  }
  return runs;
}

async function fails(run: () => unknown): Promise<boolean> {
  try {
    await run();
    return false;
  } catch {
    return true;
  }
}
