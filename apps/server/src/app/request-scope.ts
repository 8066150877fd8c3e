import type { ApiContext } from '@stoa/api';
import type { Shop } from '@stoa/commerce';
import { listingRules } from '@stoa/domain';
import { say, sayError } from '@stoa/messages';
import type { StorefrontRequest } from '@stoa/storefront';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AnonymousContext, anyGuest, RequestVisit, sharedVisit } from '../http/visit.ts';
import type { RenderRecord } from '../page-cache/render-record.ts';
import { askerOf } from '../pages/asker.ts';
import type { PageVisitor } from '../pages/handler.ts';
import type { Contract } from './contract.ts';
import type { Services } from './services.ts';

/** A request to a shop, with whoever asks. */
export class RequestScope {
  readonly shop: Shop;
  readonly #services: Services;
  readonly #contract: Contract;
  readonly #request: FastifyRequest;
  readonly #base: AnonymousContext;
  readonly #visit: RequestVisit;

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
    this.#base = { shop, db, clock: platform.clock, log: request.log, requestId: request.id };
    this.#visit = new RequestVisit(this.#base, request, reply);
  }

  /** What resolvers and REST routes get, as whoever asks. */
  async api(): Promise<ApiContext> {
    return this.#apiContext(await this.#visit.context(), this.#visit, undefined);
  }

  /** What pages need to know. */
  page(): PageVisitor {
    return {
      ...askerOf(this.#request, this.shop),
      origin: new URL(this.shop.baseUrl).origin,
      storefront: (nonce, record) => this.#storefront(nonce, record),
    };
  }

  #storefront(nonce: string, record: RenderRecord | undefined): StorefrontRequest {
    const { ageAnswer, signedIn, origin } = this.page();
    const context = record
      ? () => this.#apiContext(anyGuest(this.#base), sharedVisit(), record)
      : () => this.api();
    return {
      client: this.#contract.client(context),
      listingRules: listingRules(this.shop),
      origin,
      nonce,
      streaming: record === undefined && signedIn,
      ageAnswer: ageAnswer || undefined,
      reportFailure: (what, reason) => {
        if (record) record.failed = true;
        this.#request.log.error({ reason: String(reason) }, what);
      },
    };
  }

  async #apiContext(
    shop: ApiContext['shop'],
    visit: ApiContext['visit'],
    record: RenderRecord | undefined,
  ): Promise<ApiContext> {
    return {
      shop,
      profile: await this.#services.profiles.of(this.shop),
      visit,
      record,
      sellerGuid: headerText(this.#request, 'seller-guid'),
      quoteId: headerText(this.#request, 'quote-id'),
      idempotencyKey: headerText(this.#request, 'idempotency-key'),
      pictureBase: `/cdn/${this.shop.code}/images`,
      renderDocument: this.#contract.renderDocument,
      say,
      sayError,
    };
  }
}

function headerText(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
