import {
  type ApiContext,
  type ContractHeaders,
  type EndedVisit,
  nobodysVisit,
  noResultsKept,
  readContractHeaders,
} from '@stoa/api';
import {
  type Audience,
  anyoneOf,
  audienceOf,
  type Dependencies,
  guests,
  isSignedIn,
  nothingKept,
  reportError,
  type Shop,
} from '@stoa/commerce';
import { ContractError } from '@stoa/contract';
import { type ListingRules, listingRules } from '@stoa/domain';
import { t, tError } from '@stoa/messages';
import type { StorefrontRequest } from '@stoa/storefront';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AnonymousContext, RequestVisit } from '../http/visit.ts';
import type { FrameSources, PageVisitor, SharedRendering } from '../pages/handler.ts';
import { requesterOf } from '../pages/requester.ts';
import type { KnownProfile } from '../shops/shop-profiles.ts';
import type { Contract } from './contract.ts';
import { renderedDocuments } from './rendered-documents.ts';
import type { Services } from './services.ts';

/**
 * The headers of the contract as pages read it. Browsers send none with a page: what a request for one names is nobody's
 * word, and no page is refused for it, whether it is made for an audience or for one visitor.
 */
const noHeaders: ContractHeaders = { sellerGuid: undefined };

/** A request to a shop, with its requester. */
export class RequestScope {
  readonly shop: Shop;
  readonly #services: Services;
  readonly #contract: Contract;
  readonly #request: FastifyRequest;
  readonly #base: AnonymousContext;
  readonly #visit: RequestVisit;
  #known: Promise<KnownProfile> | undefined;

  constructor(
    services: Services,
    contract: Contract,
    shop: Shop,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    this.shop = shop;
    this.#services = services;
    this.#contract = contract;
    this.#request = request;
    const { db, platform } = services;
    const search = services.search.engineFor({ shop, db });
    this.#base = {
      ...platform,
      shop,
      log: request.log,
      requestId: request.id,
      search,
      dependencies: nothingKept,
    };
    this.#visit = new RequestVisit(this.#base, request, reply);
  }

  /**
   * Makes the context for resolvers and REST routes, acting as the requester.
   * @throws ShopError for headers that name another shop, or a visit that is not the requester's
   */
  async api(ended?: EndedVisit): Promise<ApiContext> {
    const requester = await this.#visit.context(ended);
    const { headers: sentHeaders, host } = this.#request;
    // The id of a visit that has ended is nobody's, like its token.
    const headers = ended === 'nobody' ? { ...sentHeaders, 'session-id': undefined } : sentHeaders;
    const sent = readContractHeaders(headers, { shop: this.shop, host }, requester);
    return this.#apiContext(requester, this.#visit, sent);
  }

  /** What pages need to know. */
  page(): PageVisitor {
    return {
      origin: this.#origin,
      audience: () => this.#audience(),
      storefront: (nonce, frames, shared) => this.#storefront(nonce, frames, shared),
    };
  }

  async #audience(): Promise<Audience> {
    const { actor } = await this.#visit.context();
    return audienceOf(actor);
  }

  async #storefront(
    nonce: string,
    frames: FrameSources,
    shared: SharedRendering | undefined,
  ): Promise<StorefrontRequest> {
    const { ageAnswer } = requesterOf(this.#request, this.shop);
    const dependencies = shared?.dependencies;
    const context = shared
      ? () =>
          this.#apiContext(
            anyoneOf({ ...this.#base, dependencies: shared.dependencies }, shared.audience),
            nobodysVisit,
            noHeaders,
          )
      : async () => this.#apiContext(await this.#visit.context(), this.#visit, noHeaders);
    return {
      client: this.#contract.client(context),
      listingRules: await this.#listingRules(),
      origin: this.#origin,
      nonce,
      ageAnswer: ageAnswer || undefined,
      // A failure to read the session shows in the page's own reads.
      isSignedIn: async () => isSignedIn(shared?.audience ?? (await this.#audience().catch(() => guests))),
      allowFrames: (origins) => {
        for (const origin of origins) frames.add(origin);
      },
      reportFailure: (what, reason) => this.#reportFailure(dependencies, what, reason),
      note: (what, about) => this.#request.log.info(about, what),
    };
  }

  /** A failure to read the settings shows in the page's own reads. */
  async #listingRules(): Promise<ListingRules> {
    const settings = await this.#profile().then(
      ({ profile }) => profile.settings,
      () => undefined,
    );
    return listingRules(this.shop, { ...settings?.modules, ...settings?.listing });
  }

  async #apiContext(
    shop: ApiContext['shop'],
    visit: ApiContext['visit'],
    sent: ContractHeaders,
  ): Promise<ApiContext> {
    const { profile, stale } = await this.#profile();
    // A page made with outdated settings is not cached.
    if (stale) shop.dependencies.incomplete();
    const api: ApiContext = {
      shop,
      profile,
      visit,
      ...sent,
      // What is made with settings that may have changed is kept for nobody.
      results: stale ? noResultsKept : this.#services.results,
      searches: this.#services.searches,
      pictureBase: `/cdn/${this.shop.code}/images`,
      renderDocument: renderedDocuments((document) =>
        this.#contract.renderDocument(document, {
          client: this.#contract.client(async () => api),
          origin: this.#origin,
          isSignedIn: async () => isSignedIn(audienceOf(shop.actor)),
          reportFailure: (what, reason) => this.#reportFailure(shop.dependencies, what, reason),
        }),
      ),
      t,
      tError,
    };
    return api;
  }

  /** Read once per request, so that a failure is logged once. */
  #profile(): Promise<KnownProfile> {
    this.#known ??= this.#services.profiles.of(this.shop);
    return this.#known;
  }

  get #origin(): string {
    return new URL(this.shop.baseUrl).origin;
  }

  #reportFailure(dependencies: Dependencies | undefined, what: string, reason: unknown): void {
    dependencies?.incomplete();
    // The contract has logged the cause where it was a fault.
    if (reason instanceof ContractError && reason.code === 'unavailable') return;
    reportError(this.#request.log, reason, what);
  }
}
