export { inShop } from '@stoa/database';
export { recordChanges } from './testing/changes.ts';
export {
  fromSession,
  systemTime,
  type TestClock,
  testAccountRequest,
  testClock,
  testPlatform,
} from './testing/context.ts';
export { createTestDatabase, type TestDatabase } from './testing/databases.ts';
export { idAt } from './testing/drafts.ts';
export { type HangingDatabase, openHangingDatabase } from './testing/hanging-database.ts';
export { testJobs } from './testing/jobs.ts';
export { type LoadedShop, loadShop } from './testing/loaded-index.ts';
export { mailedToken } from './testing/mails.ts';
export { type OldVersions, openOldVersions } from './testing/old-versions.ts';
export { mailsOf } from './testing/people.ts';
export { openPooler } from './testing/pooler.ts';
export { rugProduct, simpleProduct, variableProduct } from './testing/products.ts';
export { makeSale, type TestSale } from './testing/sale.ts';
export { makeShop, plainSettings, plainTheme } from './testing/shops.ts';
export { recordStatements } from './testing/statements.ts';
export { areChangesSettled, waitingConnections } from './testing/transactions.ts';
export { unique } from './testing/unique.ts';
export { withoutIds } from './testing/without-ids.ts';
