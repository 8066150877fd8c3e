import { parse, print, visit } from 'graphql';

/** What an answer told of one thing: its fields by the names in the answer, other things by their identity. */
export type Told = Readonly<Record<string, unknown>>;

/** A field that two answers tell of one identity, each with another value. */
export interface Contradiction {
  readonly identity: string;
  readonly field: string;
  readonly values: readonly [unknown, unknown];
}

/** Returns a document that asks for the type of everything, as clients with a normalised cache send it. */
export function withTypenames(query: string): string {
  const document = visit(parse(query), {
    SelectionSet: {
      leave: (node, _key, parent) => {
        const isOperation =
          typeof parent === 'object' && 'kind' in parent && parent.kind === 'OperationDefinition';
        return isOperation ? undefined : { ...node, selections: [TYPENAME, ...node.selections] };
      },
    },
  });
  return print(document);
}

const TYPENAME = { kind: 'Field', name: { kind: 'Name', value: '__typename' } } as const;

/**
 * Keeps what answers tell by type and `_id`, as the caches of Apollo and urql do by default, and notes where a field
 * of one identity was told twice and differently: such a cache would show the one in place of the other.
 */
export class Identities {
  readonly #told = new Map<string, Record<string, unknown>>();
  readonly #contradictions: Contradiction[] = [];

  get contradictions(): readonly Contradiction[] {
    return this.#contradictions;
  }

  /** Types of which something was told, each with the number of its identities. */
  get counts(): Readonly<Record<string, number>> {
    const types = [...this.#told.keys()].map((identity) => identity.slice(0, identity.indexOf(':')));
    return Object.fromEntries(types.map((type) => [type, types.filter((other) => other === type).length]));
  }

  read(answer: unknown): void {
    this.#keep(answer);
  }

  /** Returns the value with each thing in it replaced by its identity, beneath which its fields are kept. */
  #keep(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((entry) => this.#keep(entry));
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.fromEntries(Object.entries(value).map(([name, of]) => [name, this.#keep(of)]));
    const identity = identityOf(value);
    if (identity === undefined) return fields;
    this.#add(identity, fields);
    return identity;
  }

  #add(identity: string, fields: Told): void {
    const known = this.#told.get(identity) ?? {};
    this.#told.set(identity, known);
    for (const [field, value] of Object.entries(fields)) {
      if (!(field in known)) known[field] = value;
      else if (!agree(known[field], value))
        this.#contradictions.push({ identity, field, values: [known[field], value] });
    }
  }
}

function identityOf(value: object): string | undefined {
  const { __typename: type, id, _id } = value as { __typename?: unknown; id?: unknown; _id?: unknown };
  const own = id ?? _id;
  return typeof type === 'string' && own != null ? `${type}:${String(own)}` : undefined;
}

/** Parts without an identity of their own may be asked for with more or fewer fields. */
function agree(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, at) => agree(entry, other[at]));
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const both = other as Told;
  return Object.entries(one).every(([name, value]) => !(name in both) || agree(value, both[name]));
}
