import { Kind, parse, type SelectionNode } from 'graphql';

/** The largest request that may be one: what is longer does more. */
const MOST_CHARACTERS = 1_000;

/**
 * Tells whether a request does nothing but sign out, which is no error where the visit has ended already. Only a
 * document with one operation, without fragments, counts. OPEN-507
 */
export function signsOutOnly(body: string): boolean {
  if (body.length > MOST_CHARACTERS || !body.includes('logout')) return false;
  try {
    const { query }: { query?: unknown } = Object(JSON.parse(body));
    const { definitions } = parse(String(query));
    const [only, another] = definitions;
    if (another !== undefined || only?.kind !== Kind.OPERATION_DEFINITION) return false;
    return only.operation === 'mutation' && only.selectionSet.selections.every(isLogout);
  } catch {
    return false;
  }
}

const isLogout = (selection: SelectionNode) =>
  selection.kind === Kind.FIELD && selection.name.value === 'logout';
