import type { Tag } from './manifest.ts';

/** Records the dependencies of an answer while it is made. */
export interface Dependencies {
  /** The answer holds what these tags cover. */
  add(tags: Iterable<Tag>): void;
  /** The answer changes by itself at this instant. */
  endsAt(instant: Date): void;
  /** Something was left out of the answer because it failed; it must not be kept. */
  incomplete(): void;
}

/** What a cached answer depends on. */
export class CacheDependencies implements Dependencies {
  /** The settings of the shop are at hand without being read, and count for every answer. */
  readonly tags = new Set<Tag>(['shop']);
  validUntil: Date | undefined;
  isComplete = true;

  add(tags: Iterable<Tag>): void {
    for (const tag of tags) this.tags.add(tag);
  }

  endsAt(instant: Date): void {
    if (this.validUntil === undefined || instant < this.validUntil) this.validUntil = instant;
  }

  incomplete(): void {
    this.isComplete = false;
  }
}

/** Records nothing; for work whose answer is not cached. */
export const nothingKept: Dependencies = {
  add: () => undefined,
  endsAt: () => undefined,
  incomplete: () => undefined,
};
