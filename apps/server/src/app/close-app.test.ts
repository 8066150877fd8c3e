import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { closeApp } from './close-app.ts';

async function serve(handle: () => Promise<string>) {
  const app = fastify({ forceCloseConnections: 'idle' });
  let arrived = () => {};
  const underWay = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  app.get('/', () => {
    arrived();
    return handle();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  let text = '';
  socket.on('data', (bytes) => {
    text += bytes.toString('latin1');
  });
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(text)));
  socket.write('GET / HTTP/1.1\r\nhost: shop\r\n\r\n');
  await underWay;
  return { app, closed };
}

it('ends though a request is never answered', async () => {
  const { app, closed } = await serve(() => new Promise(() => {}));
  await closeApp(app, 20);
  expect(await closed).toBe('');
});

it('answers first what is under way', async () => {
  let answer = (_text: string) => {};
  const { app, closed } = await serve(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const ended = closeApp(app);
  answer('done');
  await ended;
  expect(await closed).toContain('done');
});
