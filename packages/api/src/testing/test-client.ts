/** Somebody with a browser of their own: keeps the cookie it is given. */
export class TestClient {
  readonly #url: string;
  #cookie: string | undefined;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    this.#url = url;
    this.#headers = headers;
  }

  /** Returns the same visit with other headers. */
  with(headers: Readonly<Record<string, string>>): TestClient {
    const other = new TestClient(this.#url, { ...this.#headers, ...headers });
    other.#cookie = this.#cookie;
    return other;
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.send(path, { method: 'GET', headers });
  }

  post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const json = { 'content-type': 'application/json', ...headers };
    return this.send(path, { method: 'POST', headers: json, body: JSON.stringify(body) });
  }

  graphql(query: string, variables: object = {}, headers: Readonly<Record<string, string>> = {}) {
    return this.post('/api-graphql', { query, variables }, headers);
  }

  async send(path: string, init: RequestInit): Promise<Answer> {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(this.#headers)) headers.set(name, value);
    if (this.#cookie !== undefined) headers.set('cookie', this.#cookie);
    const response = await fetch(this.#url + path, { ...init, headers });
    const [cookie] = response.headers.get('set-cookie')?.split(';') ?? [];
    if (cookie !== undefined) this.#cookie = cookie;
    const text = await response.text();
    return { status: response.status, text, body: parse(text), headers: response.headers };
  }
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly body: unknown;
  readonly headers: Headers;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
