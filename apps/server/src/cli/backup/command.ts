import type { Tell } from '../../backup/write-backup.ts';
import { readArguments, wrongUsage } from '../arguments.ts';

/**
 * Reads the one folder that the command takes; undefined where help was asked for, which is given then.
 * @throws ExitError for anything else
 */
export function readFolder(usage: string): string | undefined {
  const { positionals, values } = readArguments(usage, { help: { type: 'boolean', default: false } });
  if (values.help) {
    console.log(`Usage:\n${usage}`);
    return undefined;
  }
  const [folder = '', ...others] = positionals;
  if (folder === '' || others.length > 0) throw wrongUsage(usage);
  return folder;
}

/** One line a part, for whoever waits. */
export const tellPart: Tell = (part, { count, of, bytes }) => {
  const counted = `${count.toLocaleString('en')} ${of}${count === 1 ? '' : 's'}`;
  const size = bytes === undefined ? '' : `  ${(bytes / 1e6).toFixed(1)} MB`;
  console.log(`${part.padEnd(24)} ${counted.padStart(16)}${size}`);
};
