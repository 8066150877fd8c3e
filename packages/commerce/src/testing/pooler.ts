import type { Socket } from 'node:net';
import { openWay, type Way } from './way.ts';

interface Client {
  readonly socket: Socket;
  /** The session that works for it at the moment. */
  backend: Backend | undefined;
  /** It has signed in, and waits for a session until another gives one back: it is not heard. */
  waits: boolean;
}

interface Backend {
  readonly socket: Socket;
  /** Whoever hears what it says. */
  client: Client | undefined;
}

const [READY, TERMINATE, ERROR] = [0x5a, 0x58, 0x45];
const IDLE = 0x49;

/**
 * Opens a pooler before a database, as strict as PgBouncer is by default, that lends connections for whole sessions, or
 * for single transactions: then what was used last is lent next, and what a session says while nobody has it is heard by
 * nobody. Or it has one session to lend, and whoever comes second signs in and waits. Settings in the start of a
 * connection are refused.
 */
export async function openPooler(
  url: string,
  lends: 'sessions' | 'transactions' | 'one session',
): Promise<Way> {
  const free: Backend[] = [];
  let clients = 0;
  return openWay(url, (socket, upstream) => {
    clients += 1;
    const isFirst = clients === 1;
    const client: Client = { socket, backend: undefined, waits: false };
    const backend: Backend = { socket: upstream, client };
    client.backend = backend;
    socket.on('data', (data) => {
      if (data.includes('\0options\0')) return refuse(socket);
      if (data[0] === TERMINATE) return void socket.end();
      if (client.waits) return;
      if (client.backend === undefined) lend(client, free.pop());
      client.backend?.socket.write(data);
    });
    onMessage(upstream, (message) => {
      const hearer = backend.client;
      hearer?.socket.write(message);
      if (hearer === undefined || message[0] !== READY || message[5] !== IDLE) return;
      if (lends === 'one session') hearer.waits = !isFirst;
      if (lends !== 'transactions') return;
      hearer.backend = undefined;
      backend.client = undefined;
      free.push(backend);
    });
  });
}

function lend(client: Client, backend: Backend | undefined): void {
  if (backend === undefined) throw new Error('all connections of the pooler are lent');
  client.backend = backend;
  backend.client = client;
}

/** Calls with each whole message of the server's. */
function onMessage(socket: Socket, call: (message: Buffer) => void): void {
  let left = Buffer.alloc(0);
  socket.on('data', (data) => {
    left = Buffer.concat([left, data]);
    while (left.length >= 5 && left.length > left.readUInt32BE(1)) {
      const end = 1 + left.readUInt32BE(1);
      call(left.subarray(0, end));
      left = left.subarray(end);
    }
  });
}

/** In PgBouncer's words. */
function refuse(socket: Socket): void {
  const fields = ['SFATAL', 'VFATAL', 'C08P01', 'Munsupported startup parameter: options', ''];
  const body = Buffer.from(fields.map((field) => `${field}\0`).join(''));
  const head = Buffer.alloc(5);
  head.writeUInt8(ERROR);
  head.writeUInt32BE(body.length + 4, 1);
  socket.end(Buffer.concat([head, body]));
}
