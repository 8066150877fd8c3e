import { type Change, type Database, describeError, type Log } from '@stoa/commerce';
import pg from 'pg';

/** How often the outbox is looked at when no notification comes, in milliseconds. */
const LOOK_EVERY = 1000;

/** Changes older than the oldest running transaction that may still be unread, in rows. */
const BATCH = 1000;

interface Row {
  readonly xid: string;
  readonly seq: string;
  readonly horizon: string;
  readonly kind: Change['kind'];
  readonly entity_id: string;
  readonly shop_id: string | null;
  readonly seller_id: string | null;
  readonly data: Record<string, unknown>;
}

export interface HeardChange {
  readonly kind: Change['kind'];
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
  /** Called when changes may have been missed. */
  readonly onGap: () => void;
}

/**
 * Tells this process of every committed change as soon as it is visible, each once. Unlike a cursor it does
 * not wait for older transactions that still run: a long import must not delay the news of a price. It
 * remembers what it has told above the oldest running transaction instead. A notification wakes it; without
 * one it looks every second.
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
  #missing = false;

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
    await this.#listener?.end().catch(() => undefined);
  }

  async #listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#options.url });
    client.on('error', () => {
      this.#listener = undefined;
    });
    client.on('notification', () => void this.catchUp());
    try {
      await client.connect();
      await client.query('listen stoa_change');
      this.#listener = client;
    } catch (error) {
      this.#options.log.warn(
        { error: describeError(error) },
        'not listening for changes; looking every second',
      );
      await client.end().catch(() => undefined);
    }
  }

  #schedule(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(async () => {
      await this.catchUp();
      if (this.#listener === undefined && !this.#stopped) await this.#listen();
      this.#schedule();
    }, LOOK_EVERY);
    this.#timer.unref();
  }

  async #lookUntilQuiet(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false;
      try {
        if ((await this.#look()) === BATCH) this.#again = true;
        this.#missing = false;
      } catch (error) {
        this.#lost(error);
      }
    }
  }

  /** While the database cannot be asked, nothing is known to stand. */
  #lost(error: unknown): void {
    if (!this.#missing) this.#options.log.warn({ error: describeError(error) }, 'changes cannot be read');
    this.#missing = true;
    this.#options.onGap();
  }

  async #look(): Promise<number> {
    const { rows } = await this.#options.db.pool.query<Row>(
      `select xid::text, seq::text, pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
              kind, entity_id, shop_id, seller_id, data
       from change where xid >= $1::xid8 and not (seq = any($2::bigint[]))
       order by xid, seq limit ${BATCH}`,
      [this.#floor.toString(), [...this.#told.keys()]],
    );
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
    if (rows.length < BATCH) this.#raiseFloor(rows[0]?.horizon);
    return rows.length;
  }

  /** Nothing below the oldest running transaction can still appear, so it need not be remembered. */
  #raiseFloor(horizon: string | undefined): void {
    if (horizon === undefined) return;
    this.#floor = BigInt(horizon);
    for (const [seq, xid] of this.#told) if (xid < this.#floor) this.#told.delete(seq);
  }
}
