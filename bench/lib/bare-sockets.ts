import { connect, type Socket } from 'node:net';

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const END_OF_CHUNKS = Buffer.from('\r\n0\r\n\r\n');
const STATUS_OK = /^HTTP\/1\.1 200 /;
const LENGTH = /\r\ncontent-length: (\d+)/i;
const IN_CHUNKS = /\r\ntransfer-encoding: chunked/i;

/**
 * Sends each question over a connection of its own, anew as soon as it is answered and for as long as `again` says,
 * which hears how often that one was answered. Speaks HTTP on bare sockets: Node's own client costs more than the
 * servers it would measure.
 * @throws Error when an answer is not 200 or has no end that can be told, or a connection breaks.
 */
export async function measureAnswers(
  port: number,
  questions: readonly string[],
  again: (answered: number) => boolean,
): Promise<LoadResult> {
  const times: number[] = [];
  const began = performance.now();
  await Promise.all(questions.map((question) => askWhile(port, question, again, times)));
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { requests: times.length, perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

function askWhile(
  port: number,
  question: string,
  again: (answered: number) => boolean,
  times: number[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    let answered = 0;
    let asked = 0;
    const ask = () => {
      asked = performance.now();
      socket.write(question);
    };
    socket.once('connect', ask);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the server closed a connection')));
    onAnswers(socket, reject, () => {
      times.push(performance.now() - asked);
      answered += 1;
      if (again(answered)) return ask();
      socket.removeAllListeners('close').destroy();
      resolve();
    });
  });
}

/** Calls `onAnswer` for each whole answer; there is never more than one under way. */
function onAnswers(socket: Socket, onError: (error: Error) => void, onAnswer: () => void): void {
  let head = Buffer.alloc(0);
  let body: AnswerBody | undefined;
  socket.on('data', (chunk) => {
    if (body === undefined) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const at = head.indexOf(END_OF_HEAD);
      if (at === -1) return;
      const text = head.toString('latin1', 0, at);
      body = STATUS_OK.test(text) ? bodyOf(text) : undefined;
      if (body === undefined) {
        onError(new Error(`the server answered ${head.toString('latin1', 0, 2000)}`));
        return;
      }
      // The first chunk has its end behind that of the head.
      body.take(head.subarray(at + END_OF_HEAD.length));
      head = Buffer.alloc(0);
    } else body.take(chunk);
    if (!body.isWhole()) return;
    body = undefined;
    onAnswer();
  });
}

interface AnswerBody {
  take(bytes: Buffer): void;
  isWhole(): boolean;
}

function bodyOf(head: string): AnswerBody | undefined {
  const length = LENGTH.exec(head)?.[1];
  if (length !== undefined) return bodyOfLength(Number(length));
  return IN_CHUNKS.test(head) ? bodyInChunks() : undefined;
}

function bodyOfLength(length: number): AnswerBody {
  let missing = length;
  return {
    take: (bytes) => {
      missing -= bytes.length;
    },
    isWhole: () => missing === 0,
  };
}

/** Whole when it ends as chunks do; compressed bytes or markup that did so by chance would end it too early, and are as good as never there. */
function bodyInChunks(): AnswerBody {
  let tail = Buffer.alloc(0);
  return {
    take: (bytes) => {
      tail = Buffer.concat([tail, bytes]).subarray(-END_OF_CHUNKS.length);
    },
    isWhole: () => tail.equals(END_OF_CHUNKS),
  };
}
