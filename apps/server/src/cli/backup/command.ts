import { parseArgs } from 'node:util';
import type { Tell } from '../../backup/write-backup.ts';
import { ExitError } from '../../postgres/index.ts';

/**
 * Reads the one folder that the command takes; undefined where help was asked for, which is given then.
 * @throws ExitError for anything else
 */
export function readFolder(usage: string): string | undefined {
  const wrong = (problem?: string) => new ExitError(`${problem ? `${problem}\n` : ''}Usage:\n${usage}`);
  const { positionals, values } = parsed(wrong);
  if (values.help) {
    console.log(`Usage:\n${usage}`);
    return undefined;
  }
  const [folder = '', ...others] = positionals;
  if (folder === '' || others.length > 0) throw wrong();
  return folder;
}

function parsed(wrong: (problem?: string) => ExitError) {
  try {
    return parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', default: false } } });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : undefined);
  }
}

/** One line a part, for whoever waits. */
export const tellPart: Tell = (part, { count, of, bytes }) => {
  const counted = `${count.toLocaleString('en')} ${of}${count === 1 ? '' : 's'}`;
  const size = bytes === undefined ? '' : `  ${(bytes / 1e6).toFixed(1)} MB`;
  console.log(`${part.padEnd(24)} ${counted.padStart(16)}${size}`);
};
