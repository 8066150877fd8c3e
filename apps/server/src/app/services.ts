import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  concernsCatalogue,
  type Database,
  droppedTags,
  JobRunner,
  type Log,
  openDatabase,
  type PlatformContext,
  pruningHandlers,
  reportError,
  resetMailKind,
  type Shop,
  sendMail,
  sendMailKind,
  sendResetMail,
  sendStaffResetMail,
  staffResetMailKind,
} from '@stoa/commerce';
import { readDemoShops } from '../../../../demo/demo-shops.ts';
import type { Config } from '../config.ts';
import { Turns } from '../fair/turns.ts';
import { openPictures } from '../files/open-pictures.ts';
import { type PictureIntake, pictureIntake } from '../files/picture-intake.ts';
import type { Pictures } from '../files/pictures.ts';
import { KeptTexts } from '../kept-texts/kept-texts.ts';
import { smtpTransport } from '../mail/smtp-transport.ts';
import { ChangeFeed, type HeardChange } from '../page-cache/change-feed.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { TagVersions } from '../page-cache/tag-versions.ts';
import { ResultCache } from '../results/result-cache.ts';
import { AskedKeywords } from '../search/asked-keywords.ts';
import { type ShopSearch, shopSearch } from '../search/shop-search.ts';
import { HostDirectory } from '../shops/host-directory.ts';
import { ShopProfiles } from '../shops/shop-profiles.ts';
import { shopsOf } from '../shops/shops-of.ts';
import { openSecret } from './secret.ts';

/** A page counts as fresh for this long, and is served stale at most that long after it was made. Milliseconds. */
const FRESH_FOR = 60_000;
const KEPT_FOR = 3_600_000;
const CACHE_BYTES = 64 * 1024 * 1024;

const RESULT_BYTES = 16 * 1024 * 1024;

/** Milliseconds until a feed asks for its turn again where its shop was too busy for it. */
const TURN_AGAIN_AFTER = 1000;

/** On the disk. */
const TEXT_BYTES = 512 * 1024 * 1024;

/**
 * How many renderings of one shop may run at once. A second one uses the thread while the first waits for the
 * database; more only delay each other and other shops. On few cores, where thread and database compete, even a
 * second one does.
 */
const TURNS = {
  atOnce: 6,
  ofOneShop: 2,
  amongOthers: availableParallelism() < 4 ? 1 : 2,
  waiting: 64,
  patience: 10_000,
};

