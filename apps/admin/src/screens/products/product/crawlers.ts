import { type CrawlerSetting, crawlerSettingOf, crawlerSettings } from '@stoa/domain';
import { adminProductText } from '@stoa/messages';

const words: Readonly<Record<CrawlerSetting, () => string>> = {
  'Index and follow': adminProductText.crawlersIndexFollow,
  'Index and no-follow': adminProductText.crawlersIndexNoFollow,
  'No-index and follow': adminProductText.crawlersNoIndexFollow,
  'No-index and no-follow': adminProductText.crawlersNoIndexNoFollow,
};

/** Tells in words what a crawler setting asks for, whatever its letters. */
export const crawlerLabel = (setting: string): string => words[crawlerSettingOf(setting)]();

/**
 * The crawler settings to choose from; the one that is kept stands for its own effect, so that showing it is no change.
 * SEO-004 to SEO-007
 */
export const crawlerOptions = (kept: string) =>
  crawlerSettings.map((setting) => ({
    value: crawlerSettingOf(kept) === setting ? kept : setting,
    label: words[setting](),
  }));
