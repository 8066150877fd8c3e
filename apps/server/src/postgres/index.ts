/**
 * The PostgreSQL that Stoa brings: made, started, watched and stopped here. Nothing else knows whether a
 * database is embedded or not: it is an address.
 */
export { chooseDataFolder, type DataFolder, makeFolder } from './data-folder.ts';
export { AlreadyRunningError, assertNotRunning } from './data-lock.ts';
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';
export { ExitError } from './exit-error.ts';
