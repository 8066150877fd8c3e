import { type FieldIssue, MOST_ISSUES, msg, namedField } from '@stoa/domain';
import { SentFault } from './sent-fault.ts';

/** The longest text that the contract takes, in UTF-16 code units, names of what is sent included. docs/contract.md */
export const MAX_TEXT = 1000;

/** Fields in which people write more than that; it holds for all that is below them. */
export const longerTexts: Readonly<Record<string, number>> = {
  note: 10_000,
  personalization_data: 5000,
  product_options_data: 5000,
  chosen: 5000,
  filled: 5000,
};

interface Bounded {
  /** A text for each that is too long, by its path, or by that of the object in which it stands as a name. */
  readonly issues: readonly FieldIssue[];
  /** The input with such texts cut, and without such names; the very same where there are none. */
  readonly bounded: unknown;
}

/**
 * Finds the texts that are longer than anybody needs, the first of them by their paths, before anything is done with them: whatever reads the bounded
 * input takes a time that is bounded.
 */
export function boundTexts(sent: unknown): Bounded {
  const issues: FieldIssue[] = [];
  const bounded = bound(sent, [], MAX_TEXT, issues);
  return { issues, bounded: issues.length === 0 ? sent : bounded };
}

/**
 * Refuses input with texts that are too long.
 * @throws SentFault with the path of each
 */
export function assertBoundedTexts(sent: unknown): void {
  const { issues } = boundTexts(sent);
  if (issues.length > 0) throw new SentFault(issues);
}

function bound(sent: unknown, path: readonly string[], most: number, issues: FieldIssue[]): unknown {
  if (typeof sent === 'string') {
    if (sent.length <= most) return sent;
    note(issues, path, most);
    return sent.slice(0, most);
  }
  if (typeof sent !== 'object' || sent === null) return sent;
  const entries = Object.entries(sent).flatMap(([name, value]): [string, unknown][] => {
    if (name.length > MAX_TEXT) {
      note(issues, path, MAX_TEXT);
      return [];
    }
    const own = Object.hasOwn(longerTexts, name) ? longerTexts[name] : undefined;
    return [[name, bound(value, [...path, name], own ?? most, issues)]];
  });
  return Array.isArray(sent) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** Paths are as long as what was sent is deep, so no more are made than are told. */
function note(issues: FieldIssue[], path: readonly string[], length: number): void {
  if (issues.length < MOST_ISSUES) issues.push(tooLong(path, length));
}

function tooLong(path: readonly string[], length: number): FieldIssue {
  // An entry of a list is called what the list is.
  const label = path.findLast((name) => !/^\d+$/.test(name)) ?? '';
  return {
    field: path.join('.'),
    message: msg('field.max_length', { ...namedField({ label }), length }),
  };
}
