import type { EndedVisit, VisitPort } from '@stoa/api';
import { bearerToken } from '@stoa/api';
import { type GuestActor, readSession, type ShopContext, signOut, startSession } from '@stoa/commerce';
import { ShopError } from '@stoa/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearVisitCookie, readVisitCookie, setVisitCookie } from './cookies.ts';

/** A shop context that lacks only its actor. */
export type AnonymousContext = Omit<ShopContext, 'actor'>;

const nobody: GuestActor = { kind: 'guest', visitorId: undefined };

/**
 * The visit a request belongs to. A browser's is in its cookies; a headless client sends the token as bearer,
 * and then cookies do not count. The session is read when somebody first asks for it.
 */
export class RequestVisit implements VisitPort {
  readonly #base: AnonymousContext;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  #context: Promise<ShopContext> | undefined;
  #remembered: string | undefined;

  constructor(base: AnonymousContext, request: FastifyRequest, reply: FastifyReply) {
    this.#base = base;
    this.#request = request;
    this.#reply = reply;
  }

  get clientAddress(): string {
    return this.#request.ip;
  }

  /**
   * Returns the context with the requester as actor. An invalid cookie counts as a guest, because browsers keep
   * expired cookies; an invalid token is refused, because it was sent on purpose.
   * Who signs out again with a token that has ended already is nobody.
   * @throws ShopError `unauthenticated` for a bearer token that is wrong, has ended or is another shop's
   */
  context(ended: EndedVisit = 'refused'): Promise<ShopContext> {
    this.#context ??= this.#read(ended);
    return this.#context;
  }

  async ensureVisitor(): Promise<ShopContext> {
    const current = await this.context();
    if (current.actor.kind !== 'guest' || current.actor.visitorId !== undefined) return current;
    const { token, actor } = await startSession(this.#base, { clientAddress: this.clientAddress });
    setVisitCookie(this.#request, this.#reply, 'visitor', token);
    const begun = { ...this.#base, actor };
    this.#context = Promise.resolve(begun);
    return begun;
  }

  async beginBearer(): Promise<{ visitorId: string; token: string }> {
    const { token, actor } = await startSession(this.#base, { clientAddress: this.clientAddress });
    // Clients that keep cookies need no token: the id is then enough for the header.
    setVisitCookie(this.#request, this.#reply, 'visitor', token);
    this.#context = Promise.resolve({ ...this.#base, actor });
    return { visitorId: actor.visitorId ?? '', token };
  }

  signedIn(token: string): void {
    setVisitCookie(this.#request, this.#reply, 'session', token);
    clearVisitCookie(this.#request, this.#reply, 'visitor');
  }

  async signedOut(): Promise<void> {
    await signOut(await this.context());
    clearVisitCookie(this.#request, this.#reply, 'session');
    clearVisitCookie(this.#request, this.#reply, 'visitor');
    this.#context = Promise.resolve({ ...this.#base, actor: nobody });
  }

  async rememberedPage(): Promise<string | undefined> {
    await this.context();
    return this.#remembered;
  }

  async #read(ended: EndedVisit): Promise<ShopContext> {
    const sent = bearerToken(this.#request.headers);
    if (sent !== undefined) {
      const context = await this.#readToken(sent || undefined);
      if (context) return context;
      if (ended === 'refused') throw new ShopError('unauthenticated');
      return { ...this.#base, actor: nobody };
    }
    for (const kind of ['session', 'visitor'] as const) {
      const token = readVisitCookie(this.#request, kind);
      if (token === undefined) continue;
      const context = await this.#readToken(token, kind);
      if (context) return context;
      clearVisitCookie(this.#request, this.#reply, kind);
    }
    return { ...this.#base, actor: nobody };
  }

  async #readToken(
    token: string | undefined,
    cookie?: 'session' | 'visitor',
  ): Promise<ShopContext | undefined> {
    const session = token === undefined ? undefined : await readSession(this.#base, token);
    if (token === undefined || session === undefined) return undefined;
    if (session.renewed && cookie) setVisitCookie(this.#request, this.#reply, cookie, token);
    this.#remembered = session.rememberedPage;
    return { ...this.#base, actor: session.actor };
  }
}
