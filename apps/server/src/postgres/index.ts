/**
 * The PostgreSQL that Stoa brings: made, started, watched and stopped here. Nothing else knows whether a
 * database is embedded or not: it is an address.
 */
export { chooseDataFolder, clusterFolder } from './data-folder.ts';
export {
  assertDataFolderUsable,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';
export { ExitError } from './exit-error.ts';
export { runningDatabase } from './running.ts';
