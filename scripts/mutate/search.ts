/** So few are tried one by one: halving them again would take as many runs. */
const FEW = 4;

/** Some of a set are sought, by tries that tell whether at least one is among those tried. */
export interface Search<T> {
  /** The next to be tried together; undefined when all is known. */
  next(): readonly T[] | undefined;
  /** Takes whether there was one among those that `next` gave; returns the one that is found thereby. */
  told(isAmong: boolean): T | undefined;
}

/**
 * Searches each of some groups by halves. What `isWanted` no longer wants, because it was found elsewhere meanwhile, is
 * left out of further tries.
 */
export function startSearch<T>(
  groups: readonly (readonly T[])[],
  isWanted: (one: T) => boolean = () => true,
): Search<T> {
  const open: (readonly T[])[] = groups.toReversed();

  function next(): readonly T[] | undefined {
    for (;;) {
      const group = open.pop();
      if (group === undefined) return undefined;
      const wanted = group.filter(isWanted);
      if (wanted.length === 0) continue;
      open.push(wanted);
      return wanted;
    }
  }

  function told(isAmong: boolean): T | undefined {
    const group = open.pop() ?? [];
    if (!isAmong) return undefined;
    if (group.length === 1) return group[0];
    open.push(...partsOf(group).reverse());
    return undefined;
  }

  return { next, told };
}

function partsOf<T>(group: readonly T[]): (readonly T[])[] {
  if (group.length <= FEW) return group.map((one) => [one]);
  const middle = Math.ceil(group.length / 2);
  return [group.slice(0, middle), group.slice(middle)];
}
