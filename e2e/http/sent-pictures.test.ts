import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { assignRole, createStaff } from '@stoa/commerce';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hollowPng, noPictures, red } from '../../apps/server/src/files/testing-pictures.ts';
import { ask } from '../harness/http.ts';
import { codeOf, type OfficeClient, officeAt } from '../harness/office.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import { sendAndWait } from '../harness/send-and-wait.ts';
import type { RunningServer } from '../harness/server.ts';

const host = 'office.example';
const PASSWORD = 'correct horse';

let own: OwnShop;
let server: RunningServer;
let who: OfficeClient;
let code: string;
beforeAll(async () => {
  own = await openOwnShop(inject('postgresUrl'));
  code = own.shop.code;
  server = await own.serve({ ADMIN_HOST: host });
  who = await signedIn('catalog-manager');
});
afterAll(() => own.close());

async function signedIn(role: 'catalog-manager' | 'read-only'): Promise<OfficeClient> {
  const email = `${role}@example.com`;
  const { staffId } = await createStaff(own.system, { email, name: 'Ada Quill', password: PASSWORD });
  await assignRole(own.system, { staffId, role });
  const client = officeAt({ port: server.port, host });
  expect((await client.signIn(email, PASSWORD)).status).toBe(200);
  return client;
}

const pictureAt = (where: string, path: string) => ask({ port: server.port, host: where, path });
const variantOf = (file: string, shop = code) => `/cdn/${shop}/images/products/thumbnail/${file}.webp`;
const tooLarge = () => {
  const bytes = Buffer.alloc(10_000_001);
  bytes.set([0xff, 0xd8, 0xff]);
  return bytes;
};

describe('a picture that is sent', () => {
  it('is shown on the host of the back office and on that of its shop, and nowhere else', async () => {
    const reply = await who.sendPicture(code, { name: 'Blue Mug.jpg', bytes: await red().jpeg().toBuffer() });
    expect(reply.status, reply.text).toBe(201);
    expect(reply.body).toEqual({
      file: expect.stringMatching(/^blue-mug-[0-9a-f]{16}\.webp$/),
      width: 40,
      height: 20,
    });
    const path = variantOf(String(reply.body.file));
    const shopHost = new URL(own.shop.baseUrl).host;
    for (const where of [host, shopHost]) {
      const { status, headers, bytes } = await pictureAt(where, path);
      expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
      expect(headers['cache-control']).toContain('immutable');
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 20 });
    }
    const nowhere = [
      variantOf(String(reply.body.file), 'nobody'),
      variantOf(String(reply.body.file), '..'),
      variantOf(String(reply.body.file), '%2e%2e'),
      variantOf(String(reply.body.file), `x%2f..%2f${code}`),
      variantOf('blue-mug.webp'),
      path.replace('thumbnail', 'huge'),
      path.replace('.webp.webp', '.webp.svg'),
      '/cdn/',
    ];
    for (const one of nowhere) expect((await pictureAt(host, one)).status, one).toBe(404);
  });

  it('is the file that has its content already, whatever it is called', async () => {
    const bytes = await red(41, 20).png().toBuffer();
    const first = await who.sendPicture(code, { name: 'a.png', bytes, type: 'application/octet-stream' });
    const second = await who.sendPicture(code, { name: 'b.png', bytes, type: 'image/png' });
    expect(first.body.file).toMatch(/^a-/);
    expect(second.body).toEqual(first.body);
  });

  it.each([
    ['../../escape.jpg', /^escape-/],
    ['a\0b.jpg', /^a-b-/],
  ])('of the name %j gets one that leads nowhere', async (name, kept) => {
    const bytes = await red(42, name.length).jpeg().toBuffer();
    expect((await who.sendPicture(code, { name, bytes })).body.file).toMatch(kept);
  });

  it('is waited for while others of the same person are taken', async () => {
    const sent = Array.from({ length: 20 }, async (_, n) =>
      who.sendPicture(code, {
        name: `many-${n}.jpg`,
        bytes: await red(100, 100 + n)
          .jpeg()
          .toBuffer(),
      }),
    );
    const replies = await Promise.all(sent);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
    expect(new Set(replies.map(({ body }) => body.file)).size).toBe(20);
  });
});

