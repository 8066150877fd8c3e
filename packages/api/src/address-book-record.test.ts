import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { everyFieldOf } from './testing/every-operation.ts';
import { noRefusal } from './testing/outcome.ts';
import { serveMug } from './testing/served-mug.ts';
import { someText } from './testing/some-text.ts';
import type { TestClient } from './testing/test-client.ts';
import { signedIn } from './testing/test-customer.ts';
import { newYork } from './testing/test-sale.ts';

const { sale } = await serveMug();

const REPLY = everyFieldOf('AddressBookReply', 2);

/** What a customer does with the own addresses, through one door; each returns the whole answer. */
interface AddressDoor {
  readonly name: string;
  /** What an answer has beside the addresses. */
  readonly done: object;
  save(who: TestClient, input: object): Promise<unknown>;
  remove(who: TestClient, id: string): Promise<unknown>;
  prefer(who: TestClient, id: string): Promise<unknown>;
  list(who: TestClient): Promise<unknown>;
}

const graphql: AddressDoor = {
  name: 'GraphQL',
  done: { success: true, ...noRefusal },
  async save(who, input) {
    const save = `mutation ($input: SavedAddressInput!) { saveAddress(input: $input) ${REPLY} }`;
    return Object(await ask(who, save, { input })).saveAddress;
  },
  async remove(who, id) {
    return Object(await ask(who, `mutation ($id: ID!) { removeAddress(_id: $id) ${REPLY} }`, { id }))
      .removeAddress;
  },
  async prefer(who, id) {
    return Object(await ask(who, `mutation ($id: ID!) { setDefaultAddress(_id: $id) ${REPLY} }`, { id }))
      .setDefaultAddress;
  },
  async list(who) {
    const { me } = Object(await ask(who, `{ me ${everyFieldOf('Customer', 2)} }`));
    return { ...this.done, addresses: me.addresses };
  },
};

const rest: AddressDoor = {
  name: 'REST',
  done: { success: true },
  save: async (who, input) => (await who.post('/api/account/addresses', input)).body,
  remove: async (who, _id) => (await who.post('/api/account/addresses/remove', { _id })).body,
  prefer: async (who, _id) => (await who.post('/api/account/addresses/default', { _id })).body,
  list: async (who) => (await who.get('/api/account/addresses')).body,
};

const idsOf = (reply: unknown): string[] =>
  Object(reply).addresses.map(({ _id }: { readonly _id: string }) => _id);

const home = { ...newYork, company: 'Engines', street2: 'Flat 2', phone: '212 555 0100' };
const work = { ...home, first_name: 'Grace', street: '2 Main Street' };

describe.each([graphql, rest])('the address book by $name', (door) => {
  it('tells of all addresses what was kept, the default first', async () => {
    const { who } = await signedIn(sale);
    expect(await door.list(who)).toEqual({ ...door.done, addresses: [] });
    const first = { _id: someText, address: home, is_default: true };
    const second = { _id: someText, address: work, is_default: false };
    expect(await door.save(who, { address: home })).toEqual({ ...door.done, addresses: [first] });
    const both = await door.save(who, { address: work });
    expect(both).toEqual({ ...door.done, addresses: [first, second] });
    expect(await door.list(who)).toEqual(both);
    const [homeId = '', workId = ''] = idsOf(both);
    const preferred = await door.prefer(who, workId);
    expect(preferred).toEqual({
      ...door.done,
      addresses: [
        { _id: workId, address: work, is_default: true },
        { _id: homeId, address: home, is_default: false },
      ],
    });
    const changed = { _id: workId, address: newYork };
    const bare = { ...newYork, company: '', street2: '', phone: '' };
    expect(await door.save(who, changed)).toMatchObject({ addresses: [{ _id: workId, address: bare }, {}] });
    expect(await door.remove(who, homeId)).toEqual({
      ...door.done,
      addresses: [{ _id: workId, address: bare, is_default: true }],
    });
  });
});
