/** What each requirement comes to. */
export type Verdict = 'shown' | 'partly' | 'deferred' | 'open';

export const VERDICTS: readonly Verdict[] = ['shown', 'partly', 'deferred', 'open'];

/** Ids by what is known of them. */
export interface Known {
  readonly shown: ReadonlySet<string>;
  readonly partly: ReadonlySet<string>;
  readonly deferred: ReadonlySet<string>;
}

const REQUIREMENT = /^- ([A-Z]+(?:-[A-Z]+)*-\d{3}):/gm;

/** Returns the ids of the requirements that a text states. */
export const requirementsIn = (markdown: string): readonly string[] =>
  [...markdown.matchAll(REQUIREMENT)].map(([, id = '']) => id);

/**
 * Tells what a requirement comes to. One of which a part is missing is not shown, whatever a test says; one that waits
 * as a whole is deferred, also where fields of it are spelled already.
 */
export function verdictOn(id: string, { shown, partly, deferred }: Known): Verdict {
  if (partly.has(id)) return deferred.has(id) ? 'deferred' : 'partly';
  if (shown.has(id)) return 'shown';
  return deferred.has(id) ? 'deferred' : 'open';
}

/** `API-GQL` of `API-GQL-501`. */
export const capabilityOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));
