import { type NewShop, saveHeaderOrFooter } from '@stoa/commerce';
import { createTestDatabase, makeShop, plainSettings, type TestDatabase } from '@stoa/commerce/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { type ServedSale, serveSale } from './testing/test-sale.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

type Given = Pick<Partial<NewShop>, 'type' | 'marketplaceId' | 'timeZone'> & {
  readonly settings?: Partial<NewShop['settings']>;
};

/** What the footer of a shop with these settings shows. */
async function footerOf({ settings, ...given }: Given, after = 0) {
  const sale = await serveSale(database.db, {
    name: 'Quay & Sons',
    ...given,
    settings: { ...plainSettings, ...settings },
  });
  sale.clock.advance(after);
  try {
    return await readFooter(sale);
  } finally {
    await sale.server.close();
  }
}

async function readFooter(sale: ServedSale) {
  await saveHeaderOrFooter(sale.system, { kind: 'footer', name: 'Main', isPrimary: true });
  const query = '{ initSettings { footer_social } allFooter(is_primary: true) { final_widget_content } }';
  const { initSettings, allFooter } = Object(await ask(sale.visitor(), query));
  return { social: initSettings.footer_social, content: allFooter[0].final_widget_content };
}

describe('social icons', () => {
  const networks = ['facebook', 'twitter', 'youtube', 'instagram', 'pinterest', 'tiktok'] as const;
  const addressOf = (network: string) => `https://${network}.example/quay`;
  const all = (
    setting: (network: string, at: number) => { visible?: boolean; order?: number } = () => ({}),
  ) =>
    Object.fromEntries(
      networks.map((network, at) => [
        network,
        { visible: true, url: addressOf(network), ...setting(network, at) },
      ]),
    );
  const names = ({ social }: { social: { network: string }[] }) => social.map(({ network }) => network);

  it('stand in the usual order when none is given [FOOT-510, CONST-567]', async () => {
    const shown = await footerOf({ settings: { footerSocial: all() } });
    expect(shown.social).toEqual(
      networks.map((network, at) => ({ network, url: addressOf(network), visible: true, order: at + 1 })),
    );
  });

  it.each(networks)(
    'has a number where it is given none, and stands by it among those that are: %s [FOOT-510, CONST-567]',
    async (network) => {
      const number = networks.indexOf(network) + 1;
      const before: readonly string[] = networks.filter((other) => other !== network).slice(0, 3);
      const footerSocial = all((other) =>
        other === network ? {} : { order: before.includes(other) ? number - 1 : number + 1 },
      );
      expect(names(await footerOf({ settings: { footerSocial } })).indexOf(network)).toBe(before.length);
    },
  );

  it('stand in the order given, ascending, whoever is not visible left out [FOOT-506, FOOT-507, FOOT-509]', async () => {
    const footerSocial = all((network, at) => ({ order: 10 - at, visible: network !== 'youtube' }));
    expect(names(await footerOf({ settings: { footerSocial } }))).toEqual([
      ...['tiktok', 'pinterest', 'instagram', 'twitter', 'facebook'],
    ]);
  });

  it('come from the settings of the shop, also of a shop of a marketplace’s seller [FOOT-511, FOOT-512]', async () => {
    const settings = { footerSocial: all() };
    expect(names(await footerOf({ type: 'essential', settings }))).toEqual([...networks]);
    const marketplace = await makeShop(database.db, { type: 'marketplace' });
    const seller = { type: 'marketplaceseller', marketplaceId: marketplace.id, settings } as const;
    expect(names(await footerOf(seller))).toEqual([...networks]);
  });
});

describe('the copyright', () => {
  it('is the shop’s name and the year [FOOT-513, ENT-512]', async () => {
    // The clock begins on 2 March 2026 at noon.
    const unused = { footer: { copyrightContent: 'Never shown' } };
    const { content } = await footerOf({ settings: unused });
    expect(content).toEqual({ copyright: '© 2026 Quay & Sons' });
    const newYear = await footerOf(
      { timeZone: 'America/New_York' },
      (Date.UTC(2027, 0, 1, 4) - Date.UTC(2026, 2, 2, 12)) / 1000,
    );
    expect(newYear.content).toEqual({ copyright: '© 2026 Quay & Sons' });
    const anHourLater = await footerOf(
      { timeZone: 'America/New_York' },
      (Date.UTC(2027, 0, 1, 5) - Date.UTC(2026, 2, 2, 12)) / 1000,
    );
    expect(anHourLater.content).toEqual({ copyright: '© 2027 Quay & Sons' });
  });

  it('or the shop’s own words, with year and name filled in [FOOT-514, FOOT-515, FOOT-516, ENT-512]', async () => {
    const copyrightContent = '{c-year}: all by {client-id}. {client-id} {c-year}';
    const { content } = await footerOf({
      settings: { footer: { copyrightMessage: 'custom', copyrightContent } },
    });
    expect(content).toEqual({ copyright: '2026: all by Quay & Sons. Quay & Sons 2026' });
  });

  it('has a link beside it when that is switched on [FOOT-517, FOOT-518, ENT-512]', async () => {
    const link = { linkLabel: 'Imprint', linkValue: '/imprint' };
    const on = await footerOf({ settings: { footer: { ...link, enableLink: true } } });
    expect(on.content).toMatchObject(link);
    const off = await footerOf({ settings: { footer: { ...link, enableLink: false } } });
    expect(off.content).toEqual({ copyright: '© 2026 Quay & Sons' });
  });
});
