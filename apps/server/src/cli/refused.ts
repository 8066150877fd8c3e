import { isShopError, type ShopError, shopRoles } from '@stoa/domain';
import { t } from '@stoa/messages';
import { ExitError } from '../postgres/index.ts';

/** What a command was asked for, as far as its refusal can name it. */
export interface Asked {
  /** Code of the shop. */
  readonly shop?: string | undefined;
  /** Host of the shop that was to be made. */
  readonly host?: string | undefined;
  /** Code of the shop that has this host. */
  readonly hostOf?: string | undefined;
  /** Of somebody of the back office. */
  readonly email?: string | undefined;
  /** In a shop. */
  readonly role?: string | undefined;
}

type Sentence = (asked: Asked, error: ShopError) => string;

/** By code and field, else by code. */
const sentences: Readonly<Record<string, Sentence>> = {
  'conflict hosts': ({ host, hostOf }) =>
    `${host} is the host of the shop '${hostOf}': give --base-url another one, or delete that shop.`,
  'conflict code': ({ shop }) => `There is a shop or a seller '${shop}' already: give --code another name.`,
  'conflict email': ({ email }) =>
    `${email} was added to the back office by somebody else at this moment: run the command again.`,
  'conflict import': ({ shop }) => `Another import of ${shop} is running: wait until it is done.`,
  'conflict marketplace': ({ shop }) =>
    `${shop} is a marketplace with shops of its sellers: delete those first.`,
  conflict: (_asked, { field }) =>
    `Somebody else changed the same at this moment${inWords(field)}: run the command again.`,
  'not-found shop': ({ shop }) =>
    `There is no shop '${shop}': npm run shop -- list names those that there are.`,
  'not-found': (_asked, { field }) => `What is named is not there${inWords(field)}: see what was given.`,
  'invalid-input code': ({ shop }) =>
    `'${shop}' can't be the code of a shop: give --code small letters, digits and hyphens, 63 at most, a letter or digit first.`,
  'invalid-input name': () => 'A shop needs a name of one line: give --name one of 1 to 255 characters.',
  'invalid-input baseUrl': () =>
    'That can be no shop’s address: give --base-url one of http or https and a host, without a user, a query or a fragment, such as https://shop.example.',
  'invalid-input settings.general.supportEmail': () =>
    'That is no e-mail address to ask for help at: give --email one such as help@shop.example.',
  'invalid-input email': ({ email }) =>
    `'${email}' is no e-mail address: give one such as anna@shop.example.`,
  'invalid-input role': ({ role }) =>
    `'${role}' is no role of a shop: give --role one of ${shopRoles.join(', ')}.`,
  'invalid-input sellerId': ({ shop }) =>
    `${shop} sells nothing of its own: give --shop the shop of a seller.`,
  'invalid-input': (_asked, { field, reason }) => {
    const words = reason ? t(reason).replace(/\.$/, '') : "That can't be taken";
    return `${words}${inWords(field)}: give it another value.`;
  },
  'rate-limited': (_asked, { params }) =>
    `Too many attempts: run the command again in ${params.retryAfter ?? 60} s.`,
  unavailable: () => 'The database does not answer at the moment: run the command again when it does.',
};

/**
 * Does what a command asks for. That a use case refuses it becomes a sentence.
 * @param asked asked for only where something was refused
 * @throws ExitError with the sentence; whatever else `work` throws
 */
export async function tellingRefusal(
  asked: () => Asked | Promise<Asked>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw isShopError(error) ? new ExitError(refusedInWords(error, await asked()), { cause: error }) : error;
  }
}

/** Returns what the operator reads where a use case refused: what is in the way, and what to do. */
function refusedInWords(error: ShopError, asked: Asked): string {
  const { code, field, reason } = error;
  if (reason && (code !== 'invalid-input' || field === 'password')) return t(reason);
  const sentence = sentences[`${code} ${field}`] ?? sentences[code] ?? refusedAsCode;
  return sentence(asked, error);
}

/** What no command asks for is not worded. */
const refusedAsCode: Sentence = (_asked, { code, field }) =>
  `The command was refused as '${code}'${inWords(field)}: see what was given.`;

const inWords = (field: string | undefined) => (field === undefined ? '' : ` (${field})`);
