import { type SQL, sql } from 'drizzle-orm';

/** Lists as one parameter each, however long: Drizzle would make a parameter of every element. */
export const uuids = (ids: readonly string[]): SQL => sql`${sql.param(ids)}::uuid[]`;
export const texts = (values: readonly string[]): SQL => sql`${sql.param(values)}::text[]`;

/**
 * Hides the length of a list from the planner. If short lists looked cheaper to plan each time, PostgreSQL would not
 * keep a generic plan of a prepared statement (`runPrepared`).
 */
export const ofAnyLength = (list: SQL): SQL => sql`(select ${list})`;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Tells whether a text can be compared with an id at all; no row has any other text as its id. */
export const isUuid = (text: string): boolean => UUID.test(text);
