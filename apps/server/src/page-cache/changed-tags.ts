import type { HeardChange } from './change-feed.ts';
import type { Tag } from './tags.ts';

/**
 * The tags that a change makes wrong. Stock alone makes nothing wrong: only a changed status or a displayed
 * threshold does, and that is a change of its own.
 */
export function changedTags(change: HeardChange): readonly Tag[] {
  const product: Tag = `product:${change.entityId}`;
  switch (change.kind) {
    case 'shop.changed':
      return ['shop'];
    case 'content.changed':
    case 'menu.changed':
      return ['content'];
    case 'category.changed':
      return ['catalogue'];
    case 'product.changed':
    case 'price.changed':
    case 'publication.changed':
    case 'stock.status-changed':
      return ['catalogue', product];
    default:
      return [];
  }
}
