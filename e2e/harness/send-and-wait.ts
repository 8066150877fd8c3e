import { connect } from 'node:net';

/**
 * Sends the head of a request and whatever follows, and returns how it was answered once the server closes; also when
 * it does so by a reset.
 */
export function sendAndWait(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}
