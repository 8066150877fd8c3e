import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';

/** A public test key: it protects nothing, and no client trusts it. */
const credentials = {
  key: readFileSync(new URL('tls/key.pem', import.meta.url)),
  cert: readFileSync(new URL('tls/certificate.pem', import.meta.url)),
};

/** Starts a proxy that ends TLS before the server, as one would put nginx or a load balancer there. */
export async function startTlsProxy(target: number): Promise<{ port: number; stop(): Promise<void> }> {
  const server = createServer(credentials, (incoming, outgoing) => {
    const headers = {
      ...incoming.headers,
      'x-forwarded-proto': 'https',
      'x-forwarded-host': incoming.headers.host ?? '',
      'x-forwarded-for': incoming.socket.remoteAddress ?? '',
    };
    const { method, url: path } = incoming;
    const onward = request(
      { host: '127.0.0.1', port: target, method, path, headers, agent: false },
      (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  return {
    port: address.port,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
