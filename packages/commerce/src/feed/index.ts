export type { FeedAvailability, FeedItem } from './feed-item.ts';
export { readFeed } from './read-feed.ts';
