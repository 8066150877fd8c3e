import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a database that leads through something of ours. */
export interface Way {
  /** The address of the database by this way. */
  readonly url: string;
  /** Breaks every connection and takes no more. */
  close(): Promise<void>;
}

/**
 * Opens a way to the database at `url`: `join` has to hand on what is said, between each client and the connection to
 * the server that was opened for it.
 */
export async function openWay(url: string, join: (client: Socket, server: Socket) => void): Promise<Way> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const listener = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => sockets.delete(socket));
    }
    join(client, server);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  const way = new URL(url);
  way.hostname = '127.0.0.1';
  way.port = String(address !== null && typeof address === 'object' ? address.port : '');
  return {
    url: way.href,
    async close() {
      for (const socket of sockets) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
}
