/** What the server must hand to the storefront, and what a storefront build offers. */
export type { DocumentRequest, StorefrontBuild, StorefrontRequest } from './app/request.ts';
