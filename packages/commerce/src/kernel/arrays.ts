import { type SQL, sql } from 'drizzle-orm';

/** Lists as one parameter each, however long: Drizzle would make a parameter of every element. */
export const uuids = (ids: readonly string[]): SQL => sql`${sql.param(ids)}::uuid[]`;
export const texts = (values: readonly string[]): SQL => sql`${sql.param(values)}::text[]`;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be compared with an id at all; anything else is simply nobody's id. */
export const isUuid = (text: string): boolean => UUID.test(text);
