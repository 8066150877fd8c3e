/** Where requests go: the parts of a server that answer on hosts of their own, and what a shop there shows. */
export interface Targets {
  readonly shopHost: string;
  readonly adminHost: string;
  readonly shopCode: string;
  /** Slugs of pages that are there. */
  readonly slugs: readonly string[];
  /** Paths of the contract. */
  readonly apiPaths: readonly string[];
}
