import {
  type ListedMail,
  listShops,
  listUndelivered,
  type PlatformContext,
  readShop,
  type Shop,
  sendAgain,
  systemContext,
} from '@stoa/commerce';
import { ExitError } from '../postgres/index.ts';
import { readArguments, wrongUsage } from './arguments.ts';
import { tellingRefusal } from './refused.ts';
import { withPlatform } from './with-database.ts';

const USAGE = `npm run mail -- list [SHOP]
npm run mail -- retry SHOP [ID]`;

const { positionals } = readArguments(USAGE, {});
const [command, code, id] = positionals;
if (command === undefined || positionals.length > (command === 'list' ? 2 : 3)) throw wrongUsage(USAGE);

/** Mail that could not be delivered, from the command line. */
async function run(platform: PlatformContext): Promise<void> {
  if (command === 'list') return list(platform);
  if (command !== 'retry' || code === undefined) throw wrongUsage(USAGE);
  const { shop } = await readShop(platform, code);
  const count = await sendAgain(contextOf(platform, shop), id);
  if (count === 0 && id !== undefined) throw new ExitError(`No mail ${id} of ${code} has failed.`);
  console.log(`${count} ${count === 1 ? 'mail' : 'mails'} of ${shop.code} to be sent again`);
}

async function list(platform: PlatformContext): Promise<void> {
  const listed = code === undefined ? await listShops(platform) : [await readShop(platform, code)];
  for (const { shop } of listed) {
    for (const mail of await listUndelivered(contextOf(platform, shop))) console.log(lineOf(shop, mail));
  }
}

const contextOf = (platform: PlatformContext, shop: Shop) =>
  systemContext(platform, shop, { command: `mail ${command}` });

/** Control characters in texts of strangers must not reach the terminal. */
const oneLine = (text: string) => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();

function lineOf(shop: Shop, { id, status, attempts, createdAt, recipient, lastError }: ListedMail): string {
  const state = status === 'failed' ? 'failed' : 'waiting';
  const tried = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
  const told = [recipient, lastError ?? ''].map(oneLine).join('  ');
  return `${shop.code.padEnd(16)} ${id}  ${createdAt.toISOString()}  ${state.padEnd(8)} ${tried.padEnd(12)} ${told}`;
}

await withPlatform(2, (platform) =>
  tellingRefusal(
    () => ({ shop: code }),
    () => run(platform),
  ),
);
