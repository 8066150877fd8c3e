export { canonicalUrl, pageTitle, robotsOf } from './seo.ts';
