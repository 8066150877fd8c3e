import {
  assignRole,
  createStaff,
  type PlatformContext,
  type Shop,
  signInStaff,
  systemContext,
} from '@stoa/commerce';
import { inShop, makeShop, systemTime, unique } from '@stoa/commerce/testing';
import { sql } from 'drizzle-orm';
import { expect, inject } from 'vitest';
import { type Device, devicesTried } from '../../harness/devices.ts';
import { type Journey, travel } from '../../harness/journey.ts';
import { mailsIn } from '../../harness/mailbox.ts';
import { type OfficeClient, officeAt } from '../../harness/office.ts';
import { type OwnShop, openOwnShop } from '../../harness/own-shop.ts';
import type { RunningServer } from '../../harness/server.ts';
import { addToCart, placeOrder, readyOrder } from '../../harness/shopper.ts';
import { until } from '../../harness/until.ts';

export const OFFICE_HOST = 'office.localhost';
export const PASSWORD = 'correct horse';

/** On what the back office, which needs scripts, is tried: in `npm test` a phone, in the deep run a desktop as well. */
export const officeDevices: readonly (readonly [name: string, device: Device])[] = devicesTried.map(
  (device) => [device, device],
);

type ShopRole = Parameters<typeof assignRole>[1]['role'];

/** Somebody of the back office. */
export interface Colleague {
  readonly staffId: string;
  readonly name: string;
  readonly email: string;
}

/** A shop of a test's own with its back office. */
export interface Office {
  readonly own: OwnShop;
  readonly shop: Shop;
  readonly server: RunningServer;
  /** A journey at the back office by somebody with a browser of their own. */
  visit(device: Device, title: string, way: (journey: Journey) => Promise<void>): Promise<void>;
  /** Makes somebody who has this role, in this shop or another one. */
  employ(name: string, role: ShopRole, shop?: Shop): Promise<Colleague>;
  /** Gives somebody a role in another shop as well. */
  alsoIn(shop: Shop, who: Colleague, role: ShopRole): Promise<void>;
  /** Makes another shop on the same server. */
  anotherShop(name: string): Promise<Shop>;
  /** Opens a session of somebody in this browser, and an address of the back office in it. */
  enter(journey: Journey, who: Colleague, path: string): Promise<void>;
  /** Somebody signed in without a browser, by the contract. */
  byContract(who: Colleague): Promise<OfficeClient>;
  /** Waits for the `count`th link to a page that was mailed to an address. */
  mailedLink(email: string, page: string, count?: number): Promise<string>;
  /** Lets the time of an invitation be over. */
  expireInvitation(email: string): Promise<void>;
  /** Ends all sessions of somebody, as time does. */
  endSessions(who: Colleague): Promise<void>;
  close(): Promise<void>;
}

export async function openOffice(): Promise<Office> {
  const own = await openOwnShop(inject('postgresUrl'));
  const server = await own.serve({ ADMIN_HOST: OFFICE_HOST });
  const { shop, system: platform, mails } = own;
  let visitors = 0;

  const employ = async (name: string, role: ShopRole, of = shop): Promise<Colleague> => {
    const email = `${unique('colleague')}@quay.example`;
    const { staffId } = await createStaff(platform, { email, name, password: PASSWORD });
    await assignRole(commandOn(platform, of), { staffId, role });
    return { staffId, name, email };
  };
  return {
    own,
    shop,
    server,
    visit: (device, title, way) =>
      travel(
        {
          demo: { ...server, mails, dataFolder: '' },
          host: OFFICE_HOST,
          device,
          scripts: true,
          title: `Back office, ${title}`,
        },
        way,
      ),
    employ,
    alsoIn: (other, { staffId }, role) => assignRole(commandOn(platform, other), { staffId, role }),
    anotherShop: (name) => makeShop(own.database.db, { name }, systemTime),
    async enter({ context, page, origin }, { email }, path) {
      visitors += 1;
      const clientAddress = `198.51.100.${visitors}`;
      const { token } = await signInStaff(platform, { email, password: PASSWORD, clientAddress });
      await context.addCookies([
        { name: 'stoa-staff', value: token, url: origin, httpOnly: true, sameSite: 'Strict' },
      ]);
      await page.goto(`${origin}${path}`);
    },
    async byContract({ email }) {
      const client = officeAt({ port: server.port, host: `${OFFICE_HOST}:${server.port}` });
      expect((await client.signIn(email, PASSWORD)).status).toBe(200);
      return client;
    },
    mailedLink: (email, page, count = 1) =>
      until(`the link to ${page} for ${email}`, () => {
        const texts = mailsIn(mails).filter(({ to }) => to.includes(email));
        const links = texts.flatMap(({ text }) => text.match(/https?:\/\/\S+#\S+/g) ?? []);
        return links.filter((link) => new URL(link).pathname === page)[count - 1];
      }),
    async expireInvitation(email) {
      await inShop({ db: own.database.db, shop }, (tx) =>
        tx.execute(
          sql`update staff_invitation set expires_at = now() - interval '1 second' where email = ${email}`,
        ),
      );
    },
    async endSessions({ staffId }) {
      await own.database.db.pool.query('delete from staff_session where staff_id = $1', [staffId]);
    },
    close: () => own.close(),
  };
}

const commandOn = (platform: PlatformContext, shop: Shop) =>
  systemContext(platform, shop, { command: 'test' });

/** A guest buys two lamps; returns the number of the order. */
export const buyLamps = async (office: Office, email: string): Promise<string> =>
  (await orderLamps(office, email)).number;

/** A guest buys two lamps; returns the order. */
export async function orderLamps({ own, server }: Office, email: string) {
  const guest = own.visitor(server);
  await addToCart(guest, await own.sell(`Lamp of ${email}`, 1250, 5), 2);
  const { body } = await placeOrder(guest, await readyOrder(guest, email));
  return { id: body.order?._id ?? '', number: body.order?.increment_id ?? '' };
}

/** Types address and password, and signs in. */
export async function signIn({ page }: Pick<Journey, 'page'>, email: string, password = PASSWORD) {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export async function signOut({ page, origin }: Journey): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(`${origin}/sign-in`);
}

/** Presses an entry of the navigation, which a phone has in a drawer. */
export async function chooseScreen({ page, device }: Journey, name: string): Promise<void> {
  if (device === 'phone') await page.getByRole('button', { name: 'Open the menu' }).click();
  await navigation(page).getByRole('link', { name, exact: true }).click();
}

/** Opens a screen by the navigation. */
export async function openScreen(journey: Journey, name: string): Promise<void> {
  await chooseScreen(journey, name);
  await heading(journey.page, name).waitFor();
}

export const navigation = (page: Journey['page']) => page.getByRole('navigation', { name: 'Main' });

/** The heading of a screen. */
export const heading = (page: Journey['page'], name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** What a toast says. */
export const told = (page: Journey['page'], text: string | RegExp) =>
  page.getByRole('status').getByText(text);

/** A row of a list: of a table, or a card on a phone. */
export const row = ({ page, device }: Journey, text: string) =>
  page.getByRole(device === 'phone' ? 'listitem' : 'row').filter({ hasText: text });
