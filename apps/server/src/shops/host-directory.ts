import {
  type Database,
  type HostResolution,
  type HostTable,
  type Log,
  loadHosts,
  reportError,
  resolveHost,
} from '@stoa/commerce';
import { normaliseHost } from '@stoa/domain';
import { shopsOf } from './shops-of.ts';

/** All hosts in memory, read anew when a shop changes; the table that stood stays while that fails. */
export class HostDirectory {
  readonly #db: Database;
  readonly #log: Log;
  readonly #adminHost: string | null;
  #table: HostTable = new Map();
  #codes: ReadonlyMap<string, string> = new Map();
  #known: ReadonlySet<string> = new Set();
  #loading: Promise<void> | undefined;
  #again = false;
  #loaded = false;

  /** `adminHost` never leads to a shop: one there would see what staff type, and could act in their name. */
  constructor(db: Database, log: Log, adminHost: string) {
    this.#db = db;
    this.#log = log;
    this.#adminHost = normaliseHost(adminHost);
  }

  /** Tells whether the table has been read at least once. */
  get ready(): boolean {
    return this.#loaded;
  }

  get table(): HostTable {
    return this.#table;
  }

  /** The code of a shop, by which people know it; undefined where there is no such shop any more. */
  readonly codeOf = (shopId: string): string | undefined => this.#codes.get(shopId);

  /** Tells whether there is a shop with this code, open or closed. */
  readonly hasCode = (code: string): boolean => this.#known.has(code);

  resolve(rawHost: string | undefined, target: string): HostResolution {
    return resolveHost(this.#table, rawHost, target);
  }

  /** Reads the table; a call while one reads leads to another reading after it. */
  async refresh(): Promise<void> {
    this.#again = true;
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  #withoutAdminHost(read: HostTable): HostTable {
    const entry = this.#adminHost === null ? undefined : read.get(this.#adminHost);
    if (entry === undefined) return read;
    this.#log.warn(
      { host: entry.host, shop: entry.shop.code },
      'this host of a shop is ADMIN_HOST, and leads to the back office only',
    );
    return new Map([...read].filter(([host]) => host !== entry.host));
  }

  async #load(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      try {
        this.#table = this.#withoutAdminHost(await loadHosts(this.#db));
        this.#codes = new Map(shopsOf(this.#table).map(({ id, code }) => [id, code]));
        this.#known = new Set(this.#codes.values());
        this.#loaded = true;
      } catch (error) {
        reportError(this.#log, error, 'the table of hosts cannot be read');
      }
    }
  }
}
