import { afterAll, expect, type RunnerTask } from 'vitest';
import { Client } from '../harness/client.ts';
import { demo } from '../harness/demo.ts';
import { ask, type Reply } from '../harness/http.ts';
import { isList, leavesOf, mismatches, type Shape, toldBy } from './shape.ts';

export type Json = Readonly<Record<string, unknown>>;
type Headers = Readonly<Record<string, string>>;

export interface Answer {
  readonly status: number;
  readonly body: Json;
  readonly headers: Reply['headers'];
}

/** Who has read the specification and nothing else: calls a demo shop by both doors, and keeps cookies. */
export class Caller {
  readonly host: string;
  readonly #client: Client;

  constructor(shop: string) {
    this.host = `${shop}.localhost:${demo.port}`;
    this.#client = new Client({ port: demo.port, host: this.host });
  }

  get cookies(): ReadonlyMap<string, string> {
    return this.#client.cookies;
  }

  /** A document without variables: the specification names arguments, and not the types that variables would need. */
  async document(query: string, headers: Headers = {}, variables: Json = {}): Promise<Answer> {
    return this.#client.post('/api-graphql', { query, variables }, headers);
  }

  /** The data of a document that is answered without an error. */
  async graphql(query: string, headers: Headers = {}, variables: Json = {}): Promise<Json> {
    const { body } = await this.document(query, headers, variables);
    expect(body.errors, query).toBeUndefined();
    return at(body, 'data') as Json;
  }

  async post(path: string, body: Json, headers: Headers = {}): Promise<Answer> {
    return this.#client.post(path, body, headers);
  }

  async get(path: string, headers: Headers = {}): Promise<Answer> {
    const reply = await this.#client.get(path, { accept: 'application/json', ...headers });
    return { ...reply, body: JSON.parse(reply.text) };
  }

  /** Signs a demo account in; cookies stay with this caller. */
  async signIn(email: string): Promise<string> {
    const { body } = await this.post('/api/auth/login', { email, password: 'stoa-demo' });
    return textAt(body, 'token');
  }

  /** A call by any method, without cookies. */
  async call(method: string, path: string, body?: Json): Promise<Answer> {
    const reply = await ask({
      port: demo.port,
      host: this.host,
      path,
      method,
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { ...reply, body: JSON.parse(reply.text) };
  }
}

/** The value at a path such as `data.items.0.name`. */
export function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) => (inner === null ? undefined : (inner as Json | undefined)?.[key]),
      value,
    );
}

export function textAt(value: unknown, path: string): string {
  const found = at(value, path);
  if (typeof found !== 'string')
    throw new Error(`no text at ${path} of ${JSON.stringify(value).slice(0, 300)}`);
  return found;
}

export function listAt(value: unknown, path: string): readonly Json[] {
  const found = at(value, path);
  if (!Array.isArray(found)) throw new Error(`no list at ${path} of ${JSON.stringify(value).slice(0, 300)}`);
  return found;
}

/** A value as GraphQL writes it in a document: names without quotes. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${args(value as Json)}}`;
}

/** The arguments of a call as GraphQL writes them; what is undefined is left out. */
export function args(given: Json): string {
  const named = Object.entries(given).filter(([, value]) => value !== undefined);
  return named.map(([name, value]) => `${name}:${literal(value)}`).join(',');
}

/** The fields that were told, of each shape that a file claims, and those that it may tell nothing of. */
const claimed = new Map<Shape, { readonly told: Set<string>; readonly untold: readonly string[] }>();

export function expectShape(value: unknown, shape: Shape): void {
  expect(mismatches(value, shape)).toEqual([]);
  const one = isList(shape) ? shape[0] : shape;
  for (const field of toldBy(value, shape)) claimed.get(one)?.told.add(field);
}

/**
 * Claims the fields of a shape for the test file that calls it: the file fails when one of them was in none of its
 * answers anything but null, false, 0 or empty, so that it could be lost without a test that notices. `untold` names
 * those that the demo shops may tell nothing of, alone or with all fields within; no title claims them.
 */
export function claims(shape: Shape, untold: readonly string[] = []): void {
  if (claimed.size === 0) holdClaims();
  claimed.set(shape, { told: new Set(), untold });
}

function holdClaims(): void {
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern that no fixture is asked for.
  afterAll(({}, file) => {
    const missing = [...claimed].flatMap(([shape, { told, untold }]) =>
      leavesOf(shape).filter(
        (field) => !told.has(field) && !untold.some((one) => `${field}.`.startsWith(`${one}.`)),
      ),
    );
    claimed.clear();
    if (ranWhole(file)) expect(missing).toEqual([]);
  });
}

/** Who runs one test of a file has not seen all answers. */
function ranWhole(task: RunnerTask): boolean {
  return 'tasks' in task ? task.tasks.every(ranWhole) : task.mode === 'run';
}
