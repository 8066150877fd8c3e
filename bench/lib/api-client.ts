import { Agent, request } from 'node:http';
import type { ApiCase } from './api-cases.ts';

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

  /** Milliseconds till the whole answer is there. @throws Error for one that failed or, unless it may, found nothing */
  async time(asked: ApiCase, mayBeEmpty = false): Promise<number> {
    const start = performance.now();
    const { status, text } = await this.#post(JSON.stringify(asked));
    const time = performance.now() - start;
    const isFound = mayBeEmpty || /"total_products":[1-9]/.test(text);
    if (status !== 200 || text.includes('"errors"') || !isFound) {
      throw new Error(`${JSON.stringify(asked.variables)} was answered ${status} ${text.slice(0, 300)}`);
    }
    return time;
  }

  close(): void {
    this.#agent.destroy();
  }

  #post(body: string): Promise<{ status: number; text: string }> {
    const asker = `10.${(this.#asked >> 16) & 255}.${(this.#asked >> 8) & 255}.${this.#asked++ & 255}`;
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          ...{
            host: '127.0.0.1',
            port: this.#port,
            path: '/api-graphql',
            method: 'POST',
            agent: this.#agent,
          },
          headers: { host: this.#host, 'content-type': 'application/json', 'x-forwarded-for': asker },
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
