import { reasonOf, within } from '@stoa/domain';
import pg from 'pg';
import { DatabaseAway, isDatabaseAway } from './database-away.ts';
import { DatabaseWatch } from './database-watch.ts';
import type { Log } from './log.ts';

export interface Watching {
  readonly log: Log;
  /** Milliseconds of silence after which the database counts as hanging. */
  readonly patience: number;
}

type OnLent = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (release?: Error | boolean) => void,
) => void;

/** The least milliseconds between two log lines about broken or missing connections. */
const SAID_EVERY = 60_000;

/** Milliseconds after which connections that do not close are destroyed: a regular close takes two. */
const GOODBYE = 2000;

/**
 * A pool that does not wait for a database that hangs: it destroys its connections, so that statements on them fail,
 * and refuses requests for a connection with `DatabaseAway` until the database answers again.
 */
export class WatchedPool extends pg.Pool {
  readonly #log: Log;
  readonly #patience: number;
  readonly #watch: DatabaseWatch;
  /** Includes connections that are being opened, which the pool does not report. */
  readonly #clients: Set<pg.Client>;
  readonly #waiting = new Set<(reason: Error) => void>();
  #hungSince = 0;
  #saidAt = Number.NEGATIVE_INFINITY;

  constructor(config: pg.PoolConfig, { log, patience }: Watching) {
    const clients = new Set<pg.Client>();
    super({ ...config, Client: rememberedIn(clients) });
    this.#clients = clients;
    this.#log = log;
    this.#patience = patience;
    this.#watch = new DatabaseWatch({
      patience,
      isAwaited: () => this.totalCount > this.idleCount || this.waitingCount > 0,
      ask: () => ask({ ...config, connectionTimeoutMillis: patience, query_timeout: patience }),
      onHang: () => this.#onHang(),
      onAnswer: () => this.#onAnswer(),
    });
    // A broken connection must not end the process. The pool handles its errors while it is idle; this listener
    // handles them while it is checked out without a query. The next query on it then fails.
    const broken = (error: Error) => this.#say(error, 'a database connection broke');
    this.on('error', broken);
    this.on('connect', (client) => client.on('error', broken));
    this.on('release', (error) => {
      if (!error) this.#watch.heard();
    });
  }

  /** Tells whether the database hangs, as far as is known. */
  get hangs(): boolean {
    return this.#watch.hangs;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnLent): void;
  override connect(callback?: OnLent): Promise<pg.PoolClient> | undefined {
    const lent = this.#lend();
    if (!callback) return lent;
    lent.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | undefined {
    const ended = this.#end();
    if (!callback) return ended;
    void ended.then(callback);
    return undefined;
  }

  async #end(): Promise<void> {
    this.#watch.stop();
    await within(GOODBYE, super.end(), () => this.#breakOff());
  }

  async #lend(): Promise<pg.PoolClient> {
    if (this.hangs) throw new DatabaseAway();
    const { promise: refused, reject } = Promise.withResolvers<never>();
    this.#waiting.add(reject);
    const lent = super.connect();
    try {
      return await Promise.race([lent, refused]);
    } catch (error) {
      lent.then(
        (client) => client.release(true),
        () => undefined,
      );
      if (error instanceof Error && isDatabaseAway(error))
        this.#say(error, 'no connection to the database is to be had');
      throw error;
    } finally {
      this.#waiting.delete(reject);
    }
  }

  #onHang(): void {
    this.#hungSince = performance.now();
    const silent = { milliseconds: this.#patience };
    this.#log.error(silent, 'the database does not answer; nothing is asked of it until it does');
    this.#breakOff();
  }

  #onAnswer(): void {
    const seconds = Math.round((performance.now() - this.#hungSince) / 1000);
    this.#log.warn({ seconds }, 'the database answers again');
  }

  #breakOff(): void {
    for (const refuse of this.#waiting) refuse(new DatabaseAway());
    for (const { connection } of this.#clients) connection.stream.destroy();
  }

  /** One log line per outage is enough; after the pool was closed, lost connections are expected. */
  #say(error: Error, what: string): void {
    if (this.ended || this.hangs || performance.now() - this.#saidAt < SAID_EVERY) return;
    this.#saidAt = performance.now();
    this.#log.warn({ error: reasonOf(error) }, what);
  }
}

function rememberedIn(clients: Set<pg.Client>) {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      clients.add(this);
      this.once('end', () => clients.delete(this));
    }
  };
}

/** Any answer of the server, even a refusal, shows that it does not hang. */
async function ask(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
  } finally {
    client.connection.stream.destroy();
  }
}
