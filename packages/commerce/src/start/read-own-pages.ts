import { texts } from '@stoa/database';
import { type LegalPage, legalPages } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import { SHOP_CREATE } from './made-with-shop.ts';

/** What a merchant has made of the pages that came with the shop. */
export interface OwnPages {
  /** Whether the home page that visitors see is another one than came with the shop. */
  readonly ownHome: boolean;
  /** The legal pages that visitors do not see yet, or see with blanks in them. */
  readonly openLegal: readonly LegalPage[];
}

/** Without these no shop takes orders: the checkout leads to them. A shop may do without the others. */
const NEEDED: readonly LegalPage[] = ['terms-of-service', 'privacy-policy'];

/**
 * A blank of a text: words in square brackets that begin with a small letter, such as `[name of the business]`; what
 * has other signs between its brackets is mostly a script or a style. Of PostgreSQL's regular expressions.
 */
const BLANK = String.raw`\[[a-z][^\[\]=<>]* [^\[\]=<>]*\]`;
const TEXT_WITH_BLANK = `$.** ? (@ like_regex ${JSON.stringify(BLANK)})`;

interface PageRow extends Record<string, unknown> {
  /** The address of a legal page; null for the home page. */
  readonly path: LegalPage | null;
  /** Visitors see it. */
  readonly published: boolean;
  /** Of what visitors see. */
  readonly author: string | null;
  readonly blank: boolean;
}

/**
 * Reads what has become of home page and legal pages; one statement. A legal page is known by the address that it came
 * with, also after it moved.
 */
export async function readOwnPages({ db, shop }: Pick<ShopContext, 'db' | 'shop'>): Promise<OwnPages> {
  const { rows } = await db.queries.execute<PageRow>(sql`
    select a.path, page.published_version is not null as published, v.author,
      coalesce(${isWithBlank}, false) as blank
    from page
    left join address a on a.shop_id = page.shop_id and a.kind = 'page' and a.target_id = page.id
      and a.path = any(${texts(legalPages)}) and page.page_type is null
    left join page_version v on v.shop_id = page.shop_id and v.page_id = page.id
      and v.version = page.published_version
    where page.shop_id = ${shop.id}::uuid and (page.page_type = 'Homepage' or a.path is not null)`);
  const home = rows.find(({ path }) => path === null);
  return {
    ownHome: home?.published === true && home.author !== SHOP_CREATE,
    openLegal: legalPages.filter((path) => {
      const row = rows.find((one) => one.path === path);
      return row ? !row.published || row.blank : NEEDED.includes(path);
    }),
  };
}

/** Whether a blank is left in what visitors see of a page. */
const isWithBlank = sql`page.custom_html ~ ${BLANK}
  or jsonb_path_exists(v.document, ${TEXT_WITH_BLANK}::jsonpath)`;
