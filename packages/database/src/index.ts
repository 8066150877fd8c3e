/**
 * The base of all capabilities: tables by capability, each declared as private, public or platform, migrations,
 * connections, transactions and the outbox of changes.
 */

export { BackupError } from './backup/backup-error.ts';
export { type DatabaseDump, type DumpedTable, dumpDatabase } from './backup/dump-database.ts';
export { loadDatabase } from './backup/load-database.ts';
export { tellThatServerRuns } from './backup/server-lock.ts';
export type {
  Attributes,
  AttributeValue,
  Media,
  OptionalContent,
  VariationAttribute,
} from './catalogue-shapes.ts';
export {
  APP_ROLE,
  type Database,
  openDatabase,
  type Queries,
  type ReadableDatabase,
} from './connection/database.ts';
export { isDatabaseAway, isDatabaseUnavailable } from './connection/database-away.ts';
export { beginning, describeError } from './connection/describe-error.ts';
export { type Log, silentLog } from './connection/log.ts';
export { inOwnerSession } from './connection/owner-session.ts';
export { declaredTables, type Owner, type TableProperties } from './declared-tables.ts';
export { CacheDependencies, type Dependencies, nothingKept } from './dependencies/cache-dependencies.ts';
export { droppedTags, productTag, productTags, type Tag, tagsOfPage } from './dependencies/manifest.ts';
export { type Reader, readPrepared, readRows } from './dependencies/read-rows.ts';
export { secondKey } from './fill-identity-keys.ts';
export { type FoundSession, findSession } from './find-session.ts';
export { hashToken, newId, newToken } from './ids.ts';
export { migrateSchema, NewerDatabaseError, schemaVersion } from './migrate.ts';
export { type ChangeKind, emit } from './outbox/changes.ts';
export { emitProductChanges } from './outbox/product-changes.ts';
export { removeOldChanges } from './outbox/remove-old-changes.ts';
export * from './schema.ts';
export * from './shop-settings.ts';
export { requireSessions } from './start/require-sessions.ts';
export { UnfitDatabaseError } from './start/unfit-database.ts';
export { isUuid, ofAnyLength, texts, uuids } from './statements/arrays.ts';
export { orConflict } from './statements/conflict.ts';
export { inChunks } from './statements/in-chunks.ts';
export { insertMany } from './statements/insert-many.ts';
export { prepared } from './statements/prepared.ts';
export { prunePlatformRows, pruneShopRows } from './statements/prune-rows.ts';
export { rowStream } from './statements/row-stream.ts';
export { refreshOutgrownStatistics, refreshStatistics } from './statements/statistics.ts';
export {
  beyondShop,
  inEachShop,
  inShop,
  inTransaction,
  readInShop,
  retriedOnConflict,
  type ShopScope,
  sqlState,
  violatedConstraint,
} from './transaction.ts';
