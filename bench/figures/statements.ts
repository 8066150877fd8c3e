import { startEmbeddedPostgres } from '../../apps/server/src/postgres/index.ts';
import { silentLog } from '../../apps/server/src/postgres/testing.ts';
import { ask } from '../../e2e/harness/http.ts';
import { type CountedServer, startCountedServer } from '../lib/counted-server.ts';
import { BASKET, HOST, PAGES } from '../lib/demo-pages.ts';
import { atMost, type Figure } from '../lib/figure.ts';
import { countTrip, STATEMENT_BUDGETS } from '../lib/shopping-trip.ts';

/** SQL statements per request, on the data of a server that has been stopped. */
export async function statements(dataFolder: string): Promise<Figure[]> {
  const postgres = await startEmbeddedPostgres({ dataDir: dataFolder, log: silentLog });
  try {
    const server = await startCountedServer(postgres.url, dataFolder);
    try {
      return await countAll(server);
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
  }
}

async function countAll(server: CountedServer): Promise<Figure[]> {
  const basket = await Promise.all(BASKET.map((path) => productIdAt(server.port, path)));
  const counted = await countTrip(server, { host: HOST, pages: PAGES, basket });
  return [...counted].map(([step, count]) =>
    atMost(`statements, ${step}`, count, STATEMENT_BUDGETS[step], String),
  );
}

/** The product that the form of a page would put into the cart. */
async function productIdAt(port: number, path: string): Promise<string> {
  const { text } = await ask({ port, host: HOST, path });
  const id = /name="product" value="([^"]+)"/.exec(text)?.[1];
  if (id === undefined) throw new Error(`${path} sells nothing`);
  return id;
}
