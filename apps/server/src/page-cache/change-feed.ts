import {
  type ChangeKind,
  type Database,
  describeError,
  isDatabaseAway,
  type Log,
  tellThatServerRuns,
} from '@stoa/commerce';
import pg from 'pg';

/** How often the outbox is looked at when no notification comes, in milliseconds. */
const LOOK_EVERY = 1000;

/** Milliseconds after which a database that does not answer a listener is given up. */
const LISTEN_WITHIN = 5000;

/**
 * While changes cannot be read, pages are shown as they were for so many milliseconds: nearly always the database
 * is away for everybody, and nothing changes. Longer than that nothing is known to stand.
 */
const BLIND_AT_MOST = 300_000;

/** Changes older than the oldest running transaction that may still be unread, in rows. */
const BATCH = 1000;

/** What every look tells, also when there is nothing new. */
interface Bounds {
  /** The oldest transaction still running. */
  readonly horizon: string;
  /** Up to which transaction changes may have been removed from the outbox. */
  readonly pruned: string | null;
}

interface Row {
  readonly xid: string;
  readonly seq: string;
  readonly kind: ChangeKind;
  readonly entity_id: string;
  readonly shop_id: string | null;
  readonly seller_id: string | null;
  readonly data: Record<string, unknown>;
}

export interface HeardChange {
  readonly kind: ChangeKind;
  readonly entityId: string;
  readonly shopId: string | undefined;
  readonly sellerId: string | undefined;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface ChangeFeedOptions {
  readonly db: Database;
  readonly url: string;
  readonly log: Log;
  readonly onChange: (change: HeardChange) => void;
  /** Called when changes have not been heard of for long. */
  readonly onGap: () => void;
  /** Milliseconds; monotonic. */
  readonly now?: () => number;
}

/**
 * Tells this process of every committed change as soon as it is visible, each once. Unlike a cursor it does
 * not wait for older transactions that still run: a long import must not delay the news of a price. It
 * remembers what it has told above the oldest running transaction instead. A notification wakes it; without
 * one it looks every second. While it listens, no backup is restored into the database.
 */
export class ChangeFeed {
  readonly #options: ChangeFeedOptions;
  readonly #told = new Map<string, bigint>();
  #floor = 0n;
  #listener: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #again = false;
  #stopped = false;
  /** Since when changes cannot be read, and whether that was told as a gap. */
  #blind: { readonly since: number; told: boolean } | undefined;

  constructor(options: ChangeFeedOptions) {
    this.#options = options;
  }

  /** Begins after everything committed by now. */
  async start(): Promise<void> {
    const { rows } = await this.#options.db.pool.query<{ horizon: string }>(
      'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon',
    );
    this.#floor = BigInt(rows[0]?.horizon ?? '0');
    await this.#listen();
    this.#schedule();
  }

  /** Looks now; resolves when everything visible at the call has been told. */
  async catchUp(): Promise<void> {
    this.#again = true;
    this.#looking ??= this.#lookUntilQuiet().finally(() => {
      this.#looking = undefined;
    });
    await this.#looking;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
    this.#listener?.connection.stream.destroy();
  }

  async #listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      keepAlive: true,
      connectionTimeoutMillis: LISTEN_WITHIN,
      query_timeout: LISTEN_WITHIN,
    });
    client.on('error', () => {
      if (this.#listener === client) this.#listener = undefined;
    });
    client.on('notification', () => void this.catchUp());
    try {
      await client.connect();
      await tellThatServerRuns(client);
      await client.query('listen stoa_change');
      this.#listener = client;
    } catch (error) {
      client.connection.stream.destroy();
      this.#report(error, 'not listening for changes; looking every second');
    }
  }

  #schedule(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(async () => {
      await this.catchUp();
      if (this.#listener === undefined && !this.#blind && !this.#stopped) await this.#listen();
      this.#schedule();
    }, LOOK_EVERY);
    this.#timer.unref();
  }

  async #lookUntilQuiet(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false;
      try {
        if ((await this.#look()) === BATCH) this.#again = true;
        this.#blind = undefined;
      } catch (error) {
        this.#lost(error);
      }
    }
  }

  #lost(error: unknown): void {
    const { now = performance.now.bind(performance), onGap } = this.#options;
    if (!this.#blind) {
      this.#report(error, 'changes cannot be read');
      this.#blind = { since: now(), told: false };
      // It may hang as well, and would never say so.
      this.#listener?.connection.stream.destroy();
      this.#listener = undefined;
    }
    if (this.#blind.told || now() - this.#blind.since < BLIND_AT_MOST) return;
    this.#blind.told = true;
    onGap();
  }

  #report(error: unknown, what: string): void {
    if (!isDatabaseAway(error)) this.#options.log.warn({ error: describeError(error) }, what);
  }

  async #look(): Promise<number> {
    // One statement: what is removed between two would go unnoticed.
    const { rows: found } = await this.#options.db.pool.query<Bounds & (Row | { readonly seq: null })>(
      `select bounds.*, told.* from (
         select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
           (select xid::text from pruned_changes where xid < pg_snapshot_xmax(pg_current_snapshot())) as pruned
       ) bounds left join (
         select xid::text, seq::text, kind, entity_id, shop_id, seller_id, data
         from change where xid >= $1::xid8 and not (seq = any($2::bigint[]))
         order by change.xid, change.seq limit ${BATCH}
       ) told on true`,
      [this.#floor.toString(), [...this.#told.keys()]],
    );
    const rows = found.filter((row): row is Bounds & Row => row.seq !== null);
    const pruned = found[0]?.pruned ?? null;
    if (pruned !== null && BigInt(pruned) >= this.#floor) this.#options.onGap();
    for (const row of rows) {
      this.#told.set(row.seq, BigInt(row.xid));
      this.#options.onChange({
        kind: row.kind,
        entityId: row.entity_id,
        shopId: row.shop_id ?? undefined,
        sellerId: row.seller_id ?? undefined,
        data: row.data,
      });
    }
    if (rows.length < BATCH) this.#raiseFloor(found[0]?.horizon);
    return rows.length;
  }

  /** Nothing below the oldest running transaction can still appear, so it need not be remembered. */
  #raiseFloor(horizon: string | undefined): void {
    if (horizon === undefined) return;
    this.#floor = BigInt(horizon);
    for (const [seq, xid] of this.#told) if (xid < this.#floor) this.#told.delete(seq);
  }
}
