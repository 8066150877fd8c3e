import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ExitError } from '../postgres/index.ts';

/** Returns the end of a command that was called wrongly: what is wrong where that is known, and how it is called. */
export const wrongUsage = (usage: string, problem?: string): ExitError =>
  new ExitError(`${problem === undefined ? '' : `${problem}\n`}Usage:\n${usage}`);

/**
 * Parses the arguments of a command, words and these options.
 * @throws ExitError for an option that it does not have, or without its value
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) {
  try {
    return parseArgs<{ allowPositionals: true; options: Options }>({ allowPositionals: true, options });
  } catch (error) {
    throw wrongUsage(usage, error instanceof Error ? error.message : undefined);
  }
}
