import { Readable } from 'node:stream';
import { newId } from '@stoa/commerce';
import { adminRoutes } from '../rest/routes.ts';

/** Values with which a procedure would be called rightly, but for records that are not there. */
type Sample = Readonly<Record<string, unknown>>;

const address = {
  firstName: 'Ann',
  lastName: 'Lee',
  line1: '1 Main St',
  city: 'New York',
  state: 'NY',
  postcode: '10001',
  country: 'US',
};

const colour = {
  label: 'Colour',
  displayType: 'button',
  options: [{ value: 'Red', swatch: '#c00' }, { value: 'Blue' }],
};

/** For every procedure that takes something: a test fails where one is missing. */
const samples: Readonly<Record<string, () => Sample>> = {
  'session.signIn': () => ({ email: 'nobody@example.com', password: 'wrong horse' }),
  'session.read': () => ({}),
  'session.signOut': () => ({}),
  'links.askReset': () => ({ email: 'nobody@example.com' }),
  'links.readReset': () => ({ token: 'x'.repeat(43) }),
  'links.useReset': () => ({ token: 'x'.repeat(43), password: 'battery staple' }),
  'links.readInvitation': () => ({ token: 'x'.repeat(43) }),
  'links.acceptInvitation': () => ({ token: 'x'.repeat(43), name: 'Eve', password: 'battery staple' }),
  'account.read': () => ({}),
  'account.change': () => ({ version: 1, name: 'Eve Quill' }),
  'account.changePassword': () => ({ current: 'wrong horse', next: 'battery staple' }),
  'account.sessions': () => ({}),
  'account.endSession': () => ({ session: newId() }),
  'account.endOtherSessions': () => ({}),
  'account.beginSecondFactor': () => ({}),
  'account.confirmSecondFactor': () => ({ code: '000000' }),
  'account.removeSecondFactor': () => ({ password: 'wrong horse', code: '000000' }),
  'account.renewRecoveryCodes': () => ({ code: '000000' }),
  'start.toDo': () => ({}),
  'people.list': () => ({}),
  'people.invite': () => ({ email: `${newId()}@example.com`, role: 'support' }),
  'people.sendAgain': () => ({ invitation: newId() }),
  'people.withdraw': () => ({ invitation: newId() }),
  'people.changeRole': () => ({ person: newId(), version: 1, role: 'support' }),
  'people.remove': () => ({ person: newId(), version: 1 }),
  'people.endSessions': () => ({ person: newId() }),
  'people.changeRules': () => ({ version: 1_000_000, secondFactorRequired: false }),
  'people.sellers': () => ({}),
  'orders.list': () => ({ q: '100', from: '2026-01-01', limit: 1 }),
  'orders.latest': () => ({}),
  'orders.read': () => ({ order: newId() }),
  'orders.timeline': () => ({ order: newId() }),
  'orders.takeStep': () => ({ order: newId(), version: 1, machine: 'payment', to: 'paid' }),
  'orders.addNote': () => ({ order: newId(), text: 'Has called' }),
  'orders.editNote': () => ({ order: newId(), note: newId(), version: 1, text: 'Has called' }),
  'products.read': () => ({ product: newId() }),
  'products.create': () => ({ kind: 'simple', name: 'Mug', sku: newId() }),
  'products.change': () => ({ product: newId(), version: 1, name: 'Mug', price: 1000 }),
  'products.changeMany': () => ({ products: [newId()], visible: true, archived: false }),
  'products.lacks': () => ({ product: newId() }),
  'products.priceGroups': () => ({}),
  'products.moveSlug': () => ({ product: newId(), slug: 'mug' }),
  'products.copySkus': () => ({ product: newId() }),
  'products.duplicate': () => ({ product: newId(), name: 'Mug', ending: '-2' }),
  'products.readVariation': () => ({ product: newId(), variation: newId() }),
  'products.changeVariation': () => ({
    product: newId(),
    variation: newId(),
    version: 1,
    price: 1000,
  }),
  'variations.matrix': () => ({ product: newId() }),
  'variations.change': () => ({
    product: newId(),
    changes: [{ id: newId(), version: 1, price: 1000, discontinued: true }],
  }),
  'variations.planAttributes': () => ({ product: newId(), attributes: [colour] }),
  'variations.changeAttributes': () => ({ product: newId(), version: 1, attributes: [colour] }),
  'products.priceFor': () => ({ product: newId(), group: 'retail', quantity: 2 }),
  'stock.movements': () => ({ product: newId(), limit: 1 }),
  'stock.adjust': () => ({
    product: newId(),
    delta: 1,
    reason: 'Found behind the shelf',
    idempotencyKey: newId(),
  }),
  'stock.count': () => ({ product: newId(), counted: 4, seen: 5, reason: 'Stocktaking' }),
  'stock.setRules': () => ({ product: newId(), allowBackorders: true, backorderShipDate: null }),
  'stock.keep': () => ({ product: newId(), kept: true }),
  'products.list': () => ({ q: 'mug', from: '2026-01-01', leastPrice: 1, limit: 1 }),
  'products.facets': () => ({}),
  'products.variations': () => ({ product: newId(), limit: 1 }),
  'customers.list': () => ({ q: 'ann', leastOrders: 1, from: '2026-01-01', limit: 1 }),
  'customers.read': () => ({ customer: newId() }),
  'customers.create': () => ({ email: `${newId()}@example.com`, firstName: 'Ann', group: 'retail' }),
  'customers.change': () => ({ customer: newId(), version: 1, status: 'verified', nickName: null }),
  'customers.changeMany': () => ({ customers: [newId()], status: 'verified', group: 'retail', tell: true }),
  'customers.changeEmail': () => ({ customer: newId(), version: 1, email: `${newId()}@example.com` }),
  'customers.mailPasswordLink': () => ({ customer: newId() }),
  'customers.endSessions': () => ({ customer: newId() }),
  'customers.addressRules': () => ({}),
  'customers.addAddress': () => ({ customer: newId(), address }),
  'customers.changeAddress': () => ({ customer: newId(), id: newId(), version: 1, address }),
  'customers.removeAddress': () => ({ customer: newId(), id: newId() }),
  'customerGroups.list': () => ({}),
  'customerGroups.levels': () => ({ group: 'nobody', limit: 1 }),
  'customerGroups.create': () => ({ code: `group-${newId()}`, name: 'Trade' }),
  'customerGroups.rename': () => ({ group: 'nobody', version: 1, name: 'Trade' }),
  'customerGroups.remove': () => ({ group: 'nobody', moveTo: 'retail' }),
  'files.upload': () => ({ name: 'mug.png', body: 'a picture' }),
  'audit.list': () => ({ limit: 1 }),
  'audit.facets': () => ({}),
  'audit.download': () => ({ from: '2026-01-01', to: '2026-01-31' }),
};

