import { describe, expect, it } from 'vitest';
import { formLimits, urlencodedForm } from './form-body.ts';

const MULTIPART = 'multipart/form-data; boundary=b';
const part = (name: string, value = '', more = '') =>
  `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

const read = async (body: string, type?: string) =>
  (await urlencodedForm(Buffer.from(body), type)).toString();
const tooLarge = { code: 'payload-too-large' };

describe('a form', () => {
  it('goes on as it came', async () => {
    expect(await read('a=1&b=%20&a')).toBe('a=1&b=%20&a');
    expect(await read('a=1', 'application/x-www-form-urlencoded; charset=utf-8')).toBe('a=1');
  });

  it('of several parts goes on as any other, in its order', async () => {
    expect(await read(`${part('a', 'ü & x')}${part('b')}${part('a', '2')}--b--`, MULTIPART)).toBe(
      'a=%C3%BC+%26+x&b=&a=2',
    );
    expect(await read(`${part('a', '1')}--b--`, 'multipart/form-data; boundary="b"')).toBe('a=1');
  });

  it.each([
    ['a', 'multipart/form-data'],
    // Bodies in which another parser could find other parts.
    [`${part('a', '1')}--b--`, 'multipart/form-data; xboundary=y; boundary=b'],
    [`${part('a', '1')}--b--`, 'multipart/form-data; boundary="\\b"'],
    ['--y--', MULTIPART],
    ['', MULTIPART],
    [part('a', '1'), MULTIPART],
    [`${part('a', '1', '; filename="x"')}--b--`, MULTIPART],
  ])('%j as %s is refused as none of ours', async (body, type) => {
    await expect(read(body, type)).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('has as many fields as the limit says, and no more', async () => {
    const fields = Array.from({ length: formLimits.fields }, () => 'a').join('&');
    expect(await read(fields)).toBe(fields);
    await expect(read(`${fields}&`)).rejects.toMatchObject(tooLarge);
    const parts = part('a').repeat(formLimits.fields - 1);
    expect((await read(`${parts}--b--`, MULTIPART)).split('&')).toHaveLength(formLimits.fields - 1);
    await expect(read(`${part('a')}${parts}--b--`, MULTIPART)).rejects.toMatchObject(tooLarge);
  });

  it('is refused when it is too long, or a part says too much of itself', async () => {
    const fits = 'x'.repeat(formLimits.bytes);
    expect(await read(fits)).toBe(fits);
    await expect(read(`${fits}x`)).rejects.toMatchObject(tooLarge);
    const headers = 'x: y\r\n'.repeat(formLimits.partHeader / 6);
    await expect(read(`--b\r\n${headers}${part('a').slice(5)}--b--`, MULTIPART)).rejects.toMatchObject(
      tooLarge,
    );
    await expect(read(`--b\r\n${headers}`, MULTIPART)).rejects.toMatchObject(tooLarge);
  });
});
