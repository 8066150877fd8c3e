import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { PlatformContext } from '@stoa/commerce';
import fastify, { type FastifyInstance } from 'fastify';
import { type PicturePort, registerAdminApi, type Translator } from '../index.ts';

/** Sentences are told by their codes. */
const translator: Translator = { t: ({ code }) => code, tError: (code) => code };

/** The header in which a test sends the token of a session, and is given a new one. */
const TOKEN = 'x-test-session';

/** What the contract of the back office answered. */
export interface OfficeAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** As it was read from JSON; undefined where nothing was sent. */
  readonly body: unknown;
  readonly text: string;
  /** The token of a session that began; an empty one where it was taken away. */
  readonly token: string | undefined;
}

export interface OfficeAsk {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  /** Below `/api/v1`, with its query. */
  readonly path: string;
  readonly token?: string | undefined;
  readonly body?: unknown;
  /** Sent as it is, in place of `body`. */
  readonly payload?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  readonly from?: string;
}

/** Takes whatever is sent for a picture, and keeps none. */
const keepingNothing: PicturePort = {
  async remake(_shopId, sent) {
    const bytes = await buffer(sent);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { bytes, sha256, mime: 'image/webp', width: 1, height: 1 };
  },
  keep: async () => undefined,
};

/** The contract of the back office, served as REST without the rest of the server. */
export interface TestOffice {
  readonly app: FastifyInstance;
  ask(request: OfficeAsk): Promise<OfficeAnswer>;
  close(): Promise<void>;
}

export async function openOffice(platform: PlatformContext): Promise<TestOffice> {
  const app = fastify();
  await app.register(async (scope) =>
    registerAdminApi(scope, {
      route: {},
      translator,
      requestOf: ({ headers, id }, reply) => ({
        platform,
        session: {
          token: typeof headers[TOKEN] === 'string' ? headers[TOKEN] : undefined,
          begin: (token) => void reply.header(TOKEN, token),
          end: () => void reply.header(TOKEN, ''),
        },
        clientAddress: String(headers['x-test-address'] ?? '192.0.2.1'),
        userAgent: headers['user-agent'],
        requestId: id,
        officeUrl: 'https://office.example',
        pictures: keepingNothing,
        sendsMail: true,
      }),
    }),
  );
  return {
    app,
    ask: (request) => ask(app, request),
    close: () => app.close(),
  };
}

async function ask(app: FastifyInstance, request: OfficeAsk): Promise<OfficeAnswer> {
  const { method, path, token, body, payload, headers = {}, from } = request;
  const sent = payload ?? (body === undefined ? undefined : JSON.stringify(body));
  const answer = await app.inject({
    method,
    url: `/api/v1${path}`,
    headers: {
      ...(sent !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { [TOKEN]: token }),
      ...(from !== undefined && { 'x-test-address': from }),
      ...headers,
    },
    ...(sent !== undefined && { payload: sent }),
  });
  const given = answer.headers[TOKEN];
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: readJson(answer.body),
    text: answer.body,
    token: typeof given === 'string' ? given : undefined,
  };
}

function readJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
