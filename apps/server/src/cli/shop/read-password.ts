import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { ReadStream } from 'node:tty';
import { ExitError } from '../../postgres/index.ts';

/** Names the variable that may hold the password; an argument would stand in the list of processes and in histories. */
export const PASSWORD_VARIABLE = 'STOA_OWNER_PASSWORD';

export interface PasswordSources {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly input: NodeJS.ReadableStream & Partial<Pick<ReadStream, 'isTTY'>>;
  /** Where a terminal is asked; not the output, which may be kept in a file. */
  readonly prompts: NodeJS.WritableStream;
}

/**
 * Returns a new password for `whom`: that of the environment, else typed twice at a terminal, which does not show it,
 * else the first line of the standard input.
 * @throws ExitError when there is none, or both differ
 */
export async function readPassword(whom: string, sources: PasswordSources): Promise<string> {
  const { environment, input } = sources;
  const given = environment[PASSWORD_VARIABLE] ?? '';
  if (given !== '') return given;
  return input.isTTY === true ? askTwice(whom, sources) : firstLineOf(input);
}

async function askTwice(whom: string, { input, prompts }: PasswordSources): Promise<string> {
  const hidden = new Writable({ write: (_typed, _encoding, done) => done() });
  const terminal = createInterface({ input, output: hidden, terminal: true });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    prompts.write(question);
    const { done, value } = await lines.next();
    prompts.write('\n');
    // Ctrl-C or the end of the input is no password.
    if (done) throw new ExitError('No password was given.');
    return value;
  };
  try {
    const password = await ask(`Password for ${whom}: `);
    if ((await ask('The same again: ')) === password) return password;
    throw new ExitError('The two passwords differ.');
  } finally {
    terminal.close();
  }
}

async function firstLineOf(input: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input })) {
    if (line === '') break;
    return line;
  }
  throw new ExitError(
    `A password is needed: type it at a terminal, hand it to the standard input, or set ${PASSWORD_VARIABLE}.`,
  );
}
