import { PassThrough, Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { PASSWORD_VARIABLE, readPassword } from './read-password.ts';

/** A terminal at which somebody types these lines, each when it is asked for. */
function terminal(...lines: readonly string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const prompts = new PassThrough({ encoding: 'utf8' });
  const shown: string[] = [];
  const left = [...lines];
  prompts.on('data', (text: string) => {
    shown.push(text);
    if (!text.endsWith(': ')) return;
    const line = left.shift();
    if (line === undefined) input.end();
    else input.write(`${line}\n`);
  });
  return { input, prompts, shown, environment: {} };
}

const piped = (text: string) => ({
  environment: {},
  input: Readable.from([text]),
  prompts: new PassThrough(),
});

it('is that of the environment, and nobody is asked', async () => {
  const at = terminal();
  const environment = { [PASSWORD_VARIABLE]: 'from the environment' };
  expect(await readPassword('a@shop.test', { ...at, environment })).toBe('from the environment');
  expect(at.shown).toEqual([]);
});

it('is typed twice at a terminal, which does not show it', async () => {
  const at = terminal('correct horse', 'correct horse');
  expect(await readPassword('a@shop.test', at)).toBe('correct horse');
  expect(at.shown.join('')).toBe('Password for a@shop.test: \nThe same again: \n');
});

it('is refused where the two differ, and where the typing ends', async () => {
  await expect(readPassword('a@shop.test', terminal('one', 'two'))).rejects.toThrow('differ');
  await expect(readPassword('a@shop.test', terminal('one'))).rejects.toThrow('No password was given');
});

it('is the first line of the input that is no terminal', async () => {
  expect(await readPassword('a@shop.test', piped('piped secret\nmore\n'))).toBe('piped secret');
  expect(await readPassword('a@shop.test', piped('without an end'))).toBe('without an end');
});

it('is needed: an empty input is told how to give one', async () => {
  for (const text of ['', '\n']) {
    await expect(readPassword('a@shop.test', piped(text))).rejects.toThrow(PASSWORD_VARIABLE);
  }
});
