import { makeSale, recordStatements } from '@stoa/commerce/testing';
import { saleForEachTest } from '@stoa/commerce/testing-vitest';
import { describe, expect, it } from 'vitest';
import type { PictureFetcher } from '../pictures/picture-book.ts';
import { shopifyFormat } from '../shopify/shopify-format.ts';
import { csvOf, importText, inParts, noNetwork } from '../testing/files.ts';
import { moved } from '../testing/moved-shop.ts';
import { importCatalogue } from './import-catalogue.ts';

const { test, sale } = saleForEachTest();

describe('an import', () => {
  it('is refused while another import of the shop runs, not of another shop', async () => {
    const holding = Promise.withResolvers<void>();
    const letGo = Promise.withResolvers<void>();
    const slow: PictureFetcher = async () => {
      holding.resolve();
      await letGo.promise;
      return { unreachable: 'late' };
    };
    const first = importText(sale.system, moved, shopifyFormat, slow);
    await holding.promise;
    await expect(importText(sale.system, moved)).rejects.toMatchObject({ code: 'conflict', field: 'import' });
    const other = await makeSale(test.db);
    expect((await importText(other.system, moved)).summary).toMatchObject({ created: 2 });
    letGo.resolve();
    expect((await first).summary).toMatchObject({ created: 2 });
    expect((await importText(sale.system, moved)).summary).toMatchObject({ unchanged: 2 });
  });

  it('goes on after it was broken off, with the same end as in one go', async () => {
    const rows = Array.from({ length: 600 }, (_, at) => ({
      Handle: `p-${at}`,
      Title: `P ${at}`,
      'Variant Price': `${at}`,
    }));
    const stop = new AbortController();
    const file = csvOf(rows);
    const options = {
      format: shopifyFormat,
      open: () => inParts(file, 65_536),
      fetchPicture: noNetwork,
      report: () => {},
    };
    const half = await importCatalogue(sale.system, {
      ...options,
      signal: stop.signal,
      progress: () => stop.abort(),
    });
    expect(half).toMatchObject({ created: 250, rows: 250 });
    expect(await importCatalogue(sale.system, options)).toMatchObject({
      created: 350,
      unchanged: 250,
      changed: 0,
    });
  });

  it('needs no more statements for many products than for few', async () => {
    const file = (count: number, name: string) =>
      csvOf(
        Array.from({ length: count }, (_, at) => ({
          Handle: `${name}-${at}`,
          Title: 'P',
          'Variant Price': '1',
        })),
      );
    const few = await recordStatements(test.db, () => importText(sale.system, file(5, 'few')));
    const many = await recordStatements(test.db, () => importText(sale.system, file(200, 'many')));
    expect(many.length).toBe(few.length);
  });

  it('tells PostgreSQL of its first products, so that it plans for what follows', async () => {
    const rows = Array.from({ length: 1000 }, (_, at) => ({
      Handle: `told-${at}`,
      Title: 'P',
      'Variant Price': '1',
    }));
    await importText(sale.system, csvOf(rows));
    // Asked for, and not by itself.
    const known = await test.db.pool.query(
      `select relname from pg_stat_user_tables where relname in ('product', 'publication') and analyze_count = 1
       order by relname`,
    );
    expect(known.rows).toEqual([{ relname: 'product' }, { relname: 'publication' }]);
  });
});