/** @throws Error for a procedure without a sample */
export function sampleOf(name: string): Sample {
  const sample = samples[name];
  if (!sample) throw new Error(`${name} has no sample in testing/samples.ts`);
  return sample();
}

/** Names of records that stand in addresses; values of them that an address does not name are left out. */
const RECORDS = new Set(['shop', 'person', 'invitation', 'session', 'customer', 'product']);

const routeOf = (name: string) => {
  const found = adminRoutes.find((route) => route.name === name);
  if (!found) throw new Error(`there is no procedure ${name}`);
  return found;
};

/** Returns how a procedure is called by REST with these values. */
export function callOf(name: string, values: Sample) {
  const { method, path, access } = routeOf(name);
  const named = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(values[key])));
  const sample = sampleOf(name);
  const isSent = (key: string) => !named.has(key) && (!RECORDS.has(key) || key in sample);
  const rest = Object.fromEntries(Object.entries(values).filter(([key]) => isSent(key)));
  if (access.body === 'file') {
    const { body, ...query } = rest;
    return { method, path: withQuery(filled, query), payload: String(body), headers: PICTURE };
  }
  if (method === 'GET') return { method, path: withQuery(filled, rest) };
  return { method, path: filled, ...(method !== 'DELETE' && { body: rest }) };
}

const PICTURE = { 'content-type': 'image/png' };

function withQuery(path: string, values: Sample): string {
  const query = new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Returns the input of a procedure that is called with these values. */
export function inputOf(name: string, values: Sample): Sample {
  const { path, access } = routeOf(name);
  if (access.body !== 'file') return values;
  const { body, ...rest } = values;
  const inPath = ([key]: [string, unknown]) => path.includes(`{${key}}`);
  const entries = Object.entries(rest);
  return {
    params: Object.fromEntries(entries.filter(inPath)),
    query: Object.fromEntries(entries.filter((entry) => !inPath(entry))),
    body: Readable.from([body]),
  };
}
