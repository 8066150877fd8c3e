import { once } from 'node:events';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { type Mail, parseMail } from './mail.ts';
import { until } from './until.ts';

/** Starts a real SMTP server that puts every mail into a folder, so that other processes can read them. */
export async function startMailServer(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  let received = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        // Named in the order in which they came.
        const name = String(received++).padStart(6, '0');
        writeFileSync(join(folder, `${name}.part`), Buffer.concat(chunks));
        renameSync(join(folder, `${name}.part`), join(folder, `${name}.eml`));
        callback();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('an SMTP server has a port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Returns all mails that have come in, the oldest first. */
export function mailsIn(folder: string): Mail[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort();
  return files.map((name) => parseMail(readFileSync(join(folder, name), 'latin1')));
}

/** Waits for a mail to this address. */
export function mailTo(folder: string, address: string, subject = ''): Promise<Mail> {
  return until(`a mail to ${address}`, () =>
    mailsIn(folder).find((mail) => mail.to.includes(address) && mail.subject.includes(subject)),
  );
}
