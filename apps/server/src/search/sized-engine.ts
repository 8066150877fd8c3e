import { type IndexEngine, IndexUnavailable } from '@stoa/search';

export interface SizedEngineOptions {
  /** For small catalogues. */
  readonly local: IndexEngine;
  /** Makes the engine for large ones, when there is the first of them. */
  readonly startLarge: () => IndexEngine;
  readonly isLarge: (shopId: string) => Promise<boolean>;
  readonly report: (error: unknown) => void;
  readonly now?: () => number;
}

/** What was small may have grown: it is looked at again after this many milliseconds. */
const LOOK_AGAIN = 60_000;
/** The same when it could not be found out. */
const RETRY = 5000;

interface Size {
  isLarge?: boolean;
  /** When it is to be found out. */
  lookAt: number;
}

/**
 * Keeps the indexes of small catalogues where they are asked for and those of large ones elsewhere. What a shop
 * has is found out when it is first asked for; until then it refuses.
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

  const findOut = async (shopId: string, size: Size): Promise<void> => {
    const was = size.isLarge;
    // A large one stays: dropping and reading it anew for some products less would help nobody.
    size.isLarge = was || (await isLarge(shopId));
    if (was === size.isLarge) return;
    if (was === false) local.forget(shopId);
    engineOf(size)?.prepare(shopId);
  };
  const lookAgain = (shopId: string, size: Size): void => {
    if (now() < size.lookAt) return;
    size.lookAt = now() + LOOK_AGAIN;
    findOut(shopId, size).catch((error: unknown) => {
      size.lookAt = now() + RETRY;
      report(error);
    });
  };

  return {
    async search(query, options) {
      const size = sizes.get(query.shopId) ?? { lookAt: 0 };
      sizes.set(query.shopId, size);
      lookAgain(query.shopId, size);
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
