export { canonicalUrl, pageTitle, robotsOf, unlistedSettings } from './seo.ts';
