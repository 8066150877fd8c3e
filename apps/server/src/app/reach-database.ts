import { migrateDatabase } from '@stoa/commerce';
import { tellingLacks } from './telling-lacks.ts';

/**
 * Brings the database to this version's schema.
 * @throws ExitError when `DATABASE_URL` leads to no database that can be used
 */
export const reachDatabase = (url: string): Promise<void> => tellingLacks(() => migrateDatabase(url));