/** The parts of one server process apart from its HTTP server. */
export interface Services {
  readonly db: Database;
  readonly log: Log;
  readonly platform: PlatformContext;
  readonly hosts: HostDirectory;
  readonly profiles: ShopProfiles;
  readonly pictures: Pictures;
  /** Takes the pictures that staff send. */
  readonly pictureIntake: PictureIntake;
  readonly cache: PageCache;
  /** Results of the contract, kept for audiences. */
  readonly results: ResultCache;
  /** Feeds and parts of sitemaps. */
  readonly texts: KeptTexts;
  /** When which cache tags of each shop last changed. */
  readonly versions: TagVersions;
  readonly search: ShopSearch;
  /** What visitors search for. */
  readonly searches: AskedKeywords;
  /** Decides which request is processed next. */
  readonly turns: Turns;
  /** Ids of the shops that the demo made here; none before the start. */
  readonly demoShops: ReadonlySet<string>;
  /** Whether `start` has done all that it does. */
  readonly started: boolean;
  /** Resolves when hosts are read and changes are followed. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface ServiceOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly dataFolder: string;
  readonly log: Log;
}

export function createServices({ config, databaseUrl, dataFolder, log }: ServiceOptions): Services {
  const db = openDatabase({ url: databaseUrl, log });
  const platform: PlatformContext = {
    db,
    clock: () => new Date(),
    log,
    keys: openSecret(config.secret, dataFolder),
  };
  const hosts = new HostDirectory(db, log, config.adminHost);
  const profiles = new ShopProfiles(db, log);
  const pictures = openPictures(dataFolder);
  const versions = new TagVersions();
  const cache = new PageCache({
    versions,
    now: Date.now,
    freshFor: FRESH_FOR,
    keptFor: KEPT_FOR,
    maxBytes: CACHE_BYTES,
    onRenewalError: (error) => reportError(log, error, 'a page could not be renewed'),
  });
  const results = new ResultCache({
    versions,
    now: Date.now,
    maxBytes: RESULT_BYTES,
  });
  const search = shopSearch({
    databaseUrl,
    log,
    engine: config.search,
    maxBytes: config.searchMegabytes * 1024 ** 2,
    // A page rendered between a change and its arrival in the index shows the index's old state; one rendered without
    // an index had no correction of typing errors.
    onRefreshed: (shopId) => versions.bump(shopId, 'catalogue'),
  });
  const transport = config.smtpUrl === undefined ? undefined : smtpTransport(config.smtpUrl);
  const jobs = new JobRunner({
    platform,
    handlers: [
      ...(transport ? [sendMail(transport)] : []),
      sendResetMail,
      sendStaffResetMail,
      ...pruningHandlers,
    ],
  });

  const searches = new AskedKeywords(platform);
  const turns = new Turns(TURNS);
  const texts = new KeptTexts({
    folder: join(dataFolder, 'texts'),
    versions,
    now: Date.now,
    inTurn: (shopId, work) => turns.run(shopId, work),
    pause: () => setTimeout(TURN_AGAIN_AFTER),
    log,
    maxBytes: TEXT_BYTES,
  });

  const forgetIfGone = (shopId: string | undefined) => {
    const isThere = shopsOf(hosts.table).some((shop) => shop.id === shopId);
    if (shopId === undefined || isThere) return;
    search.forget(shopId);
    profiles.remove(shopId);
    results.remove(shopId);
    texts.remove(shopId);
    turns.forget(shopId);
  };
  const onChange = (change: HeardChange) => {
    if (change.kind === 'shop.changed') {
      if (change.shopId !== undefined) profiles.forget(change.shopId);
      void hosts.refresh().then(() => {
        forgetIfGone(change.shopId);
        // Pages made in between show the shop as the old table of hosts had it.
        if (change.shopId !== undefined) versions.bump(change.shopId, 'shop');
      });
    }
    if (concernsCatalogue(change.kind)) for (const shopId of publishing(change)) search.changed(shopId);
    if (change.kind === 'mail.queued') jobs.wake(sendMailKind.queue);
    if (change.kind === 'customer.asked-reset') jobs.wake(resetMailKind.queue);
    if (change.kind === 'staff.asked-reset') jobs.wake(staffResetMailKind.queue);
    for (const shopId of concerned(change, shopsOf(hosts.table))) {
      for (const tag of droppedTags(change)) versions.bump(shopId, tag);
    }
  };
  const onGap = () => {
    versions.bumpAll();
    profiles.forgetAll();
    void hosts.refresh();
  };
  const feed = new ChangeFeed({ db, url: databaseUrl, log, onChange, onGap });
  let demoShops: ReadonlySet<string> = new Set();
  let started = false;

  return {
    db,
    log,
    platform,
    hosts,
    profiles,
    pictures,
    pictureIntake: pictureIntake(dataFolder, pictures),
    cache,
    results,
    texts,
    versions,
    search,
    searches,
    turns,
    get demoShops() {
      return demoShops;
    },
    get started() {
      return started;
    },
    async start() {
      if (config.demo) demoShops = readDemoShops(dataFolder);
      await feed.start();
      await hosts.refresh();
      await jobs.start();
      searches.start();
      started = true;
    },
    async stop() {
      texts.close();
      await feed.stop();
      await searches.stop();
      await jobs.stop();
      await transport?.close();
      await search.close();
      await db.close();
    },
  };
}

/** Returns the shops whose index takes in a change: its own, or those that publish the product. */
function publishing({ shopId, data }: HeardChange): readonly string[] {
  if (shopId !== undefined) return [shopId];
  const { shopIds } = data;
  return Array.isArray(shopIds) ? shopIds.map(String) : [];
}

/** Tells which shops a change concerns: its own shop; for a seller's product possibly every shop. */
function concerned(change: HeardChange, shops: readonly Shop[]): readonly string[] {
  return change.shopId === undefined ? shops.map((shop) => shop.id) : [change.shopId];
}
