import { saleForEachTest } from '@stoa/commerce/testing-vitest';
import { describe, expect, it } from 'vitest';
import { exportText, importText } from '../testing/files.ts';
import { allPictures } from '../testing/moved-shop.ts';
import { googleFormat } from './google-format.ts';

const { sale } = saleForEachTest();

async function stored(): Promise<Map<string, Record<string, unknown>>> {
  const lines = (await exportText(sale.system, 'jsonl')).trim().split('\n');
  const records = lines.map((line) => JSON.parse(line) as Record<string, unknown> & { slug: string });
  return new Map(records.map((record) => [record.slug, record]));
}

const rss = (items: string, head = '') =>
  `<?xml version="1.0"?>${head}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>${items}</channel></rss>`;
const take = (file: string) => importText(sale.system, file, googleFormat, allPictures(sale));

const mug = `<item><g:id>M-1</g:id><title>Mug</title><description>&lt;p&gt;A &lt;b&gt;mug&lt;/b&gt;&lt;/p&gt;</description>
  <link>https://x.example/p/clay-mug?ref=1</link><g:image_link>https://p.example/a.jpg</g:image_link>
  <g:additional_image_link>https://p.example/b.jpg,https://p.example/c.jpg</g:additional_image_link>
  <g:availability>in stock</g:availability><g:price>12.50 USD</g:price><g:sale_price>10 USD</g:sale_price>
  <g:brand>Clay &amp; Co</g:brand><g:gtin>4006381333931</g:gtin><g:mpn>AB</g:mpn><g:color>Blue</g:color>
  <g:product_type>Home &gt; Mugs</g:product_type><g:google_product_category>2169</g:google_product_category>
  <g:shipping_weight>0.3 kg</g:shipping_weight><g:custom_label_0>x</g:custom_label_0></item>`;

describe("importing Google's feed", () => {
  it('takes over an entry of RSS, at the address it had', async () => {
    const { summary, report } = await take(rss(mug));
    expect(report).toEqual([{ kind: 'note', reason: 'Attributes not taken over: custom_label_0' }]);
    expect(summary).toMatchObject({ created: 1, rejected: 0 });
    expect((await stored()).get('clay-mug')).toMatchObject({
      ...{ sku: 'M-1', name: 'Mug', price: 1000, msrp: 1250, brand: 'Clay & Co', weightGrams: 300 },
      ...{ gtin: '4006381333931', mpn: 'AB', stock: null, categories: ['mugs'] },
      description: [{ content: [{ text: 'A ' }, { text: 'mug', marks: ['bold'] }] }],
      attributes: { color: 'Blue', google_product_category: '2169' },
      media: [{}, {}, {}],
    });
    expect((await take(rss(mug))).summary).toMatchObject({ unchanged: 1 });
  });

  it('groups entries into variants, wherever they stand', async () => {
    const tee = (id: string, colour: string, more = '') =>
      `<item><g:id>${id}</g:id><g:title>Tee - ${colour}</g:title><g:item_group_id>TEE</g:item_group_id>
      <g:price>5</g:price><g:color>${colour}</g:color><g:material>Cotton</g:material>${more}</item>`;
    const file = rss(
      `${tee('T-1', 'Red', '<g:availability>out_of_stock</g:availability>')}${mug}${tee('T-2', 'Blue')}`,
    );
    expect((await take(file)).summary).toMatchObject({ created: 2, rejected: 0, rows: 3 });
    expect((await stored()).get('tee-red')).toMatchObject({
      ...{ name: 'Tee', sku: 'TEE', attributes: { material: 'Cotton' } },
      variants: [{ label: 'Color', options: [{ value: 'Red' }, { value: 'Blue' }] }],
      variations: [
        { sku: 'T-1', stock: { available: 0 } },
        { sku: 'T-2', stock: null },
      ],
    });
    expect((await take(file)).summary).toMatchObject({ unchanged: 2 });
  });

  it('reads Atom, and cells parted by tabs, alike', async () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><entry>
      <g:id>A</g:id><title>Lamp</title><link rel="alternate" href="https://x.example/desk-lamp"/>
      <g:price>3.00 USD</g:price></entry></feed>`;
    expect((await take(atom)).summary).toMatchObject({ created: 1 });
    const tsv =
      'id\ttitle\tlink\tprice\tavailability\timage link\nA\tLamp 12"\thttps://x.example/desk-lamp\t4.00 USD\tin stock\t\n';
    expect((await take(tsv)).summary).toMatchObject({ changed: 1 });
    expect((await stored()).get('desk-lamp')).toMatchObject({ name: 'Lamp 12"', price: 400 });
  });

  it('refuses prices of another currency, and takes the rest, telling what was put right', async () => {
    const one = (id: string, more: string, title = `P ${id}`) =>
      `<item><g:id>${id}</g:id><g:title>${title}</g:title>${more}</item>`;
    const file = rss(
      one('1', '<g:price>5 EUR</g:price>') +
        one('2', '<g:price>5,00 USD</g:price><g:gtin>123</g:gtin><g:availability>soon</g:availability>') +
        one('2', '<g:price>6 USD</g:price>', 'P 3') +
        one(
          '4',
          '<g:price>9 USD</g:price><g:sale_price>1 USD</g:sale_price><g:sale_price_effective_date>2001-01-01/2001-02-01</g:sale_price_effective_date>',
        ) +
        one('5', ''),
    );
    const { summary, report } = await take(file);
    expect(summary).toMatchObject({ created: 4, rejected: 1, repaired: 4 });
    expect(report.find(({ kind }) => kind === 'rejected')?.reason).toContain('in EUR');
    const all = [...(await stored()).values()];
    expect(all.find(({ sku }) => sku === '4')).toMatchObject({ price: 900, msrp: null });
    expect(all.find(({ sku }) => sku === '5')).toMatchObject({ visible: false });
    expect((await take(file)).summary).toMatchObject({ unchanged: 4, rejected: 1 });
  });

  it('takes what Google calls so before what RSS does', async () => {
    const item = `<item><g:id>A</g:id><title>Of RSS</title><g:title>Of Google</g:title><g:price>1</g:price>
      <g:description>Google's</g:description><description>RSS's</description></item>`;
    expect((await take(rss(item))).summary).toMatchObject({ created: 1 });
    const [record] = [...(await stored()).values()];
    expect(record).toMatchObject({ name: 'Of Google', description: [{ content: [{ text: "Google's" }] }] });
  });

  it('expands nothing that a file declares, and refuses what is no feed', async () => {
    const bomb =
      '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>';
    const item = '<item><g:id>B</g:id><g:title>Bomb &b;&x;&nbsp;end</g:title><g:price>1</g:price></item>';
    expect((await take(rss(item, bomb))).summary).toMatchObject({ created: 1 });
    const [record] = [...(await stored()).values()];
    expect(record?.name).toBe('Bomb &b;&x;\u00a0end');
    await expect(take('<html><body>Not found</body></html>')).rejects.toThrow('no feed of products');
    await expect(take('<rss><channel><item></rss>')).rejects.toThrow('no XML that can be read');
  });
});
