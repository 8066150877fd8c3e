import { normaliseHost } from '@stoa/domain';
import { z } from 'zod';
import { isTrustList } from './http/forwarded.ts';

/** A setting that stops the start, with the sentence to show. */
export class SettingError extends Error {
  readonly exitSentence: string;
  constructor(name: string, problem: string) {
    super(`${name}: ${problem}`);
    this.exitSentence = `The setting ${name} is wrong: ${problem}.`;
  }
}

const port = z.coerce.number().int().min(0).max(65535);
const hostName = z.string().regex(/^[a-z0-9.:-]{1,253}$/i);

/** The valid values of each setting, and the sentence shown for an invalid one. */
const settings = {
  PORT: { schema: port.default(3000), problem: 'it must be a port number from 0 to 65535' },
  HOST: { schema: hostName.default('127.0.0.1'), problem: 'it must be an address or host name to listen on' },
  ADMIN_HOST: {
    schema: hostName.refine((name) => normaliseHost(name) !== null).default('admin.localhost'),
    problem: 'it must be the host name of the back office, such as admin.example.com',
  },
  DATABASE_URL: {
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\/\S+$/)
      .optional(),
    problem: 'it must begin with postgres:// or be left out to use the embedded server',
  },
  STOA_DATA: { schema: z.string().min(1).optional(), problem: 'it must name a folder' },
  STOA_DEMO: { schema: z.enum(['0', '1']).optional(), problem: 'it must be 0 or 1' },
  STOA_SECRET: {
    schema: z
      .string()
      .refine((keys) => keys.split(',').every((key) => key.trim().length >= 32))
      .optional(),
    problem: 'each key must have at least 32 characters; several are separated by commas, the newest first',
  },
  TRUST_PROXY: {
    schema: z
      .string()
      .regex(/^[0-9a-f.:/, ]+$/i)
      .refine(isTrustList)
      .optional(),
    problem: 'it must list the addresses of your proxies, such as 127.0.0.1 or 10.0.0.0/8',
  },
  SMTP_URL: {
    schema: z
      .string()
      .regex(/^smtps?:\/\/\S+$/)
      .optional(),
    problem: 'it must begin with smtp:// or smtps://',
  },
  STOA_SEARCH: {
    schema: z.enum(['columnar', 'postgres']).default('columnar'),
    problem: 'it must be columnar or postgres',
  },
  STOA_SEARCH_MB: {
    schema: z.coerce.number().int().min(1).max(1_000_000).default(512),
    problem: 'it must be a whole number of megabytes from 1 to 1000000',
  },
  STOA_INSTANCE: {
    schema: z
      .string()
      .regex(/^[\w.-]{1,64}$/)
      .optional(),
    problem: 'it must be at most 64 letters, digits, dots, hyphens and underscores',
  },
  STOA_DRAIN_SECONDS: {
    schema: z.coerce.number().int().min(0).max(300).default(0),
    problem: 'it must be a whole number of seconds from 0 to 300',
  },
  STOA_METRICS_TOKEN: {
    schema: z
      .string()
      .regex(/^[\x21-\x7e]{16,512}$/)
      .optional(),
    problem: 'it must have 16 to 512 visible characters (ASCII), without spaces',
  },
  STOA_LOG: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
    problem: 'it must be one of fatal, error, warn, info, debug, silent',
  },
} as const;

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly adminHost: string;
  /** Undefined: the embedded server. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string | undefined;
  readonly demo: boolean;
  /** Undefined: made and kept in the data folder. */
  readonly secret: string | undefined;
  /** Proxies trusted for scheme and host; undefined: none. */
  readonly trustProxy: string | undefined;
  readonly smtpUrl: string | undefined;
  /** Where products are looked for. */
  readonly search: 'columnar' | 'postgres';
  /** Megabytes (2^20 bytes) the indexes of large catalogues may take together. */
  readonly searchMegabytes: number;
  /** Told by `/readyz`, so that whoever starts several servers knows which one answers; undefined: not told. */
  readonly instance: string | undefined;
  /** How long all is still served after SIGTERM. */
  readonly drainSeconds: number;
  /** Whoever sends it reads `/metrics`; undefined: nobody does so by a token. */
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
  readonly development: boolean;
}

/**
 * Reads the settings from the environment; an empty value counts as unset.
 * @throws SettingError naming the first setting that is wrong.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = <K extends keyof typeof settings>(name: K): z.infer<(typeof settings)[K]['schema']> => {
    const { schema, problem } = settings[name];
    const parsed = schema.safeParse(environment[name] || undefined);
    if (!parsed.success) throw new SettingError(name, problem);
    return parsed.data as z.infer<(typeof settings)[K]['schema']>;
  };
  const databaseUrl = read('DATABASE_URL');
  const secret = read('STOA_SECRET');
  if (databaseUrl !== undefined && secret === undefined) {
    throw new SettingError('STOA_SECRET', 'it is required together with DATABASE_URL');
  }
  return {
    port: read('PORT'),
    host: read('HOST'),
    adminHost: read('ADMIN_HOST').toLowerCase(),
    databaseUrl,
    dataFolder: read('STOA_DATA'),
    demo: (read('STOA_DEMO') ?? (databaseUrl === undefined ? '1' : '0')) === '1',
    secret,
    trustProxy: read('TRUST_PROXY'),
    smtpUrl: read('SMTP_URL'),
    search: read('STOA_SEARCH'),
    searchMegabytes: read('STOA_SEARCH_MB'),
    instance: read('STOA_INSTANCE'),
    drainSeconds: read('STOA_DRAIN_SECONDS'),
    metricsToken: read('STOA_METRICS_TOKEN'),
    logLevel: read('STOA_LOG'),
    development: environment.STOA_DEV === '1',
  };
}
