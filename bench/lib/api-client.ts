import { Agent, request } from 'node:http';
import type { ApiCase } from './api-cases.ts';

/** The time of an answer that the server gave up on. */
export const GAVE_UP = Number.POSITIVE_INFINITY;

/** Some products in a list, or one that has a page. */
const FOUND = /"total_products":[1-9]|"kind":"product"/;

/** What PostgreSQL lets a statement take. */
const STATEMENT_TIMEOUT_MS = 30_000;

/** Outcomes that are accepted beside a successful one. */
export interface Forgiven {
  /** One that found nothing, or that the server gave up on for want of time. */
  readonly maySearchInVain: boolean;
}

/** Asks the contract of one shop over connections that are kept alive. */
export class ApiClient {
  readonly #port: number;
  readonly #host: string;
  readonly #agent: Agent;
  #asked = 0;

  constructor(port: number, host: string, connections: number) {
    this.#port = port;
    this.#host = host;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** Milliseconds till the whole answer is there, or `GAVE_UP`. @throws Error for one that is not forgiven */
  async time(asked: ApiCase, { maySearchInVain }: Forgiven = { maySearchInVain: false }): Promise<number> {
    const start = performance.now();
    const { status, text } = await this.#post(JSON.stringify(asked));
    const time = performance.now() - start;
    const failed = text.includes('"errors"') || text.includes('"success":false');
    if (failed && maySearchInVain && time > STATEMENT_TIMEOUT_MS) return GAVE_UP;
    const isFound = maySearchInVain || FOUND.test(text);
    if (status !== 200 || failed || !isFound) {
      throw new Error(`${JSON.stringify(asked.variables)} was answered ${status} ${text.slice(0, 300)}`);
    }
    return time;
  }

  /** Returns the data of an answer. @throws Error for one with errors */
  async ask<T>(asked: ApiCase): Promise<T> {
    const { status, text } = await this.#post(JSON.stringify(asked));
    const answer: { data?: T; errors?: unknown } = JSON.parse(text);
    if (status !== 200 || answer.errors !== undefined || answer.data === undefined) {
      throw new Error(`${JSON.stringify(asked.variables)} was answered ${status} ${text.slice(0, 300)}`);
    }
    return answer.data;
  }

  close(): void {
    this.#agent.destroy();
  }

  #post(body: string): Promise<{ status: number; text: string }> {
    const clientAddress = `10.${(this.#asked >> 16) & 255}.${(this.#asked >> 8) & 255}.${this.#asked++ & 255}`;
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: this.#port,
          path: '/api-graphql',
          method: 'POST',
          agent: this.#agent,
          headers: { host: this.#host, 'content-type': 'application/json', 'x-forwarded-for': clientAddress },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') });
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }
}
