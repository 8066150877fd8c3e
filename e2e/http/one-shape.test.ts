import { describe, expect, it } from 'vitest';
import { demo } from '../harness/demo.ts';
import { ask } from '../harness/http.ts';
import { sendRaw } from '../harness/send-raw.ts';

const { port } = demo;
const host = `harbor.localhost:${port}`;
const json = 'application/json';

const shape = (code: string, status: number) => ({
  code,
  status,
  retryable: expect.any(Boolean),
  params: expect.any(Object),
  field: null,
  field_errors: [],
});

describe('what is refused before a door looks at it has the shape of every refusal', () => {
  it.each<[what: string, path: string, way: object, status: number, code: string]>([
    ['an unknown path', '/api/nowhere', {}, 404, 'NOT_FOUND'],
    ['the path of no route', '/api', {}, 404, 'NOT_FOUND'],
    ['an unknown path, to a browser', '/api/nowhere', { headers: { accept: 'text/html' } }, 404, 'NOT_FOUND'],
    [
      'an address that cannot be read',
      '/api/%zz',
      { headers: { accept: 'text/html' } },
      400,
      'BAD_USER_INPUT',
    ],
    ['a method', '/api/cart', { method: 'DELETE' }, 405, 'METHOD_NOT_ALLOWED'],
    ['a method of an unknown path', '/api/nowhere', { method: 'DELETE' }, 404, 'NOT_FOUND'],
    [
      'a kind of content',
      '/api/cart/add',
      { method: 'POST', headers: { 'content-type': 'text/csv' }, body: 'a' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'half of JSON',
      '/api/cart/add',
      { method: 'POST', headers: { 'content-type': json }, body: '{' },
      400,
      'BAD_USER_INPUT',
    ],
    [
      'no object',
      '/api/cart/add',
      { method: 'POST', headers: { 'content-type': json }, body: '[]' },
      400,
      'BAD_USER_INPUT',
    ],
    [
      'a body beyond a megabyte',
      '/api/cart/add',
      { method: 'POST', headers: { 'content-type': json }, body: 'x'.repeat(1_200_000) },
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ])('by REST: %s', async (_what, path, way, status, code) => {
    const answer = await ask({ port, host, path, ...way });
    expect(answer.status).toBe(status);
    const { message, ...told } = JSON.parse(answer.text);
    expect(told).toEqual({ success: false, ...shape(code, status) });
    expect(message).toMatch(/\w+ \w+/);
    expect(message).not.toBe('Please check what you entered.');
  });

  it('by GraphQL: an answer that is not accepted', async () => {
    const headers = { 'content-type': json, accept: 'text/csv' };
    const body = JSON.stringify({ query: '{ __typename }' });
    const answer = await ask({ port, host, path: '/api-graphql', method: 'POST', headers, body });
    expect(answer.status).toBe(406);
    expect(JSON.parse(answer.text)).toEqual({
      errors: [{ message: expect.stringMatching(/JSON/), extensions: shape('NOT_ACCEPTABLE', 406) }],
    });
  });

  it.each([
    [
      'a head that is too large',
      `GET /api/cart HTTP/1.1\r\nhost: ${host}\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'HEAD_TOO_LARGE',
    ],
    ['what is no HTTP', 'nonsense of a stranger\r\n\r\n', 400, 'BAD_USER_INPUT'],
  ])('of %s, and the connection is closed', async (_what, bytes, status, code) => {
    const [head = '', body = ''] = (await sendRaw(port, Buffer.from(bytes))).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toContain('content-type: application/json');
    const { message, ...told } = JSON.parse(body);
    expect(told).toEqual({ success: false, ...shape(code, status) });
    expect(message).toMatch(/\w+ \w+/);
  });
});
