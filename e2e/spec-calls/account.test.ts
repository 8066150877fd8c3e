import { describe, expect, test } from 'vitest';
import { args, at, Caller, claims, expectShape, type Json, textAt } from './caller.ts';
import { filled, selection } from './shape.ts';
import { user } from './shapes.ts';

const EMAIL = 'shopper@example.com';
const PASSWORD = 'stoa-demo';

interface Door {
  signIn(caller: Caller, email: string, password: string): Promise<Json>;
  who(caller: Caller, token?: string): Promise<Json>;
  signOut(caller: Caller): Promise<Json>;
}

const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

const doors: Readonly<Record<string, Door>> = {
  GraphQL: {
    async signIn(caller, email, password) {
      const given = args({ email, password });
      const data = await caller.graphql(`mutation { login(${given}) { success token message } }`);
      return at(data, 'login') as Json;
    },
    async who(caller, token) {
      return { user: (await caller.graphql(`{ me { ${selection(user)} } }`, bearer(token))).me };
    },
    async signOut(caller) {
      return at(await caller.graphql('mutation { logout { success } }'), 'logout') as Json;
    },
  },
  REST: {
    signIn: async (caller, email, password) =>
      (await caller.post('/api/auth/login', { email, password })).body,
    who: async (caller, token) => (await caller.get('/api/auth/user', bearer(token))).body,
    signOut: async (caller) => (await caller.get('/api/auth/logout')).body,
  },
};

claims(user, ['is_restricted']);

describe.each(Object.entries(doors))('a customer by %s', (_, door) => {
  test('signs in for a token, is told as a user with a scope, and signs out as often as they like [API-REST-501, API-REST-502, API-REST-503, ENT-058, ENT-570, OPEN-507]', async () => {
    const caller = new Caller('harbor');
    expect(await door.who(caller)).toMatchObject({ user: null });
    const login = await door.signIn(caller, EMAIL, PASSWORD);
    expectShape(login, { token: filled });
    const { user: who } = await door.who(caller);
    expectShape(who, user);
    expect(who).toMatchObject({ email: EMAIL, is_restricted: false });
    expect(await door.signOut(caller)).toEqual({ success: true });
    expect(await door.who(caller)).toMatchObject({ user: null });
    expect(await door.signOut(caller)).toEqual({ success: true });
  });

  test('is known by the token alone, without a cookie, and only in the shop that gave it [API-REST-501, API-REST-503, TEN-507]', async () => {
    const signed = new Caller('harbor');
    const token = textAt(await door.signIn(signed, EMAIL, PASSWORD), 'token');
    expect(await door.who(new Caller('harbor'), token)).toMatchObject({ user: { email: EMAIL } });
    const { status, body } = await new Caller('ember').get('/api/auth/user', bearer(token));
    expect(status).toBe(401);
    expect(body).toMatchObject({ success: false, code: 'UNAUTHENTICATED' });
    await door.signOut(signed);
    expect((await new Caller('harbor').get('/api/auth/user', bearer(token))).status).toBe(401);
  });

  test('is refused by one neutral message, whether the password or the address is wrong [OPEN-506]', async () => {
    const caller = new Caller('harbor');
    const wrong = await door.signIn(caller, EMAIL, 'not-the-password');
    const unknown = await door.signIn(caller, 'nobody-at-all@example.com', PASSWORD);
    expect(wrong).toMatchObject({ success: false });
    expect(wrong.token ?? null).toBeNull();
    expect(wrong.message).toBeTypeOf('string');
    expect(unknown.message).toBe(wrong.message);
  });
});

test('wrong credentials are a 401, and broken ones a 400 that names the field [OPEN-506]', async () => {
  const caller = new Caller('harbor');
  const wrong = await caller.post('/api/auth/login', { email: EMAIL, password: 'not-the-password' });
  expect(wrong.status).toBe(401);
  expect(wrong.body).toMatchObject({ success: false, code: 'INVALID_CREDENTIALS' });
  const broken = await caller.post('/api/auth/login', { email: 5 });
  expect(broken.status).toBe(400);
  expect(broken.body).toMatchObject({ success: false, code: 'BAD_USER_INPUT', field: 'email' });
});

test('logout is taken by POST as well, so that no prefetched link signs anyone out [OPEN-507]', async () => {
  const caller = new Caller('harbor');
  await caller.signIn(EMAIL);
  expect((await caller.post('/api/auth/logout', {})).body).toEqual({ success: true });
  expect((await caller.get('/api/auth/user')).body.user).toBeNull();
});

test('prices of a shop that hides them are told to a customer who is approved, and not to one who waits [PRICE-006, PRICE-007, PERM-504]', async () => {
  const asked = '{ sliderProducts(input:{limit:1}) { products { price final_price } } }';
  const guest = new Caller('ember');
  expect((await guest.graphql(asked)).sliderProducts).toEqual({
    products: [{ price: null, final_price: null }],
  });
  const pending = new Caller('ember');
  await pending.signIn('pending@example.com');
  expect((await pending.graphql(asked)).sliderProducts).toEqual({
    products: [{ price: null, final_price: null }],
  });
  const approved = new Caller('ember');
  await approved.signIn(EMAIL);
  expect((await approved.graphql(asked)).sliderProducts).toEqual({
    products: [{ price: expect.any(Number), final_price: expect.any(Number) }],
  });
  await pending.get('/api/auth/logout');
  await approved.get('/api/auth/logout');
});

test('a customer changes what is known of them, which is answered by status success [API-015]', async () => {
  const caller = new Caller('harbor');
  await caller.signIn(EMAIL);
  const before = at((await caller.get('/api/auth/user')).body, 'user') as Json;
  const { email, first_name, last_name, nick_name } = before;
  const save = (changed: Json) =>
    caller.post('/api/account/settings', { email, first_name, last_name, nick_name, ...changed });
  const saved = await save({ first_name: 'Honora', nick_name: 'Honora of the Harbor' });
  expect(saved.status).toBe(200);
  expect(saved.body).toMatchObject({ status: 'success' });
  expect((await caller.get('/api/auth/user')).body.user).toMatchObject({
    ...{ email, last_name },
    ...{ first_name: 'Honora', nick_name: 'Honora of the Harbor' },
  });
  const refused = await save({ email: 'no address' });
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ success: false, field: 'email' });
  expect((await save({})).body).toMatchObject({ status: 'success' });
  expect((await caller.get('/api/auth/user')).body.user).toMatchObject(before);
  await caller.get('/api/auth/logout');
});

test('nobody changes an account without having signed in', async () => {
  const { status, body } = await new Caller('harbor').post('/api/account/settings', { first_name: 'Eve' });
  expect(status).toBe(401);
  expect(body).toMatchObject({ success: false, code: 'UNAUTHENTICATED' });
});
