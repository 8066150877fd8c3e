import type { Config } from '../config.ts';
import { progress } from './progress.ts';
import type { Services } from './services.ts';

/** Shows where the shops and the back office are, under the port that is open, and in the demo who can sign in. */
export async function announce({ hosts }: Services, config: Config, port: number): Promise<void> {
  const shops = [...hosts.table.values()].flatMap(({ kind, shop, host }) =>
    kind === 'primary' ? [{ name: shop.name, host }] : [],
  );
  const places = [...shops, { name: 'Back office', host: config.adminHost }];
  progress.note(readyMessage(places, port));
  if (config.demo) progress.note(accountsMessage(await demoAccounts()));
}

interface Place {
  readonly name: string;
  readonly host: string;
}

/** What a terminal says when everything can be visited. */
export function readyMessage(places: readonly Place[], port: number): string {
  const lines = places.map(({ name, host }) => `  ${name.padEnd(WIDTH)}http://${host}:${port}/`);
  return ['', 'Stoa is ready.', '', ...lines, ''].join('\n');
}

interface Accounts {
  readonly password: string;
  readonly shoppers: readonly { readonly email: string; readonly status: string }[];
  readonly staff: readonly { readonly email: string; readonly role: string }[];
}

/** Who can sign in where the demo was filled in. */
export function accountsMessage({ password, shoppers, staff }: Accounts): string {
  const lineOf = (email: string, part: string) => `    ${email.padEnd(WIDTH + 3)}${part}`;
  return [
    `  Demo accounts, password ${password}`,
    '  in the shops',
    ...shoppers.map(({ email, status }) => lineOf(email, status)),
    '  in the back office',
    ...staff.map(({ email, role }) => lineOf(email, role)),
    '',
  ].join('\n');
}

const WIDTH = 21;

async function demoAccounts(): Promise<Accounts> {
  const { DEMO_PASSWORD, demoCustomers, demoStaff } = await import(
    '../../../../demo/goods/shops/accounts.ts'
  );
  const partOf = (group: string, status: string) =>
    status === 'pending' ? 'not yet approved' : group === 'wholesale' ? 'with wholesale prices' : 'verified';
  return {
    password: DEMO_PASSWORD,
    shoppers: demoCustomers.map(({ email, group, status }) => ({
      email,
      status: partOf(group, status),
    })),
    staff: demoStaff,
  };
}
