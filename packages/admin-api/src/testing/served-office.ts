import type { Database, PlatformContext } from '@stoa/commerce';
import { createTestDatabase, type TestClock, testClock, testPlatform } from '@stoa/commerce/testing';
import { openOffice, type TestOffice } from './test-office.ts';

/** The contract of the back office, served over a database of a test's own by a clock that stands. */
export interface ServedOffice extends TestOffice {
  readonly db: Database;
  readonly clock: TestClock;
  readonly platform: PlatformContext;
}

export async function serveOffice(postgresUrl: string): Promise<ServedOffice> {
  const database = await createTestDatabase(postgresUrl);
  const clock = testClock();
  const platform = testPlatform(database.db, clock);
  const office = await openOffice(platform);
  return {
    ...office,
    db: database.db,
    clock,
    platform,
    async close() {
      await office.close();
      await database.drop();
    },
  };
}
