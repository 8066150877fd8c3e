import type { ContractClient } from '@stoa/contract';
import type { ListingRules } from '@stoa/domain';
import { createContext, type RouterContextProvider, type ServerBuild } from 'react-router';

/** What the server passes to the storefront for a request. */
export interface StorefrontRequest {
  /** The public contract, in process, bound to the request's shop and to whoever asks. */
  readonly client: ContractClient;
  /** What of the shop decides how listing addresses are read. */
  readonly listingRules: ListingRules;
  /** Origin of the shop as the visitor sees it, without a slash at the end. */
  readonly origin: string;
  /** Marks the inline scripts of this rendering as ours. */
  readonly nonce: string;
  /** What the visitor answered where the shop asks for the age. */
  readonly ageAnswer: 'yes' | 'no' | undefined;
  /** Tells whether somebody is signed in at the moment of the call; shared pages never learn who. */
  isSignedIn(): Promise<boolean>;
  /** Allows iframes from these origins in the page; by default none are allowed. */
  allowFrames(origins: readonly string[]): void;
  /** Writes to the log that a part of the page was left out; such a page is not kept. */
  reportFailure(what: string, reason: unknown): void;
  /** Logs something for the operator that is not a fault of the server. */
  note(what: string, about: Readonly<Record<string, unknown>>): void;
}

/** What of a request a page document is rendered for. */
export type DocumentRequest = Pick<StorefrontRequest, 'client' | 'origin' | 'isSignedIn' | 'reportFailure'>;

export const requestContext = createContext<StorefrontRequest>();

/** A build of the storefront as the server loads it. */
export interface StorefrontBuild extends ServerBuild {
  readonly entry: ServerBuild['entry'] & {
    readonly module: ServerBuild['entry']['module'] & {
      /** A page document as HTML without scripts, for `render_html` of the contract. */
      readonly renderDocument: (document: unknown, request: DocumentRequest) => Promise<string>;
      readonly createRequestContext: (request: StorefrontRequest) => RouterContextProvider;
    };
  };
}
