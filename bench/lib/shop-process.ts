import { ask } from '../../e2e/harness/http.ts';
import { type CountedServer, startCountedServer } from './counted-server.ts';
import type { CountOn } from './counting-process.ts';
import { answerCalls } from './own-process.ts';

/** What to do before the state is told: start, forget what is kept, ask for something and count its statements. */
export interface ShopCall {
  readonly start?: CountOn;
  readonly forget?: true;
  readonly count?: Omit<Parameters<typeof ask>[0], 'port'>;
}

export interface ShopState {
  readonly port: number;
  /** Seconds of processor time since the start, of all threads. */
  readonly cpu: number;
  /** SQL statements of what was asked for; 0 when nothing was. */
  readonly statements: number;
}

let server: CountedServer | undefined;

/** The demo's server in a process of its own, which can be told to forget what it keeps. */
answerCalls(async ({ start, forget, count }: ShopCall): Promise<ShopState> => {
  if (start) server = await startCountedServer(start.databaseUrl, start.dataFolder);
  if (server === undefined) throw new Error('the server has not been started');
  const { port } = server;
  if (forget) server.forget();
  const statements = count ? await server.count(() => ask({ ...count, port })) : 0;
  const { user, system } = process.cpuUsage();
  return { port, cpu: (user + system) / 1e6, statements };
});
