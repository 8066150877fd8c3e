import { isDeepStrictEqual } from 'node:util';
import type { FieldChange } from '@stoa/database';

/** Fields by name; objects have fields of their own, lists are one value. */
export type Fields = Readonly<Record<string, unknown>>;

/** Columns that tell of the row, not of what it stands for. */
const BOOKKEEPING = new Set(['shopId', 'sellerId', 'id', 'revision', 'createdAt', 'updatedAt', 'searchText']);

const SECRET = /hash|password|token|sealed|secret/i;
const MASK = '•••';

/** A longer text is cut in the audit log. Characters. */
const MOST = 20_000;

/** Returns a row as the audit log knows it: JSON, without what only tells of the row. */
export function fieldsOfRow(row: object): Fields {
  const told = Object.entries(row).filter(([name]) => !BOOKKEEPING.has(name));
  return asJson(Object.fromEntries(told));
}

/** Returns fields as the database keeps them: dates are texts, and what is undefined is not there. */
export const asJson = (fields: object): Fields => JSON.parse(JSON.stringify(fields));

/** Returns every field that differs, the deepest that does. */
export function differences(before: Fields, after: Fields, path: readonly string[] = []): FieldChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    if (isDeepStrictEqual(was, is)) return [];
    const here = [...path, name];
    if (isFields(was) && isFields(is)) return differences(was, is, here);
    return [
      { path: here, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) },
    ];
  });
}

/** Returns a difference as it may be kept: secrets masked, long texts cut. */
export function forAudit({ path, ...values }: FieldChange): FieldChange {
  const isSecret = path.some((name) => SECRET.test(name));
  const kept = Object.entries(values).map(([when, value]) => [when, isSecret ? mask(value) : cut(value)]);
  return { path, ...Object.fromEntries(kept) };
}

const mask = (value: unknown): unknown => (value === null ? null : MASK);

function cut(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length <= MOST ? value : `${text.slice(0, MOST).toWellFormed()}…`;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
