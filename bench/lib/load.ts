import { connect, type Socket } from 'node:net';

export interface Load {
  readonly port: number;
  readonly path: string;
  /** As it stands in the Host header. */
  readonly host: string;
  readonly connections: number;
  /** Milliseconds. */
  readonly duration: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const STATUS_OK = /^HTTP\/1\.1 200 /;
const LENGTH = /\r\ncontent-length: (\d+)/i;

/**
 * Asks for one address over kept-alive connections, each asking anew as soon as it is answered. Speaks HTTP on
 * bare sockets: Node's own client costs more than the servers it would measure.
 * @throws Error when an answer is not 200 or has no length, or a connection breaks.
 */
export async function runLoad(load: Load): Promise<LoadResult> {
  const times: number[] = [];
  const began = performance.now();
  const end = began + load.duration;
  await Promise.all(Array.from({ length: load.connections }, () => askUntil(load, end, times)));
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { requests: times.length, perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

function askUntil({ port, path, host }: Load, end: number, times: number[]): Promise<void> {
  const question = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    let asked = 0;
    const ask = () => {
      asked = performance.now();
      socket.write(question);
    };
    socket.once('connect', ask);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the server closed a connection')));
    onAnswers(socket, reject, () => {
      const now = performance.now();
      times.push(now - asked);
      if (now < end) return ask();
      socket.removeAllListeners('close').destroy();
      resolve();
    });
  });
}

/** Calls `onAnswer` for each whole answer; there is never more than one under way. */
function onAnswers(socket: Socket, onError: (error: Error) => void, onAnswer: () => void): void {
  let head = Buffer.alloc(0);
  let missing = 0;
  socket.on('data', (chunk) => {
    if (missing > 0) missing -= chunk.length;
    else {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const at = head.indexOf(END_OF_HEAD);
      if (at === -1) return;
      const text = head.toString('latin1', 0, at);
      const length = LENGTH.exec(text)?.[1];
      if (!STATUS_OK.test(text) || length === undefined) {
        onError(new Error(`the server answered ${text}`));
        return;
      }
      missing = Number(length) - (head.length - at - END_OF_HEAD.length);
      head = Buffer.alloc(0);
    }
    if (missing === 0) onAnswer();
  });
}
