import { productEntry } from '@stoa/database';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

const NAMED = /^([a-z][a-z0-9_-]{0,59})=([^\p{Cc}\p{Cs}]{1,500})$/u;

/** A value of an attribute. */
interface AttributeValue {
  readonly name: string;
  readonly value: string;
}

/** An attribute with a value, as `name=value`. */
export const attributeFilter = z.string().transform((given, { addIssue }): AttributeValue => {
  const [, name, value] = NAMED.exec(given) ?? [];
  if (name !== undefined && value !== undefined) return { name, value };
  addIssue({ code: 'custom', message: 'This is no name=value.' });
  return z.NEVER;
});

/**
 * Returns the conditions under which products have one of the values given of each attribute. A value is a text, one of
 * a list, or a number; an index finds each of these by itself.
 */
export function withAttributes(wanted: readonly AttributeValue[]): SQL[] {
  const byName = Map.groupBy(wanted, ({ name }) => name);
  return [...byName.values()].map((values) => {
    const ways = values
      .flatMap(spellings)
      .map((one) => sql`described.attributes @> ${JSON.stringify(one)}::jsonb`);
    return sql`${productEntry.productId} in (
      select described.id from product described
      where described.parent_id is null and (${sql.join(ways, sql` or `)}))`;
  });
}

function spellings({ name, value }: AttributeValue): Record<string, unknown>[] {
  const number = Number(value);
  const asNumber = value.trim() !== '' && Number.isFinite(number) ? [{ [name]: number }] : [];
  return [{ [name]: value }, { [name]: [value] }, ...asNumber];
}
