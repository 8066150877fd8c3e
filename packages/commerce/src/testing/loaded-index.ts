import { type CatalogueSource, columnarEngine, type SearchEngine, ShopIndex } from '@stoa/search';

/** A shop's index with all that a source tells of it, and how far that goes. */
export interface LoadedShop {
  readonly engine: SearchEngine;
  readonly index: ShopIndex;
  /** Takes in what has changed; answers whether the source wants it loaded anew. */
  catchUp(): Promise<boolean>;
}

export async function loadShop(source: CatalogueSource, shopId: string): Promise<LoadedShop> {
  const { settings, batches, ...snapshot } = await source.loadAll(shopId, new AbortController().signal);
  const index = new ShopIndex(shopId);
  index.applySettings(settings);
  for await (const batch of batches) for (const document of batch) index.upsert(document);
  let { cursor } = snapshot;
  return {
    index,
    engine: columnarEngine(index),
    async catchUp() {
      for (;;) {
        const news = await source.changesSince(shopId, cursor);
        if (news.reload) return true;
        if (news.settings) index.applySettings(news.settings);
        for (const document of news.changed) index.upsert(document);
        for (const id of news.gone) index.remove(id);
        cursor = news.cursor;
        if (!news.more) return false;
      }
    },
  };
}
