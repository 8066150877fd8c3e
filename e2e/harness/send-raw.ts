import { connect } from 'node:net';

/** A server that is silent for this long waits for more, or for another request. */
const QUIET_MS = 500;
/** Longer than any exchange takes that ends at all. */
const PATIENCE_MS = 20_000;

/**
 * Sends bytes as they are, reads what comes back until the server closes or has been quiet for a while, and then says
 * that no more comes.
 * @throws Error when the server does not close even then.
 */
export function sendRaw(port: number, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const chunks: Buffer[] = [];
    const answer = () => Buffer.concat(chunks).toString('latin1');
    socket.on('data', (chunk) => chunks.push(chunk));
    // Whoever is refused may find the connection reset while more is sent.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(answer()) : reject(error),
    );
    socket.on('close', () => resolve(answer()));
    socket.setTimeout(QUIET_MS, () => {
      if (socket.writableEnded) socket.destroy(new Error('the server does not close'));
      socket.end().setTimeout(PATIENCE_MS);
    });
  });
}
