import type { PlatformContext, ShopContext } from '../kernel/context.ts';
import type { AnyJobKind, JobKind } from '../kernel/jobs/job-kind.ts';
import { systemContext } from '../kernel/system-context.ts';
import { listShops } from '../shop/index.ts';

/** A job as its handler receives it. */
export interface StartedJob {
  readonly shopId: string | null;
  readonly payload: unknown;
  /** 1 for the first. */
  readonly attempt: number;
}

export type Attempt = Pick<StartedJob, 'attempt'>;

/**
 * A kind of job with its handler. A job may run twice, when a process dies between finishing and recording it, so
 * handlers must be idempotent. An exception makes the attempt a failed one.
 */
export interface JobHandler {
  readonly kind: AnyJobKind;
  run(platform: PlatformContext, job: StartedJob): Promise<void>;
}

/** Runs jobs of shops, each in its shop's context; jobs of deleted shops are completed without running. */
export function forShop<Payload>(
  kind: JobKind<Payload, 'shop'>,
  work: (ctx: ShopContext, payload: Payload, attempt: Attempt) => Promise<void>,
): JobHandler {
  return {
    kind,
    async run(platform, job) {
      const [found] = job.shopId === null ? [] : await listShops(platform, [job.shopId]);
      if (!found) return;
      await work(
        systemContext(platform, found.shop, { job: kind.queue }),
        kind.payload.parse(job.payload),
        job,
      );
    },
  };
}

/** Runs jobs of the platform itself. */
export function forPlatform<Payload>(
  kind: JobKind<Payload, 'platform'>,
  work: (platform: PlatformContext, payload: Payload) => Promise<void>,
): JobHandler {
  return { kind, run: (platform, job) => work(platform, kind.payload.parse(job.payload)) };
}
