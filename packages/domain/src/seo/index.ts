export { listingCanonicalPath, listingRobots } from './listing-seo.ts';
export {
  type CrawlerSetting,
  canonicalUrl,
  crawlerSettingOf,
  crawlerSettings,
  pageTitle,
  productDescription,
  robotsOf,
  unlistedSettings,
} from './seo.ts';
