import { connect } from 'node:net';

interface Server {
  readonly port: number;
  readonly host: string;
}

/** Sends a request and, on the same connection, one for the health: their statuses, or that the server closed. */
export function askTwice({ port, host }: Server, first: string): Promise<(number | 'closed')[]> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    let statuses: (number | 'closed')[] = [];
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
      if (statuses.length >= 2) socket.end();
      else if (statuses.length === 1 && !asked)
        socket.write(`GET /healthz HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
      asked = statuses.length > 0;
    });
    let asked = false;
    socket.setTimeout(60_000, () => socket.destroy(new Error(`no answer after ${statuses.join(', ')}`)));
    socket.on('error', reject);
    socket.on('close', () => resolve(statuses.length < 2 ? [...statuses, 'closed'] : statuses));
    socket.write(first);
  });
}
