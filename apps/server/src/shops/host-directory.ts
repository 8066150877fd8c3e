import {
  type Database,
  type HostResolution,
  type HostTable,
  type Log,
  loadHosts,
  resolveHost,
} from '@stoa/commerce';

/** All hosts in memory, read anew when a shop changes; the table that stood stays while that fails. */
export class HostDirectory {
  readonly #db: Database;
  readonly #log: Log;
  #table: HostTable = new Map();
  #loading: Promise<void> | undefined;
  #again = false;
  #loaded = false;

  constructor(db: Database, log: Log) {
    this.#db = db;
    this.#log = log;
  }

  /** Whether the table has been read at least once. */
  get ready(): boolean {
    return this.#loaded;
  }

  get table(): HostTable {
    return this.#table;
  }

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

  async #load(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      try {
        this.#table = await loadHosts(this.#db);
        this.#loaded = true;
      } catch (error) {
        this.#log.error({ error: String(error) }, 'the table of hosts cannot be read');
      }
    }
  }
}
