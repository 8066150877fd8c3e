import type { Dependencies, ShopContext, ShopProfile } from '@stoa/commerce';
import type { MessageDescriptor } from '@stoa/domain';

/** The visit of the requester, from cookies or a bearer token. */
export interface VisitPort {
  /** The address the request came from, for rate limits. */
  readonly clientAddress: string;
  /** Makes sure that the request has a visitor; returns the context with that visitor. */
  ensureVisitor(): Promise<ShopContext>;
  /**
   * Begins a guest's visit: in a cookie, and for a client that keeps none with the token it must send as bearer. Called
   * only without a visit.
   */
  beginBearer(): Promise<{ readonly visitorId: string; readonly token: string }>;
  /** Signs the requester in as a customer: the token goes into the session cookie. */
  signedIn(token: string): void;
  /** Signs the requester out. */
  signedOut(): Promise<void>;
  /** Returns the page remembered before signing in. */
  rememberedPage(): Promise<string | undefined>;
}

/** What a bearer token that has ended makes of a request: it is refused, or, where it signs out, comes from nobody. */
export type EndedVisit = 'refused' | 'nobody';

/** Translates messages and refusals; the server provides it, because it knows the catalogue of texts. */
export interface Translator {
  /** The sentence for a message of a rule. */
  readonly t: (message: Pick<MessageDescriptor, 'code' | 'params'>) => string;
  /** The sentence for a refused call, by its code. */
  readonly tError: (code: string, params?: Readonly<Record<string, string | number>>) => string;
}

/** Names an answer that is the same for everybody of an audience. */
export interface ResultKey {
  readonly shopId: string;
  /** Of the audience, the operation and its arguments. */
  readonly name: string;
}

/** Keeps answers, and notes for whoever gets one what it depends on. */
export interface KeptResults {
  get<T>(
    key: ResultKey,
    dependencies: Dependencies,
    compute: (dependencies: Dependencies) => Promise<T>,
  ): Promise<T>;
}

/** Counts what visitors of shops search for. */
export interface CountedKeywords {
  note(
    shop: ShopContext['shop'],
    keyword: string,
    result: { readonly found: number; readonly matched: number },
  ): void;
}

/** The context of every resolver and REST route; built once per request. */
export interface ApiContext extends Translator {
  readonly shop: ShopContext;
  readonly profile: ShopProfile;
  readonly visit: VisitPort;
  /** The seller a seller-specific call is about, from the `seller-guid` header. API-GQL-555 */
  readonly sellerGuid: string | undefined;
  /** The cart meant, from the `quote-id` header; checked against the requester's own. API-GQL-508 */
  readonly quoteId?: string | undefined;
  /** From the `idempotency-key` header; an argument of that name comes first. */
  readonly idempotencyKey?: string | undefined;
  /** Folder under which the shop's pictures are addressed, without a slash at the end. TEN-014 */
  readonly pictureBase: string;
  /** Counts what is searched for; absent where nobody counts. */
  readonly searches?: CountedKeywords | undefined;
  /** Keeps answers for audiences. */
  readonly results: KeptResults;
  /** Makes `render_html` of a page's document; handed in by the server. */
  readonly renderDocument: (document: unknown) => Promise<string>;
}
