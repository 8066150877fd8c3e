import { startEmbeddedPostgres } from '../../apps/server/src/postgres/index.ts';
import { silentLog } from '../../apps/server/src/postgres/testing.ts';
import { countAllTrips } from '../lib/count-trips.ts';
import { startCountedServer } from '../lib/counted-server.ts';
import { atMost, type Figure } from '../lib/figure.ts';
import { STATEMENT_BUDGETS } from '../lib/shopping-trip.ts';

/** SQL statements per request, on the data of a server that has been stopped. */
export async function statements(dataFolder: string): Promise<Figure[]> {
  const postgres = await startEmbeddedPostgres({ dataDir: dataFolder, log: silentLog });
  try {
    const server = await startCountedServer(postgres.url, dataFolder);
    try {
      return (await countAllTrips(server)).map(({ step, who, count }) =>
        atMost(`statements, ${step}, ${who}`, count, STATEMENT_BUDGETS[step], String),
      );
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
  }
}
