import { Client } from '../../e2e/harness/client.ts';
import { ACCOUNT } from './count-trips.ts';
import { HOST } from './demo-pages.ts';
import { startProcess } from './own-process.ts';
import type { ShopCall, ShopState } from './shop-process.ts';

/** The demo's home shop in a process of its own. */
export interface Shop {
  readonly port: number;
  /** Processor time since the start, in seconds. */
  cpu(): Promise<number>;
  /** Processor time of `work` for each of `pages`, in seconds. */
  cpuOf(pages: number, work: () => Promise<unknown>): Promise<number>;
  /** Lets go of all that is kept of its pages. */
  forget(): Promise<void>;
  /** SQL statements of one request. */
  countStatements(request: NonNullable<ShopCall['count']>): Promise<number>;
  stop(): Promise<void>;
}

export async function startShop(databaseUrl: string, dataFolder: string): Promise<Shop> {
  const server = startProcess<ShopCall, ShopState>(new URL('./shop-process.ts', import.meta.url));
  const { port } = await server.call({ start: { databaseUrl, dataFolder } });
  const cpu = async () => (await server.call({})).cpu;
  return {
    port,
    cpu,
    async cpuOf(pages, work) {
      const before = await cpu();
      await work();
      return ((await cpu()) - before) / pages;
    },
    forget: async () => void (await server.call({ forget: true })),
    countStatements: async (count) => (await server.call({ count })).statements,
    stop: () => server.stop(),
  };
}

/** Returns the cookies of a customer whose group has prices of its own. */
export async function signIn(port: number): Promise<string> {
  const client = new Client({ port, host: HOST });
  const { status, text } = await client.post('/api/auth/login', ACCOUNT);
  if (status !== 200) throw new Error(`signing in answered ${status}: ${text}`);
  return cookiesOf(client);
}

/** As a browser sends them. */
export const cookiesOf = ({ cookies }: Client): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
