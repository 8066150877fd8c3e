import {
  nothingKept,
  type PlatformContext,
  readSession,
  type Shop,
  type ShopContext,
  signOut,
  startSession,
} from '@stoa/commerce';
import { ShopError } from '@stoa/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EndedVisit, VisitPort } from '../context.ts';

type Anonymous = Omit<ShopContext, 'actor'>;

const COOKIE = 'visit';

/** A visit as a server keeps it: the token in a cookie, or as bearer, and then cookies do not count. */
export class TestVisit implements VisitPort {
  readonly clientAddress: string;
  readonly #base: Anonymous;
  readonly #reply: FastifyReply;
  #context: ShopContext;
  readonly #remembered: string | undefined;

  private constructor(base: Anonymous, request: FastifyRequest, reply: FastifyReply, context: ShopContext) {
    this.#base = base;
    this.#reply = reply;
    this.#context = context;
    this.#remembered = undefined;
    this.clientAddress = request.ip;
  }

  static async of(
    base: Anonymous,
    request: FastifyRequest,
    reply: FastifyReply,
    ended: EndedVisit = 'refused',
  ): Promise<TestVisit> {
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    const token = bearer ?? cookieOf(request);
    const session = token === undefined ? undefined : await readSession(base, token);
    if (bearer !== undefined && !session && ended === 'refused') throw new ShopError('unauthenticated');
    const actor = session?.actor ?? { kind: 'guest' as const, visitorId: undefined };
    return new TestVisit(base, request, reply, { ...base, actor });
  }

  get context(): ShopContext {
    return this.#context;
  }

  async ensureVisitor(): Promise<ShopContext> {
    const { actor } = this.#context;
    if (actor.kind !== 'guest' || actor.visitorId !== undefined) return this.#context;
    const begun = await startSession(this.#base, { clientAddress: this.clientAddress });
    this.#setCookie(begun.token);
    this.#context = { ...this.#base, actor: begun.actor };
    return this.#context;
  }

  async beginBearer() {
    const { token, actor } = await startSession(this.#base, { clientAddress: this.clientAddress });
    this.#setCookie(token);
    return { token, visitorId: actor.visitorId ?? '' };
  }

  signedIn(token: string): void {
    this.#setCookie(token);
  }

  async signedOut(): Promise<void> {
    await signOut(this.#context);
    this.#setCookie('');
  }

  async rememberedPage(): Promise<string | undefined> {
    return this.#remembered;
  }

  #setCookie(token: string): void {
    this.#reply.header('set-cookie', `${COOKIE}=${token}; HttpOnly; Path=/`);
  }
}

function cookieOf(request: FastifyRequest): string | undefined {
  return /(?:^|; )visit=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
}

/** What every request to a shop begins with. */
export function anonymousContext(shop: Shop, from: PlatformContext): Anonymous {
  return { shop, ...from, requestId: 'request-1', dependencies: nothingKept };
}
