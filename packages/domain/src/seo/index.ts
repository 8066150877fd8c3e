export { listingCanonicalPath, listingRobots } from './listing-seo.ts';
export { canonicalUrl, pageTitle, robotsOf, unlistedSettings } from './seo.ts';
