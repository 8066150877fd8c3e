import type { Tag } from './tags.ts';

/** What a rendering for guests used, told by the contract's resolvers while they work. */
export class RenderRecord {
  readonly tags = new Set<Tag>(['shop', 'content']);
  validUntil: Date | undefined;
  /** Something was left out of the page because it failed; such a page is not kept. */
  failed = false;

  uses(tag: Tag): void {
    this.tags.add(tag);
  }

  /** What is shown changes by itself at `instant`. */
  expiresAt(instant: Date): void {
    if (this.validUntil === undefined || instant < this.validUntil) this.validUntil = instant;
  }
}
