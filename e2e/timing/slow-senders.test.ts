import { connect } from 'node:net';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { usualPatience } from '../../apps/server/src/http/patience.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import type { RunningServer } from '../harness/server.ts';

/** A letter comes so often, in milliseconds, and the last one long before the time is over. */
const PAUSE = 500;
const LETTERS = (usualPatience.whole * 0.8) / PAUSE;
/** For the server's look at its connections, and a busy machine. */
const DELAY = 3 * usualPatience.looksEvery;

let own: OwnShop;
let server: RunningServer;
beforeAll(async () => {
  own = await openOwnShop(inject('postgresUrl'));
  server = await own.serve();
});
afterAll(() => own.close());

it('whoever sends a letter now and then gets no more time for it than others', async () => {
  const { host } = new URL(own.shop.baseUrl);
  const began = performance.now();
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () =>
      socket.write(
        `POST /login HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 1000\r\n\r\n`,
      ),
    );
    let [letters, text] = [LETTERS, ''];
    const trickle = setInterval(() => letters-- > 0 && socket.write('a'), PAUSE);
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(trickle);
      resolve(text);
    });
  });
  const took = performance.now() - began;
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(took).toBeGreaterThanOrEqual(usualPatience.whole);
  expect(took).toBeLessThan(usualPatience.whole + DELAY);
});
