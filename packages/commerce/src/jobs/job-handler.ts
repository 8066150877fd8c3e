import type { PlatformContext, ShopContext } from '../kernel/context.ts';
import type { AnyJobKind, JobKind } from '../kernel/jobs/job-kind.ts';
import { systemContext } from '../kernel/system-context.ts';
import { listShops } from '../shop/index.ts';

/** A job as its handler is given it. */
export interface StartedJob {
  readonly shopId: string | null;
  readonly payload: unknown;
  /** 1 for the first. */
  readonly attempt: number;
}

export type Attempt = Pick<StartedJob, 'attempt'>;

/**
 * A kind of job with what does it. A job may be done twice, when a process ends between doing it and noting that:
 * handlers see to it that this does no harm. What they throw makes the attempt a failed one.
 */
export interface JobHandler {
  readonly kind: AnyJobKind;
  run(platform: PlatformContext, job: StartedJob): Promise<void>;
}

/** Does jobs of shops, each in the context of its own; those of a shop that is gone are done. */
export function forShop<Payload>(
  kind: JobKind<Payload, 'shop'>,
  work: (ctx: ShopContext, payload: Payload, attempt: Attempt) => Promise<void>,
): JobHandler {
  return {
    kind,
    async run(platform, job) {
      const [found] = job.shopId === null ? [] : await listShops(platform, [job.shopId]);
      if (!found) return;
      await work(systemContext(platform, found.shop, kind.queue), kind.payload.parse(job.payload), job);
    },
  };
}

/** Does jobs of the platform itself. */
export function forPlatform<Payload>(
  kind: JobKind<Payload, 'platform'>,
  work: (platform: PlatformContext, payload: Payload) => Promise<void>,
): JobHandler {
  return { kind, run: (platform, job) => work(platform, kind.payload.parse(job.payload)) };
}
