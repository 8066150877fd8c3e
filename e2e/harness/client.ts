import { type Ask, ask, type Reply } from './http.ts';

type Json = Readonly<Record<string, unknown>>;

/** A JSON reply. `body` is unknown until a test looks into it. */
export interface JsonReply<T> extends Reply {
  readonly body: T;
}

type Where = Pick<Ask, 'port' | 'host' | 'tls'> & { readonly headers?: Readonly<Record<string, string>> };

/** A visitor without a browser: keeps cookies and speaks the public contract. */
export class Client {
  readonly #where: Where;
  readonly cookies = new Map<string, string>();

  constructor(where: Where) {
    this.#where = where;
  }

  /** The host that is asked for, with its port where that is said. */
  get host(): string {
    return this.#where.host;
  }

  /** Returns the same visitor, asking another process. */
  at(port: number): Client {
    const other = new Client({ ...this.#where, port });
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  async get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
    return this.#send({ path, headers });
  }

  /** Asks by another method, without a body. */
  async request(
    method: 'DELETE' | 'HEAD' | 'OPTIONS',
    path: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    return this.#send({ path, method, headers });
  }

  /** Posts JSON and reads JSON. */
  async post<T = Json>(
    path: string,
    body: Json,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<JsonReply<T>> {
    const reply = await this.#send({
      path,
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { ...reply, body: JSON.parse(reply.text) };
  }

  /** Posts bytes and reads JSON. */
  async postBytes<T = Json>(
    path: string,
    body: Uint8Array,
    headers: Readonly<Record<string, string>>,
  ): Promise<JsonReply<T>> {
    const reply = await this.#send({ path, method: 'POST', headers, body });
    return { ...reply, body: JSON.parse(reply.text) };
  }

  /** Sends a form as a page without scripts does. */
  async submit(
    path: string,
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    return this.#send({
      path,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  }

  async graphql<T = Json>(
    query: string,
    variables: Json = {},
  ): Promise<JsonReply<{ data?: T; errors?: unknown[] }>> {
    return this.post('/api-graphql', { query, variables });
  }

  async #send(what: Omit<Ask, 'port' | 'host'>): Promise<Reply> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...this.#where.headers, ...what.headers, ...(cookie !== '' && { cookie }) };
    const reply = await ask({ ...this.#where, ...what, headers });
    for (const line of reply.headers['set-cookie'] ?? []) this.#keep(line);
    return reply;
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
