import type { Socket } from 'node:net';
import { openWay, type Way } from './way.ts';

/** A proxy to a database that can be made to hang, like a stopped server or a network that drops packets. */
export interface HangingDatabase extends Way {
  /** Connections that stand, at the moment. */
  readonly connections: number;
  /** Connections that were ever taken. */
  readonly taken: number;
  /** Connections stay, new ones are taken, and nothing comes through. */
  hang(): void;
  /** As `hang`, from the moment at which the database is sent these words: it does as it is told, and nobody hears of it. */
  hangAfter(words: string): void;
  /** What was held back comes through. */
  resume(): void;
}

/** Opens a way to the database at `url`. */
export async function openHangingDatabase(url: string): Promise<HangingDatabase> {
  const sockets = new Set<Socket>();
  let taken = 0;
  let hangs = false;
  let lastWords: Buffer | undefined;
  const hang = () => {
    hangs = true;
    for (const socket of sockets) socket.pause();
  };
  const pass = (from: Socket, to: Socket, onData: (data: Buffer) => void) => {
    sockets.add(from);
    if (hangs) from.pause();
    from.on('data', (data) => {
      to.write(data);
      onData(data);
    });
    from.once('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const way = await openWay(url, (client, upstream) => {
    taken += 1;
    pass(client, upstream, (data) => {
      if (lastWords === undefined || !data.includes(lastWords)) return;
      lastWords = undefined;
      hang();
    });
    pass(upstream, client, () => undefined);
  });
  return {
    ...way,
    get connections() {
      return sockets.size / 2;
    },
    get taken() {
      return taken;
    },
    hang,
    hangAfter(words) {
      lastWords = Buffer.from(words);
    },
    resume() {
      hangs = false;
      lastWords = undefined;
      for (const socket of sockets) socket.resume();
    },
  };
}
