import { type ErrorCode, errorCatalogue, msg, ShopError } from '@stoa/domain';
import { expect, it } from 'vitest';
import { tellingRefusal } from './refused.ts';

const asked = {
  shop: 'quay',
  host: 'quay.example',
  hostOf: 'harbor',
  email: 'anna@quay.example',
  role: 'boss',
};

/** What the command ends with where its work throws this. */
const endsWith = (error: Error): Promise<unknown> =>
  tellingRefusal(
    () => asked,
    () => Promise.reject(error),
  ).catch((thrown: unknown) => thrown);

/** The sentence that the operator reads. */
async function said(error: ShopError): Promise<string> {
  const thrown = await endsWith(error);
  if (thrown instanceof Error && 'exitSentence' in thrown) return String(thrown.exitSentence);
  throw new Error('there is no sentence', { cause: thrown });
}

it.each<[ErrorCode, string | undefined, RegExp]>([
  ['conflict', 'hosts', /^quay\.example is the host of the shop 'harbor': .*--base-url/],
  ['conflict', 'code', /^There is a shop or a seller 'quay' already: .*--code/],
  ['conflict', 'email', /^anna@quay\.example .*run the command again/],
  ['conflict', 'import', /^Another import of quay is running: wait/],
  ['conflict', 'marketplace', /^quay is a marketplace .*delete those first/],
  ['not-found', 'shop', /^There is no shop 'quay': npm run shop -- list/],
  ['invalid-input', 'code', /^'quay' can't be the code of a shop: give --code/],
  ['invalid-input', 'name', /--name/],
  ['invalid-input', 'baseUrl', /--base-url/],
  ['invalid-input', 'settings.general.supportEmail', /--email/],
  ['invalid-input', 'email', /^'anna@quay\.example' is no e-mail address/],
  ['invalid-input', 'role', /^'boss' is no role of a shop: give --role one of owner, .*, seller\.$/],
  ['invalid-input', 'sellerId', /^quay sells nothing of its own: give --shop/],
  ['unavailable', undefined, /^The database does not answer .*run the command again/],
])('%s on %s is told with what to do', async (code, field, words) => {
  expect(await said(new ShopError(code, field === undefined ? {} : { field }))).toMatch(words);
});

it('the words of a rule are told where it has some', async () => {
  const reserved = msg('shop.host_reserved', { host: 'admin.example' });
  const conflict = new ShopError('conflict', { field: 'hosts', reason: reserved });
  expect(await said(conflict)).toMatch(/^admin\.example is where the back office is/);
  const required = new ShopError('invalid-input', {
    field: 'industry',
    reason: msg('field.required', { field: 'email' }),
  });
  expect(await said(required)).toMatch(/is required \(industry\): give it another value\.$/);
});

it('every code of the catalogue is a sentence with what to do, whatever its field', async () => {
  for (const code of Object.keys(errorCatalogue) as ErrorCode[]) {
    for (const details of [{}, { field: 'what' }]) {
      const sentence = await said(new ShopError(code, details));
      expect(sentence, code).toMatch(/^\p{Lu}.*: (run|see|give|wait).*\.$/su);
      expect(sentence, code).not.toMatch(/undefined|\{/);
    }
  }
});

it('a fault of ours stays one', async () => {
  const fault = new TypeError('that is undefined');
  expect(await endsWith(fault)).toBe(fault);
});
