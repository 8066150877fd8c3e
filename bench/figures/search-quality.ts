import { rmSync } from 'node:fs';
import { migrateDatabase } from '@stoa/commerce';
import { makeTestFolder, startTestPostgres } from '../../apps/server/src/postgres/testing.ts';
import type { Figure } from '../lib/figure.ts';
import { startProcess } from '../lib/own-process.ts';
import type { SearchServer } from '../lib/search-server-process.ts';
import { untilIndexed } from '../lib/until-indexed.ts';
import { askFirstPhrase, askPhrases } from '../search-quality/ask-phrases.ts';
import { fillJudgedShops } from '../search-quality/judged-shops.ts';
import { type CatalogueAnswers, reportQuality } from '../search-quality/report.ts';

/** How well the search finds what people ask for, over judged phrases; beside it PostgreSQL's own ranking. */
export async function searchQuality(): Promise<Figure[]> {
  const database = await startTestPostgres();
  const dataFolder = makeTestFolder();
  const start = () =>
    startProcess<SearchServer, { port: number }>(new URL('../lib/search-server-process.ts', import.meta.url));
  const servers = { columnar: start(), postgres: start() };
  try {
    await migrateDatabase(database.url);
    const shops = await fillJudgedShops(database.url, dataFolder);
    const shared = { databaseUrl: database.url, dataFolder };
    const { port: index } = await servers.columnar.call({ ...shared, engine: 'columnar' });
    const { port: postgres } = await servers.postgres.call({ ...shared, engine: 'postgres' });
    const answers: CatalogueAnswers[] = [];
    for (const shop of shops) {
      await untilIndexed(index, () => askFirstPhrase(index, shop));
      const ours = await askPhrases(index, shop);
      answers.push({ catalogue: shop.catalogue, ours, postgres: await askPhrases(postgres, shop) });
    }
    return reportQuality(answers);
  } finally {
    await Promise.all([servers.columnar.stop(), servers.postgres.stop()]);
    await database.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
