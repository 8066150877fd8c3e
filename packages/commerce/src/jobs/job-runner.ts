import { describeError, isDatabaseAway, retriedOnConflict } from '@stoa/database';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { PlatformContext } from '../kernel/context.ts';
import { AttemptFailed } from './attempt-failed.ts';
import type { JobHandler } from './job-handler.ts';
import { QueueLoop } from './queue-loop.ts';
import { ShopTurns } from './shop-turns.ts';

/** The polling interval, for retries and lost notifications. Milliseconds. */
const LOOK_EVERY = 10_000;

/** The interval of removing finished jobs. Seconds. */
const REMOVE_EVERY = 3600;

/** Characters of a failure that are kept with its job. */
const MOST_OF_FAILURE = 1000;

export interface JobRunnerOptions {
  readonly platform: PlatformContext;
  readonly handlers: readonly JobHandler[];
  /** Runs the library's statements; unless given, those of the platform's database. */
  readonly executeSql?: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
}

/**
 * Runs the jobs of the queues that it has handlers for, one per queue at a time, shops in turn; several processes
 * share the queues. Times are the database's. A job whose process was killed runs again after `expireInSeconds`; the
 * library's maintenance does that, and removes old jobs.
 */
export class JobRunner {
  readonly #platform: PlatformContext;
  readonly #handlers: readonly JobHandler[];
  readonly #boss: PgBoss;
  readonly #turns: ReadonlyMap<string, ShopTurns<JobWithMetadata<unknown>>>;
  readonly #loops: ReadonlyMap<string, QueueLoop>;
  #timer: NodeJS.Timeout | undefined;

  constructor({ platform, handlers, executeSql }: JobRunnerOptions) {
    this.#platform = platform;
    this.#handlers = handlers;
    const { pool } = platform.db;
    const execute = executeSql ?? ((text: string, values?: unknown[]) => pool.query(text, values));
    this.#boss = new PgBoss({
      // The library updates its queues in no order, so two processes that do so may lock each other out.
      db: { executeSql: (text, values) => retriedOnConflict(() => execute(text, values)) },
      // Migrations of the library are off: this role does not own its schema.
      migrate: false,
      createSchema: false,
      reindex: false,
      schedule: false,
      maintenanceIntervalSeconds: REMOVE_EVERY,
    });
    this.#boss.on('error', (error) => this.#warn(error));
    this.#boss.on('warning', ({ message }) => platform.log.warn({}, message));
    this.#turns = new Map(
      handlers.map(({ kind }) => [
        kind.queue,
        new ShopTurns((passedOver) => this.#fetch(kind.queue, passedOver)),
      ]),
    );
    this.#loops = new Map(
      handlers.map((handler) => [handler.kind.queue, new QueueLoop(() => this.#doNext(handler))]),
    );
  }

  /** Begins to look for jobs. */
  async start(): Promise<void> {
    await this.open();
    this.#timer = setInterval(() => void this.#look(), LOOK_EVERY);
    this.#timer.unref();
    void this.#look();
  }

  /** Makes ready for `runDue`; whoever calls it calls `stop` in the end. */
  async open(): Promise<void> {
    await this.#boss.start();
  }

  /** Notifies that a queue has a new job. Unnecessary before the start, which checks all queues. */
  wake(queue: string): void {
    if (this.#timer) void this.#empty(queue);
  }

  /** Runs due jobs, and those they enqueue, until none is due. */
  async runDue(): Promise<void> {
    await this.#boss.supervise();
    await this.#sow();
    let done: number;
    do {
      done = 0;
      for (const handler of this.#handlers) while (await this.#doNext(handler)) done += 1;
    } while (done > 0);
  }

  /** Resolves when the jobs under way are done. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all([...this.#loops.values()].map((loop) => loop.stop()));
    await this.#boss.stop({ graceful: false });
  }

  async #look(): Promise<void> {
    await this.#sow().catch((error: unknown) => this.#warn(error));
    await Promise.all([...this.#loops.keys()].map((queue) => this.#empty(queue)));
  }

  async #empty(queue: string): Promise<void> {
    await this.#loops
      .get(queue)
      ?.empty()
      .catch((error: unknown) => this.#warn(error));
  }

  #warn(error: unknown): void {
    // The pool has logged that the database is away.
    if (isDatabaseAway(error)) return;
    this.#platform.log.warn({ error: describeError(error) }, 'jobs cannot be run');
  }

  /** Enqueues periodic jobs, unless one exists for this period. */
  async #sow(): Promise<void> {
    for (const { kind } of this.#handlers) {
      if (kind.everySeconds === undefined) continue;
      await this.#boss.send(kind.queue, {}, { singletonSeconds: kind.everySeconds });
    }
  }

  async #fetch(queue: string, passedOver: string[]): Promise<JobWithMetadata<unknown> | undefined> {
    const [job] = await this.#boss.fetch<unknown>(queue, { includeMetadata: true, ignoreGroups: passedOver });
    return job;
  }

  async #doNext(handler: JobHandler): Promise<boolean> {
    const { queue } = handler.kind;
    const job = await this.#turns.get(queue)?.next();
    if (!job) return false;
    try {
      await handler.run(this.#platform, startedJob(job));
      await this.#boss.complete(queue, job.id);
    } catch (error) {
      const failure = error instanceof AttemptFailed ? error.message : describeError(error);
      const fields = {
        queue,
        job: job.id,
        shop: job.groupId,
        payload: job.data,
        attempt: job.retryCount + 1,
      };
      const unrecorded = await this.#boss
        .fail(queue, job.id, { error: failure.slice(0, MOST_OF_FAILURE) })
        .then(
          () => undefined,
          (reason: unknown) => reason,
        );
      // Where the database is away, the pool has logged that, and the job becomes due again.
      const isAway = isDatabaseAway(error) && isDatabaseAway(unrecorded);
      if (!isAway) this.#platform.log.warn({ ...fields, error: failure }, 'a job failed');
      if (unrecorded !== undefined) throw unrecorded;
    }
    return true;
  }
}

function startedJob(job: JobWithMetadata<unknown>) {
  return {
    shopId: job.groupId ?? null,
    payload: job.data,
    attempt: job.retryCount + 1,
  };
}