describe('what is no picture that is taken', () => {
  const filesKept = async () => {
    const { rows } = await own.database.db.pool.query('select name from file order by name');
    return [rows, readdirSync(`${own.folder}/data/files/${code}/masters`).toSorted()];
  };

  it('is refused with the reason, and kept nowhere [ADM-906]', async () => {
    const before = await filesKept();
    for (const [what, bytes] of Object.entries(await noPictures())) {
      const reply = await who.sendPicture(code, { name: 'hostile.jpg', bytes });
      expect([reply.status, codeOf(reply)], what).toEqual([400, 'invalid-input']);
      expect(reply.headers['content-type']).toBe('application/problem+json');
      expect(reply.body).toMatchObject({
        detail: expect.stringContaining('no picture that can be read'),
        errors: [{ pointer: '/body' }],
      });
    }
    const bomb = await who.sendPicture(code, { name: 'bomb.png', bytes: hollowPng(50_000, 1001) });
    expect(bomb.body).toMatchObject({ detail: expect.stringContaining('50 million pixels') });
    expect(await filesKept()).toEqual(before);
  });

  it('is refused where it is too large, and hears so [ADM-906]', async () => {
    const reply = await who.sendPicture(code, { name: 'large.jpg', bytes: tooLarge() });
    expect([reply.status, codeOf(reply)]).toEqual([413, 'payload-too-large']);
    expect(reply.headers.connection).toBe('close');
    expect(reply.body).toMatchObject({ detail: expect.stringContaining('10 MB') });
    expect(readdirSync(`${own.folder}/data/incoming`)).toEqual([]);
  });

  it('is read no further where it does not end', async () => {
    const head = [
      `POST /api/v1/shops/${code}/pictures?name=endless.jpg HTTP/1.1`,
      `host: ${host}`,
      'content-type: image/jpeg',
      `cookie: stoa-staff=${who.cookies.get('stoa-staff')}`,
      'transfer-encoding: chunked',
    ];
    const part = `100000\r\n${'x'.repeat(1_048_576)}\r\n`;
    const answer = await sendAndWait(server.port, `${head.join('\r\n')}\r\n\r\n${part.repeat(14)}`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('is refused by its type, its address and its name', async () => {
    const bytes = await red().jpeg().toBuffer();
    const sent = (path: string, headers: Record<string, string>) => who.postBytes(path, bytes, headers);
    const path = `/api/v1/shops/${code}/pictures`;
    const jpeg = { 'content-type': 'image/jpeg' };
    const refused = [
      [415, await sent(`${path}?name=a`, { 'content-type': 'application/json' })],
      [415, await sent(`${path}?name=a`, { 'content-type': 'multipart/form-data; boundary=x' })],
      [415, await sent(`${path}?name=a`, {})],
      [415, await sent('/api/v1/session', jpeg)],
      [400, await sent(path, jpeg)],
      [400, await sent(`${path}?name=`, jpeg)],
      [400, await sent(`${path}?name=${'x'.repeat(256)}`, jpeg)],
      [400, await sent(`${path}?name=a&more=1`, jpeg)],
      [404, await sent('/api/v1/shops/nobody/pictures?name=a', jpeg)],
    ] as const;
    for (const [status, reply] of refused) expect([reply.status, reply.text]).toEqual([status, reply.text]);
    expect(refused[4][1].body).toMatchObject({ errors: [{ pointer: '/name' }] });
    expect(refused[7][1].body).toMatchObject({ errors: [{ pointer: '/more' }] });
  });
});

/** Sends a head and so many parts of a megabyte, as fast as they are taken; returns how many bytes left by then. */
function bytesTaken(port: number, head: string, parts: number): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const part = `100000\r\n${'x'.repeat(1_048_576)}\r\n`;
  const socket = connect(port, '127.0.0.1');
  const sent = Readable.from(Array.from({ length: parts + 1 }, (_, at) => (at === 0 ? head : part)));
  socket.on('error', () => undefined).on('close', () => resolve(socket.bytesWritten));
  socket.resume();
  sent.on('end', () => socket.destroy());
  sent.pipe(socket, { end: false });
  return promise;
}

describe('who may not send pictures', () => {
  // It does not end: whoever reads it before it is known who asks would wait for it.
  const unfinished = (cookie: string) =>
    [
      `POST /api/v1/shops/${code}/pictures?name=a.jpg HTTP/1.1`,
      `host: ${host}`,
      'content-type: image/jpeg',
      'content-length: 9000000',
      ...(cookie === '' ? [] : [`cookie: stoa-staff=${cookie}`]),
      'connection: close',
      '',
      'a'.repeat(2000),
    ].join('\r\n');

  it('is told so before anything of it is read [ADM-013]', async () => {
    expect(await sendAndWait(server.port, unfinished(''))).toMatch(/^HTTP\/1\.1 401 /);
    const reader = await signedIn('read-only');
    const cookie = reader.cookies.get('stoa-staff') ?? '';
    expect(await sendAndWait(server.port, unfinished(cookie))).toMatch(/^HTTP\/1\.1 403 /);
  });

  it('is told so on a connection that goes on, unless they send more than any picture has', async () => {
    const head = (length: string) => [
      `POST /api/v1/shops/${code}/pictures?name=a.jpg HTTP/1.1`,
      `host: ${host}`,
      'content-type: image/jpeg',
      length,
    ];
    const whole = `${head('content-length: 9000000').join('\r\n')}\r\n\r\n${'a'.repeat(9_000_000)}`;
    const twice = await sendAndWait(server.port, whole + unfinished(''));
    expect(twice.match(/HTTP\/1\.1 401 /g)).toHaveLength(2);
    const endless = head('transfer-encoding: chunked').join('\r\n');
    expect(await bytesTaken(server.port, `${endless}\r\n\r\n`, 300)).toBeLessThan(100_000_000);
  });
});
