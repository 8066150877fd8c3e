import type { z } from 'zod';

/** How a queue treats its jobs. All times in seconds. */
export interface QueueRules {
  /** Further attempts after one that failed, with pauses that double from `retryDelay` up to `retryDelayMax`. */
  readonly retryLimit: number;
  readonly retryDelay: number;
  readonly retryDelayMax: number;
  /** An attempt that takes longer, or whose process was killed, counts as failed. */
  readonly expireInSeconds: number;
  /** A job that could not be begun for so long is dropped. */
  readonly retentionSeconds: number;
  /** A job that is done, or has failed for good, is kept so long for whoever looks. */
  readonly deleteAfterSeconds: number;
}

/**
 * A kind of background work, with a queue of its own. What a job carries is kept in a table that is no shop's, so it
 * is ids, and nothing that a person wrote. `shop`: each job belongs to one; `platform`: to none.
 */
export interface JobKind<Payload, Of extends 'shop' | 'platform' = 'shop' | 'platform'> {
  readonly queue: string;
  readonly of: Of;
  readonly payload: z.ZodType<Payload>;
  readonly rules: QueueRules;
  /** At most one job waits or runs per shop (or for the platform). */
  readonly oneAtATime: boolean;
  /** Enqueued periodically: one job per this many seconds, however many processes there are. */
  readonly everySeconds?: number;
}

/** A kind, whatever it carries. */
export type AnyJobKind = Omit<JobKind<unknown>, 'payload'>;
