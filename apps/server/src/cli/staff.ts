import {
  INVITATION_SECONDS,
  invitationLink,
  inviteByLink,
  type PlatformContext,
  type PrintedInvitation,
  readShop,
  systemContext,
} from '@stoa/commerce';
import { officeUrl } from '../admin/office-url.ts';
import { readConfig } from '../config.ts';
import { readArguments, wrongUsage } from './arguments.ts';
import { tellingRefusal } from './refused.ts';
import { withPlatform } from './with-database.ts';

const USAGE = 'npm run staff -- create --shop NAME --role owner --email ADDRESS';

const { positionals, values } = readArguments(USAGE, {
  shop: { type: 'string', default: '' },
  role: { type: 'string', default: '' },
  email: { type: 'string', default: '' },
});
const { shop: code, role, email } = values;
if (positionals.length !== 1 || positionals[0] !== 'create') throw wrongUsage(USAGE);
if (code === '' || role === '' || email === '') throw wrongUsage(USAGE);

const config = readConfig(process.env);
const HOURS = INVITATION_SECONDS.printed / 3600;

/** Prints the link by which somebody gets a role in a shop, and chooses a password where they are new. ADM-001 */
async function create(platform: PlatformContext): Promise<void> {
  const { shop } = await readShop(platform, code);
  const { ownSellerId } = shop;
  const limit = role === 'seller' && ownSellerId !== undefined && { sellerId: ownSellerId };
  // What is no role is refused.
  const invited = { email, role: role as PrintedInvitation['role'], ...limit };
  const { token } = await inviteByLink(systemContext(platform, shop, { command: 'staff create' }), invited);
  console.log(invitationLink(officeUrl(config, config.port), token));
  console.log(
    `Whoever opens this link within ${HOURS} hours works in ${shop.code} as ${role}; it works once.`,
  );
}

await withPlatform(2, (platform) =>
  tellingRefusal(
    () => ({ shop: code, email, role }),
    () => create(platform),
  ),
);
