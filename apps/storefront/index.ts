/** What the server must hand to the storefront, and what a storefront build offers. */
export type { StorefrontBuild, StorefrontRequest } from './app/request.ts';
