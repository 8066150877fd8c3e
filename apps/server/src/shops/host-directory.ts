import {
  type Database,
  type HostResolution,
  type HostTable,
  type Log,
  loadHosts,
  resolveHost,
} from '@stoa/commerce';

/** Strangers may spell a host in many ways. */
const MAX_SPELLINGS = 10_000;

/** All hosts in memory, read anew when a shop changes; the table that stood stays while that fails. */
export class HostDirectory {
  readonly #db: Database;
  readonly #log: Log;
  #table: HostTable = new Map();
  /** What the spellings of hosts that lead to a shop were found to mean: reading them costs more than a page. */
  readonly #found = new Map<string, HostResolution>();
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
    const known = rawHost === undefined ? undefined : this.#found.get(rawHost);
    if (known) return known;
    const resolution = resolveHost(this.#table, rawHost, target);
    if (rawHost !== undefined && resolution.kind === 'found') this.#remember(rawHost, resolution);
    return resolution;
  }

  #remember(rawHost: string, resolution: HostResolution): void {
    if (this.#found.size >= MAX_SPELLINGS) this.#found.clear();
    this.#found.set(rawHost, resolution);
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
        this.#found.clear();
        this.#loaded = true;
      } catch (error) {
        this.#log.error({ error: String(error) }, 'the table of hosts cannot be read');
      }
    }
  }
}
