import type { Chance } from './chance.ts';
import { FORM, TYPES } from './values.ts';

const PART = '--b\r\ncontent-disposition: form-data; name="intent"\r\n\r\nadd\r\n';
const JSONS = [
  '{}',
  '[]',
  'null',
  '1',
  '"x"',
  '',
  '{',
  '{"a":',
  '{"id":1}',
  '{"id":"x","qty":1e999}',
  '\ufeff{}',
  '{"\xff":1}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":1}}',
  `${'['.repeat(5_000)}`,
  `${'{"a":'.repeat(3_000)}1`,
  '{"email":"a@b.c","password":"x"}',
  '{"email":{},"password":[]}',
  '{"id":"\\u0000","qty":1}',
  '{"id":"\\ud800"}',
  '{"query":"{__typename}"}',
  '{"query":"{"}',
  '{"query":1}',
  '{"query":"{me{email}}","variables":1}',
  '[{"query":"{__typename}"}]',
  `{"query":"{${'me{email}'.repeat(300)}}"}`,
  `{"query":"${'{me'.repeat(400)}"}`,
  '{"query":"{...a} fragment a on Query{...a}"}',
  '{"query":"query($a:Int!){product(slug:$a){name}}","variables":{"a":{}}}',
  '{"query":"{product(slug:\\"\\u0000\\"){name}}"}',
  '{"query":"mutation{login(email:\\"\\",password:\\"\\"){success}}"}',
  '{"query":"subscription{x}","operationName":[]}',
];
const FORMS = [
  '',
  '&',
  '=',
  'a',
  'a&'.repeat(3_000),
  '%',
  '%ff=%00',
  'intent=add&product=x&qty=1',
  'intent=add&intent=remove',
  'intent=%00',
  'email=a%40b.c&password=x',
  '__proto__=1',
  'a[b][c]=1',
  `a=${'x'.repeat(70_000)}`,
  '\xff=\xfe',
  'intent=place&email=&first_name=%F0%9F%98%80&country=ZZ',
  'age=maybe',
  'token=%00&password=x',
];
const PARTS = [
  '',
  '--b',
  '--b--',
  '--b\r\n',
  `${PART}--b--`,
  PART,
  `${PART}${PART.repeat(300)}--b--`,
  '--y\r\n\r\n--y--',
  '--b\r\ncontent-disposition: form-data; name="f"; filename="x"\r\ncontent-type: x\r\n\r\n\x00\r\n--b--\r\n',
  '--b\r\n\r\nx\r\n--b--',
  '--b\r\ncontent-disposition: form-data\r\n\r\nx\r\n--b--',
  `--b\r\nx: ${'y'.repeat(9_000)}\r\n\r\n\r\n--b--`,
  '--b\r\ncontent-disposition: form-data; name="a"\r\ncontent-transfer-encoding: base64\r\n\r\n%\r\n--b--',
];

/** Makes headers that describe a body, and the body; mostly they agree. */
export function bodyOf(chance: Chance): [string[], string] {
  const [type, texts] = chance.pick<[string, readonly string[]]>([
    ['application/json', JSONS],
    [FORM, FORMS],
    ['multipart/form-data; boundary=b', PARTS],
  ]);
  const body = chance.isIn(15) ? '\x00\xff\x80\r\n\r\n'.repeat(chance.upTo(50)) : chance.one(texts);
  const typed = chance.isIn(8) ? [] : [`content-type: ${chance.isIn(8) ? chance.one(TYPES) : type}`];
  if (chance.isIn(5)) {
    const chunk = `${body.length.toString(16)}\r\n${body}\r\n`;
    const chunks =
      body === ''
        ? '0\r\n\r\n'
        : chance.one([`${chunk}0\r\n\r\n`, `${chunk}x\r\n`, chunk, `${chunk}0\r\na: b\r\n\r\n`]);
    return [[...typed, 'transfer-encoding: chunked'], chunks];
  }
  const said = chance.isIn(10) ? Math.max(0, body.length + chance.upTo(7) - 3) : body.length;
  return [[...typed, `content-length: ${said}`], body];
}
