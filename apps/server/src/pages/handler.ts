import { randomBytes } from 'node:crypto';
import { type Audience, CacheDependencies, tagsOfPage } from '@stoa/commerce';
import type { StorefrontBuild, StorefrontRequest } from '@stoa/storefront';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler } from 'react-router';
import type { InTurn } from '../fair/turns-for.ts';
import { finishPage } from '../page-cache/compress.ts';
import { contentSecurityPolicy, hashOwnScripts, ownSourcesOnly } from '../page-cache/content-security.ts';
import type { PageCache, RenderedPage } from '../page-cache/page-cache.ts';
import type { SharedPage } from './cache-hook.ts';
import { type PageAddress, targetUrl, withoutSpareSlashes } from './page-address.ts';
import { sendCachedPage } from './send-cached.ts';
import { toFormRequest } from './web-request.ts';
import { inOnePiece, sendWebResponse } from './web-response.ts';

/** Origins of which the page shows frames; it says so while it is made. */
export type FrameSources = Set<string>;

/** For whom a page is made that is kept, and what it depends on. */
export interface SharedRendering {
  readonly audience: Audience;
  readonly dependencies: CacheDependencies;
}

/** Who asks, as far as pages are concerned. */
export interface PageVisitor {
  readonly origin: string;
  /**
   * The audience of whoever asks, by their session.
   * @throws ShopError `unauthenticated` for a bearer token that is wrong
   */
  audience(): Promise<Audience>;
  /** The storefront's view of the request, for the visitor or, where it is shared, for anyone of the audience. */
  storefront(
    nonce: string,
    frames: FrameSources,
    shared: SharedRendering | undefined,
  ): Promise<StorefrontRequest>;
}

export interface PagesOptions {
  readonly build: () => Promise<StorefrontBuild>;
  readonly mode: 'production' | 'development';
  readonly cache: PageCache;
  /** Makes a page for one visitor when its turn has come. */
  readonly inTurn: InTurn;
  /** Makes a page for an audience when its shop's turn has come, whoever waits for it. */
  readonly inTurnForAll: <T>(shopId: string, work: () => Promise<T>) => Promise<T>;
}

/** Browsers keep a page but ask each time whether it still stands. */
const SHARED_CACHE_CONTROL = 'private, no-cache';
const PERSONAL_CACHE_CONTROL = 'private, no-store';

/** Seconds after which to ask again for a page that is not to be had at the moment. */
const RETRY_AFTER = '30';

/** Replies that come out the same for everybody of an audience. */
const SHAREABLE_STATUS = new Set([200, 301, 302, 404, 410]);

export function pagesHandler(options: PagesOptions) {
  const handlerOf = async () => {
    const build = await options.build();
    return { build, handle: createRequestHandler(build, options.mode) };
  };

  /** Runs React Router for the address as the visitor or, where it is shared, as anyone of the audience. */
  async function run(request: Request, visitor: PageVisitor, nonce: string, shared?: SharedRendering) {
    const { build, handle } = await handlerOf();
    const frames: FrameSources = new Set();
    const context = build.entry.module.createRequestContext(await visitor.storefront(nonce, frames, shared));
    const response = await handle(request, context);
    if (isLastResort(response)) throw new Error('the error page could not be drawn');
    if (response.status === 503) response.headers.set('retry-after', RETRY_AFTER);
    return { response, sources: { ...ownSourcesOnly, frame: [...frames] } };
  }

  async function renderShared(
    address: PageAddress,
    audience: Audience,
    visitor: PageVisitor,
  ): Promise<RenderedPage> {
    const dependencies = new CacheDependencies();
    const nonce = newNonce();
    const asked = address.path + address.query;
    // What leads elsewhere leads there at once, and not first to itself without its spare slashes.
    const tidy = withoutSpareSlashes(asked);
    const url = targetUrl(tidy ?? asked, visitor.origin);
    const { response, sources } = await run(new Request(url), visitor, nonce, { audience, dependencies });
    const isAsked = tidy === undefined || isRedirect(response.status);
    const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    const text = await response.text();
    const { html, hashes } = isHtml ? hashOwnScripts(text, nonce) : { html: text, hashes: [] };
    const isShareable = SHAREABLE_STATUS.has(response.status);
    const headers = {
      ...Object.fromEntries(response.headers),
      'cache-control': isShareable ? SHARED_CACHE_CONTROL : PERSONAL_CACHE_CONTROL,
      'content-security-policy': contentSecurityPolicy(hashes, sources),
      vary: 'Accept-Encoding, Authorization, Cookie',
    };
    return {
      page: finishPage(response.status, headers, Buffer.from(html)),
      tags: tagsOfPage(dependencies.tags),
      validUntil: dependencies.validUntil,
      cacheable: isAsked && isShareable && dependencies.isComplete,
    };
  }

  async function sendPersonal(request: FastifyRequest, reply: FastifyReply, visitor: PageVisitor) {
    // Under the name it came by: React Router takes a form only from a page of the same origin.
    const url = targetUrl(request.url, `${request.protocol}://${request.host}`);
    const nonce = newNonce();
    const abort = new AbortController();
    reply.raw.once('close', () => abort.abort());
    const form = await toFormRequest(request, url, abort.signal);
    const { response, sources } = await options.inTurn(request, reply, async () => {
      const made = await run(form, visitor, nonce);
      // While it is made the page holds its place.
      return { ...made, response: await inOnePiece(made.response) };
    });
    reply.header('x-cache', 'bypass');
    reply.header('content-security-policy', contentSecurityPolicy([`'nonce-${nonce}'`], sources));
    reply.header('cache-control', PERSONAL_CACHE_CONTROL);
    return sendWebResponse(reply, response);
  }

  async function sendShared(
    request: FastifyRequest,
    reply: FastifyReply,
    visitor: PageVisitor,
    { key, address, audience, found }: SharedPage,
  ) {
    const render = () => options.inTurnForAll(key.shopId, () => renderShared(address, audience, visitor));
    const { page, verdict } = await options.cache.complete(key, found, render);
    const tidy = isRedirect(page.status) ? undefined : withoutSpareSlashes(request.url);
    return tidy === undefined ? sendCachedPage(request, reply, page, verdict) : reply.redirect(tidy, 301);
  }

  return async function servePage(request: FastifyRequest, reply: FastifyReply, visitor: PageVisitor) {
    const { sharedPage } = request;
    if (sharedPage) return sendShared(request, reply, visitor, sharedPage);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const tidy = reads ? withoutSpareSlashes(request.url) : undefined;
    return tidy === undefined ? sendPersonal(request, reply, visitor) : reply.redirect(tidy, 301);
  };
}

/**
 * What React Router answers where not even its error page could be drawn, in words of its own; no page of ours is plain
 * text. Why it failed has been reported by then. ERR-008
 */
const isLastResort = ({ status, headers }: Response) =>
  status === 500 && headers.get('content-type') === 'text/plain';

const isRedirect = (status: number) => status >= 300 && status < 400;

const newNonce = () => randomBytes(18).toString('base64url');
