import type { Ask } from './http.ts';

/** A body that is far more expensive to parse carelessly than to send. */
export interface HostileBody {
  readonly name: string;
  readonly path: string;
  readonly type: string;
  readonly body: string;
}

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=b';
const JSON_TYPE = 'application/json';

/** As many bytes as any body may have. */
const MOST = 1_048_576;
const fill = (text: string, most = MOST) => text.repeat(Math.floor(most / text.length));

const PART = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n';
const OPEN = '--b\r\ncontent-disposition: form-data; name="a"\r\n';

const forms = (['/checkout/cart', '/login', '/checkout', '/nobody-knows-this'] as const).map((path) => ({
  name: `a form of empty fields to ${path}`,
  path,
  type: FORM,
  body: fill('a&'),
}));

const otherForms: readonly HostileBody[] = [
  { name: 'a form of separators', path: '/login', type: FORM, body: fill('&') },
  { name: 'a form of one long name', path: '/login', type: FORM, body: fill('a', MOST - 1) },
  { name: 'a form of escapes', path: '/login', type: FORM, body: `a=${fill('%41', MOST - 10)}` },
  { name: 'a form of many parts', path: '/login', type: MULTIPART, body: `${fill(PART, MOST - 10)}--b--` },
  { name: 'a form of boundaries', path: '/login', type: MULTIPART, body: fill('--b\r\n') },
  {
    name: 'a part of one long header',
    path: '/login',
    type: MULTIPART,
    body: `--b\r\nx:${fill('y', MOST - 20)}`,
  },
  {
    name: 'a part of many headers',
    path: '/login',
    type: MULTIPART,
    body: `${OPEN}${fill('a:b\r\n', MOST - 200)}\r\n\r\n--b--`,
  },
];

const jsonBodies: readonly HostileBody[] = [
  { name: 'many keys', path: '/api/cart/add', type: JSON_TYPE, body: objectOf(60_000) },
  { name: 'many keys for the back office', path: '/api/v1/session', type: JSON_TYPE, body: objectOf(60_000) },
  {
    name: 'a list of wrong entries',
    path: '/api/cart/update',
    type: JSON_TYPE,
    body: `{"products":[${fill('1,', MOST - 100)}1]}`,
  },
  {
    name: 'a list of empty entries',
    path: '/api/cart/update',
    type: JSON_TYPE,
    body: `{"products":[${fill('{},', MOST - 100)}{}]}`,
  },
  { name: 'deep lists', path: '/api/cart/add', type: JSON_TYPE, body: `{"id":${nested('[', ']')},"qty":1}` },
  {
    name: 'a deep filter',
    path: '/api/products/search',
    type: JSON_TYPE,
    body: `{"filter":${nested('{"a":', '}', '1')}}`,
  },
  {
    name: 'a filter of many values',
    path: '/api/pliable/search',
    type: JSON_TYPE,
    body: `{"searchType":"search","keyword":"x","filter":{"attributes":{"color":[${fill('"a",', MOST - 200)}"a"]}}}`,
  },
];

function objectOf(keys: number): string {
  return `{${Array.from({ length: keys }, (_, at) => `"k${at}":1`).join(',')}}`;
}

function nested(open: string, close: string, inside = ''): string {
  const times = Math.floor((MOST - 200) / (open.length + close.length));
  return open.repeat(times) + inside + close.repeat(times);
}

const documents: Readonly<Record<string, string>> = {
  'a field again and again': `{${'me{email}'.repeat(480)}}`,
  'fields in inline fragments again and again': `{${'...{me{email}}'.repeat(280)}}`,
  'a field again and again, deep down': `{me{${'orders{entries{_id}}'.repeat(200)}}}`,
  'a fragment again and again': `{${'...a '.repeat(480)}} fragment a on Query{${'me{email}'.repeat(100)}}`,
  'a fragment of fragments': `{...a} ${fragments(40)}`,
  'arguments again and again': `{${'product(slug:"a"){name}'.repeat(180)}}`,
  'a field again and again in variables’ reach': `query($a:String){${'product(slug:$a){name _id}'.repeat(150)}}`,
  'typename again and again': `{${'__typename '.repeat(1_900)}}`,
  'many fragments': manyFragments(170),
  'many misspelled fields': `{${misspelled(1_400)}}`,
  'introspection again and again': `{__schema{types{${'fields{name}'.repeat(400)}}}}`,
};

function misspelled(count: number): string {
  return Array.from({ length: count }, (_, at) => `categryListt${at}`).join(' ');
}

/** Different ones in one place. */
function manyFragments(count: number): string {
  const numbers = Array.from({ length: count }, (_, at) => at);
  const definitions = numbers.map((at) => `fragment g${at} on Query{me{email}}`);
  return `{${numbers.map((at) => `...g${at}`).join(' ')}} ${definitions.join(' ')}`;
}

/** Fragments that each spread the next one twice, so the number of fields doubles with each. */
function fragments(count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const next = `...f${at + 1} `;
    return `fragment ${at === 0 ? 'a' : `f${at}`} on Query{${at + 1 < count ? next + next : 'me{email}'}}`;
  }).join(' ');
}

const ADD = 'mutation($i:AddToCartInput!){addToCart(input:$i){success}}';

const graphqlBodies: readonly HostileBody[] = [
  ...Object.entries(documents).map(([name, query]) => ({
    name: `a document with ${name}`,
    path: '/api-graphql',
    type: JSON_TYPE,
    body: JSON.stringify({ query }),
  })),
  {
    name: 'a document of spaces',
    path: '/api-graphql',
    type: JSON_TYPE,
    body: JSON.stringify({ query: `{${fill(' ', MOST - 100)}__typename}` }),
  },
  {
    // Where each fault stands is counted in lines, from the first one on.
    name: 'a document of line breaks before many faults',
    path: '/api-graphql',
    type: JSON_TYPE,
    body: JSON.stringify({ query: `{${fill('\n', 500_000)}${misspelled(300)}}` }),
  },
  {
    // For each fault all that was sent is printed.
    name: 'variables with many unknown names',
    path: '/api-graphql',
    type: JSON_TYPE,
    body: `{"query":${JSON.stringify(ADD)},"variables":{"i":${objectOf(9000)}}}`,
  },
  {
    name: 'variables with many wrong entries',
    path: '/api-graphql',
    type: JSON_TYPE,
    body: `{"query":${JSON.stringify(`query(${fill('\n', 1900)}$i:[Int!]!){getAllParsedMenu(_ids:$i){name}}`)},"variables":{"i":[${fill('"x",', 30_000)}"x"]}}`,
  },
  {
    name: 'deep variables',
    path: '/api-graphql',
    type: JSON_TYPE,
    body: `{"query":"{__typename}","variables":{"a":${nested('[', ']')}}}`,
  },
];

/** Returns the request with the body, to a shop's host or to the back office. */
export function hostileRequest({ path, type, body }: HostileBody, port: number, shopHost: string): Ask {
  const host = path.startsWith('/api/v1/') ? 'admin.localhost' : shopHost;
  const headers = { 'content-type': type, origin: `http://${host}`, accept: 'application/json' };
  return { port, host, path, method: 'POST', headers, body };
}

export const hostileBodies: readonly HostileBody[] = [
  ...forms,
  ...otherForms,
  ...jsonBodies,
  ...graphqlBodies,
];
