import type { ContractClient } from '@stoa/contract';
import { createContext, type RouterContextProvider, type ServerBuild } from 'react-router';

/** What the server knows of a request before the storefront renders. */
export interface StorefrontRequest {
  /** The public contract, in process, bound to the request's shop and to whoever asks. */
  readonly client: ContractClient;
  /** Origin of the shop as the visitor sees it, without a slash at the end. */
  readonly origin: string;
  /** Marks the inline scripts of this rendering as ours. */
  readonly nonce: string;
  /** Whether the page may be sent in parts; guests' pages are sent whole. */
  readonly streaming: boolean;
  /** Whether the visitor has confirmed the age where the shop asks for it. */
  readonly ageConfirmed: boolean;
  /** Keeps in the visitor's session where to lead after signing in. */
  rememberPage(path: string): Promise<void>;
}

export const requestContext = createContext<StorefrontRequest>();

/** A build of the storefront as the server loads it. */
export interface StorefrontBuild extends ServerBuild {
  readonly entry: ServerBuild['entry'] & {
    readonly module: ServerBuild['entry']['module'] & {
      readonly createRequestContext: (request: StorefrontRequest) => RouterContextProvider;
    };
  };
}
