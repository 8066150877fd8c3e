import { parseArgs } from 'node:util';
import { ExitError } from '../launch/failure.mjs';

/** What is asked of `npm test -- …`. */
export type Options =
  | { readonly mode: 'checks'; readonly deep: boolean; readonly only?: string; readonly from?: string }
  | {
      readonly mode: 'files';
      readonly deep: boolean;
      readonly files: readonly string[];
      readonly test?: string;
    }
  | {
      readonly mode: 'steady';
      readonly rounds: number;
      readonly files: readonly string[];
      readonly test?: string;
    }
  | { readonly mode: 'slowest' };

const USAGE = `npm test                                  every check
npm test -- --only 'browser tests'        one check
npm test -- --from 'browser tests'        one check and those that follow it
npm test -- FILE … [-t 'group > test']    test files, or one test of them
npm test -- --steady 20 FILE … [-t …]     the same so many times beside a busy processor
npm test -- --slowest                     the forty slowest files of the last run
npm run test:deep                         what judges time, and all at full length`;

const OPTIONS = {
  deep: { type: 'boolean', default: false },
  only: { type: 'string' },
  from: { type: 'string' },
  test: { type: 'string', short: 't' },
  steady: { type: 'string' },
  slowest: { type: 'boolean', default: false },
} as const;

/**
 * Reads the arguments of `npm test`.
 * @throws ExitError with all that can be asked.
 */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals: files } = parse(args);
  const { deep, only, from, steady } = values;
  const test = values.test === undefined ? {} : { test: values.test };
  if (values.slowest) return { mode: 'slowest' };
  if (steady !== undefined) {
    const rounds = Number(steady);
    if (!Number.isInteger(rounds) || rounds < 1) throw wrong(`--steady takes how often, not ${steady}.`);
    if (files.length === 0) throw wrong('--steady takes the test files to be run.');
    return { mode: 'steady', rounds, files, ...test };
  }
  if (files.length > 0) return { mode: 'files', deep, files, ...test };
  if (values.test !== undefined) throw wrong('-t takes the file of the test too.');
  return {
    mode: 'checks',
    deep,
    ...(only === undefined ? {} : { only }),
    ...(from === undefined ? {} : { from }),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

function wrong(sentence: string): ExitError {
  return new ExitError(`${sentence}\n${USAGE}`);
}
