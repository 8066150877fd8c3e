import { isDeepStrictEqual } from 'node:util';
import type { FieldChange } from '@stoa/database';

/** Fields by name; objects have fields of their own, lists are one value. */
export type Fields = Readonly<Record<string, unknown>>;

/** Columns that tell of the row, not of what it stands for. */
const BOOKKEEPING = new Set(['shopId', 'sellerId', 'id', 'revision', 'createdAt', 'updatedAt', 'searchText']);

const SECRET = /hash|password|token|sealed|secret/i;
/** What the audit log says in the place of a secret: that there is one. ADM-018 */
export const MASK = '•••';

/** A longer text is cut in the audit log. Characters. */
const MOST = 20_000;

/** Returns a row as the audit log knows it: JSON, without what only tells of the row. */
export function fieldsOfRow(row: object): Fields {
  const told = Object.entries(row).filter(([name]) => !BOOKKEEPING.has(name));
  return asJson(Object.fromEntries(told));
}

/** Returns fields as the database keeps them: dates are texts, and what is undefined is not there. */
export const asJson = (fields: object): Fields => JSON.parse(JSON.stringify(fields));

/** Returns a field; names that every object has, such as `constructor`, are none of it. */
export const fieldOf = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** Returns every field that differs, the deepest that does. */
export function differences(before: Fields, after: Fields, path: readonly string[] = []): FieldChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [was, is] = [fieldOf(before, name), fieldOf(after, name)];
    if (isDeepStrictEqual(was, is)) return [];
    const here = [...path, name];
    if (isFields(was) && isFields(is)) return differences(was, is, here);
    return [
      { path: here, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) },
    ];
  });
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns a difference as it may be kept: secrets and `personal` fields masked, and what it became cut where that is
 * long.
 */
export function forAudit({ path, before, after }: FieldChange, personal = NONE): FieldChange {
  const isSecret = path.some((name) => SECRET.test(name)) || personal.has(path[0] ?? '');
  const kept = (value: unknown) => (isSecret ? masked(value) : withoutSecrets(value));
  return {
    path,
    // What was there is kept whole, for it is what later changes are merged with.
    ...(before !== undefined && { before: kept(before) }),
    ...(after !== undefined && { after: cut(kept(after)) }),
  };
}

const masked = (value: unknown): unknown => (value === null ? null : MASK);

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      SECRET.test(name) ? masked(part) : withoutSecrets(part),
    ]),
  );
}

function cut(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length <= MOST ? value : `${text.slice(0, MOST).toWellFormed()}…`;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
