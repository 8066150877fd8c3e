import { type IndexEngine, IndexUnavailable } from '@stoa/search';

export interface SizedEngineOptions {
  /** For small catalogues. */
  readonly local: IndexEngine;
  /** Makes the engine for large catalogues; called for the first of them. */
  readonly startLarge: () => IndexEngine;
  readonly isLarge: (shopId: string) => Promise<boolean>;
  readonly report: (error: unknown) => void;
  readonly now?: () => number;
}

/** The size of a catalogue is determined again after this many milliseconds, because it may have grown. */
const RECHECK = 60_000;
/** The same after a failure. */
const RETRY = 5000;

interface Size {
  isLarge?: boolean;
  /** When it is determined next. */
  checkAt: number;
}

/**
 * Keeps the indexes of small catalogues in the requester's thread and those of large ones in another. The size of a
 * catalogue is determined on the first search; until then the engine refuses.
 */
export function sizedEngine(options: SizedEngineOptions): IndexEngine {
  const { local, isLarge, report, now = Date.now } = options;
  const sizes = new Map<string, Size>();
  let large: IndexEngine | undefined;
  const engineOf = (size: Size): IndexEngine | undefined => {
    if (size.isLarge === undefined) return undefined;
    if (!size.isLarge) return local;
    large ??= options.startLarge();
    return large;
  };
  const engines = () => (large ? [local, large] : [local]);

  const determineSize = async (shopId: string, size: Size): Promise<void> => {
    const was = size.isLarge;
    // A large catalogue stays large, so that its index is not dropped and loaded again for a few products less.
    size.isLarge = was || (await isLarge(shopId));
    if (was === size.isLarge) return;
    if (was === false) local.forget(shopId);
    engineOf(size)?.prepare(shopId);
  };
  const recheck = (shopId: string, size: Size): void => {
    if (now() < size.checkAt) return;
    size.checkAt = now() + RECHECK;
    determineSize(shopId, size).catch((error: unknown) => {
      size.checkAt = now() + RETRY;
      report(error);
    });
  };

  return {
    async search(query, options) {
      const size = sizes.get(query.shopId) ?? { checkAt: 0 };
      sizes.set(query.shopId, size);
      recheck(query.shopId, size);
      const engine = engineOf(size);
      if (!engine) throw new IndexUnavailable('the size of the catalogue is not known yet');
      return engine.search(query, options);
    },
    prepare(shopId) {
      const size = sizes.get(shopId);
      if (size) engineOf(size)?.prepare(shopId);
    },
    changed(shopId) {
      for (const engine of engines()) engine.changed(shopId);
    },
    forget(shopId) {
      sizes.delete(shopId);
      for (const engine of engines()) engine.forget(shopId);
    },
    async stats() {
      const all = await Promise.all(engines().map((engine) => engine.stats()));
      return all.flat();
    },
    async close() {
      await Promise.all(engines().map((engine) => engine.close()));
    },
  };
}
