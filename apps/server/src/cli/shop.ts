import { pipeline } from 'node:stream/promises';
import {
  deleteShop,
  exportShop,
  listShops,
  type PlatformContext,
  readShop,
  type Shop,
  setShopStatus,
} from '@stoa/commerce';
import { isClientType, normaliseHost } from '@stoa/domain';
import { readConfig } from '../config.ts';
import { ExitError } from '../postgres/index.ts';
import { readArguments, wrongUsage } from './arguments.ts';
import { type Asked, tellingRefusal } from './refused.ts';
import { makeOwner, type OwnerToBe, ownerToBe } from './shop/make-owner.ts';
import { openShop } from './shop/open-shop.ts';
import { PASSWORD_VARIABLE, readPassword } from './shop/read-password.ts';
import { inTurn, withPlatform } from './with-database.ts';

const USAGE = `npm run shop -- list
npm run shop -- create --code NAME --name "A name" --base-url https://shop.example [--type essential] [--email help@shop.example] [--owner EMAIL]
npm run shop -- owner NAME EMAIL
npm run shop -- suspend|resume|export NAME
npm run shop -- delete NAME --yes
The password of a new owner is asked for, or read from ${PASSWORD_VARIABLE} or the standard input.`;

/** On the standard error: the standard output is the file. */
const EXPORT_IS_FOR =
  'This is for handing the data of a shop to its owner or to another system. It is no backup: passwords, secrets, the texts of mails and files are left out.';

const { positionals, values } = readArguments(USAGE, {
  code: { type: 'string' },
  name: { type: 'string' },
  'base-url': { type: 'string' },
  type: { type: 'string', default: 'essential' },
  email: { type: 'string' },
  owner: { type: 'string' },
  yes: { type: 'boolean', default: false },
});
const [command = '', code = '', email = ''] = positionals;

const { adminHost } = readConfig(process.env);

type Command = (platform: PlatformContext, url: string) => Promise<void>;

/** Creates, lists, hands over, suspends, resumes, exports and deletes shops from the command line. */
const commands: Readonly<Record<string, Command>> = {
  async list(platform) {
    for (const { shop, status, hosts } of await listShops(platform)) {
      console.log(`${shop.code.padEnd(16)} ${shop.type.padEnd(18)} ${status.padEnd(10)} ${hosts.join(' ')}`);
    }
  },

  async create(platform, url) {
    const { code: name, type } = values;
    const baseUrl = values['base-url'];
    if (!name || !baseUrl || !isClientType(type)) throw wrongUsage(USAGE);
    const host = hostnameOf(baseUrl);
    const given = {
      code: name,
      name: values.name ?? name,
      type,
      baseUrl,
      supportEmail: values.email ?? `help@${host}`,
    };
    // First, so that a password that is refused leaves no shop without an owner.
    const owner = values.owner === undefined ? undefined : await findOrAdd(platform, values.owner);
    // A server that fills an empty database with the demo at this moment would find a shop in it half way.
    const shop = await inTurn(url, () => openShop(platform, given, [adminHost]));
    console.log(`Created ${shop.code} at ${shop.baseUrl}`);
    if (owner !== undefined) await handOver(platform, shop, values.owner ?? '', owner);
  },

  async owner(platform) {
    if (email === '') throw wrongUsage(USAGE);
    const { shop } = await readShop(platform, code);
    await handOver(platform, shop, email, await findOrAdd(platform, email));
  },

  suspend: (platform) => changeStatus(platform, 'suspend'),
  resume: (platform) => changeStatus(platform, 'resume'),

  async export(platform) {
    await pipeline(exportShop(platform, code), process.stdout, { end: false }).catch(unlessClosed);
    console.error(EXPORT_IS_FOR);
  },

  async delete(_platform, url) {
    if (!values.yes) throw new ExitError(`Deleting ${code} removes everything it has; add --yes to do so.`);
    await deleteShop(url, code);
    console.log(`Deleted ${code}`);
  },
};

/** Whoever reads may have enough, as `head` does. */
function unlessClosed(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

const findOrAdd = (platform: PlatformContext, who: string) =>
  ownerToBe(platform, who, () =>
    readPassword(who, { environment: process.env, input: process.stdin, prompts: process.stderr }),
  );

async function handOver(platform: PlatformContext, shop: Shop, who: string, owner: OwnerToBe): Promise<void> {
  await makeOwner(platform, shop, owner);
  const password = owner.wasKnown ? ' with the password they have already' : '';
  console.log(`${who} owns ${shop.code} and signs in at ${adminHost}${password}`);
}

/** @throws ExitError unless it is an address */
function hostnameOf(baseUrl: string): string {
  if (URL.canParse(baseUrl)) return new URL(baseUrl).hostname;
  throw new ExitError(`${baseUrl} is no address; --base-url takes one such as https://shop.example.`);
}

async function changeStatus(platform: PlatformContext, action: 'suspend' | 'resume'): Promise<void> {
  const { shop } = await readShop(platform, code);
  await setShopStatus(platform, shop.id, action);
  console.log(`${shop.code}: ${action === 'suspend' ? 'suspended' : 'active'}`);
}

const run = commands[command];
const needsCode = command !== 'list' && command !== 'create';
if (!run || (needsCode && code === '')) throw wrongUsage(USAGE);

await withPlatform(2, (platform, { url }) =>
  tellingRefusal(
    () => asked(platform),
    () => run(platform, url),
  ),
);

/** What the command was asked for, in the words of its refusal. */
async function asked(platform: PlatformContext): Promise<Asked> {
  if (command !== 'create') return { shop: code, email };
  const baseUrl = values['base-url'] ?? '';
  const host = (URL.canParse(baseUrl) && normaliseHost(new URL(baseUrl).host)) || baseUrl;
  const holder = (await listShops(platform)).find(({ hosts }) => hosts.includes(host));
  return { shop: values.code, host, hostOf: holder?.shop.code, email: values.owner };
}
