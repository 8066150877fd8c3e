import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  createProduct,
  type NewShop,
  type ProductInput,
  type Shop,
  type ShopContext,
  systemContext,
} from '@stoa/commerce';
import { createTestDatabase, systemTime, type TestDatabase, testPlatform } from '@stoa/commerce/testing';
import { makeTestFolder } from '../../apps/server/src/postgres/testing.ts';
import { makeShop } from '../../packages/commerce/src/testing/shops.ts';
import { Client } from './client.ts';
import { startMailServer } from './mailbox.ts';
import { type RunningServer, type Settings, startServer } from './server.ts';

const SECRET = 'end-to-end-tests-seal-with-this-secret-which-guards-nothing';

/** A shop of a test's own, made through the use cases, on a database of its own. */
export interface OwnShop {
  readonly shop: Shop;
  readonly database: TestDatabase;
  /** The platform acting on the shop, as the command line does. */
  readonly system: ShopContext;
  /** Where its servers keep their files, in `data`. */
  readonly folder: string;
  readonly mails: string;
  readonly smtpUrl: string;
  /** Starts a server process on the shop's database. */
  serve(settings?: Settings, port?: number): Promise<RunningServer>;
  sell(name: string, price: number, available: number): Promise<string>;
  /** Returns a new visitor at this server, from an address of their own. */
  visitor(server: { readonly port: number }): Client;
  /** Stops the servers that still run, and leaves nothing behind. */
  close(): Promise<void>;
}

export async function openOwnShop(postgresUrl: string, given: Partial<NewShop> = {}): Promise<OwnShop> {
  const folder = makeTestFolder();
  const mails = join(folder, 'mails');
  mkdirSync(mails);
  const mailServer = await startMailServer(mails);
  const database = await createTestDatabase(postgresUrl);
  const shop = await makeShop(database.db, { name: 'Quay & Sons', ...given }, systemTime);
  const system = systemContext(testPlatform(database.db, systemTime), shop, { command: 'test' });
  const servers: RunningServer[] = [];
  let starts = 0;
  let visitors = 0;
  return {
    shop,
    database,
    system,
    folder,
    mails,
    smtpUrl: mailServer.url,
    async serve(settings = {}, port) {
      starts += 1;
      const common = {
        DATABASE_URL: database.url,
        STOA_DATA: join(folder, 'data'),
        STOA_DEMO: '0',
        STOA_SECRET: SECRET,
        SMTP_URL: mailServer.url,
        TRUST_PROXY: '127.0.0.1',
      };
      const server = await startServer(
        { ...common, ...settings },
        join(folder, `server-${starts}.log`),
        port,
      );
      servers.push(server);
      return server;
    },
    async sell(name, price, available) {
      const sku = name.toLowerCase().replace(/\W+/g, '-');
      const product: ProductInput = {
        classCode: 'simple',
        sku,
        slug: sku,
        name,
        price,
        stock: { available },
      };
      return (await createProduct(system, product)).id;
    },
    visitor({ port }) {
      visitors += 1;
      const address = `10.0.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
      return new Client({ port, host: new URL(shop.baseUrl).host, headers: { 'x-forwarded-for': address } });
    },
    async close() {
      for (const server of servers) await server.stop();
      await mailServer.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
