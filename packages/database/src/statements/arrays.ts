import { type SQL, sql } from 'drizzle-orm';

/** Lists as one parameter each, however long: Drizzle would make a parameter of every element. */
export const uuids = (ids: readonly string[]): SQL => sql`${sql.param(ids)}::uuid[]`;
export const texts = (values: readonly string[]): SQL => sql`${sql.param(values)}::text[]`;

/**
 * Returns a list whose length the planner is not to see. It would keep no plan of a prepared statement
 * (`runPrepared`) if short lists looked cheaper planned anew, and plan it again each time.
 */
export const ofAnyLength = (list: SQL): SQL => sql`(select ${list})`;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Tells whether a text can be compared with an id at all; anything else is simply nobody's id. */
export const isUuid = (text: string): boolean => UUID.test(text);
