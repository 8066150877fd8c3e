import { stripVTControlCharacters } from 'node:util';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule, TestSpecification, TestSuite } from 'vitest/node';
import { eventLine, type TestError, type TestEvent } from './events.ts';

/** Characters of what a test wrote to the console that are told when it fails. */
const SAID_AT_MOST = 4_000;
const FRAMES = 4;

/** A reporter that tells the runner what happens, an event a line. Runs in Vitest's process. */
export default class EventReporter implements Reporter {
  /** What tests wrote to the console, by the id of the test or file. */
  readonly #said = new Map<string, string>();
  readonly #files = new Set<string>();

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    const files = specifications.map(({ moduleId }) => moduleId);
    for (const file of files) this.#files.add(file);
    tell({ kind: 'begin', files });
  }

  onUserConsoleLog({ taskId, content }: Parameters<NonNullable<Reporter['onUserConsoleLog']>>[0]): void {
    if (taskId === undefined) return;
    this.#said.set(taskId, `${this.#said.get(taskId) ?? ''}${content}`.slice(-SAID_AT_MOST));
  }

  onTestModuleStart({ moduleId }: TestModule): void {
    tell({ kind: 'file', file: moduleId });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    const of = { file: test.module.moduleId, test: test.fullName };
    if (state === 'failed') tell({ kind: 'failed', ...of, error: this.#describe(test.id, errors) });
    else if (state === 'passed')
      tell({ kind: state, ...of, ...(test.options.fails ? { isInverse: true } : {}) });
    else if (state === 'skipped') tell({ kind: state, ...of });
    this.#said.delete(test.id);
  }

  /** Errors of a group are those of its set-up or tear-down. */
  onTestSuiteResult(group: TestSuite): void {
    const errors = group.errors();
    if (errors.length === 0) return;
    const of = { file: group.module.moduleId, test: group.fullName };
    tell({ kind: 'failed', ...of, error: this.#describe(group.id, errors) });
  }

  onTestModuleEnd(module: TestModule): void {
    const errors = module.errors();
    const file = module.moduleId;
    if (errors.length > 0) tell({ kind: 'failed', file, error: this.#describe(module.id, errors) });
    tell({ kind: 'file-end', file });
    this.#said.delete(module.id);
  }

  onTestRunEnd(_: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const error of errors) {
      const file = this.#fileOf(error);
      const described = this.#describe('', [error]);
      if (typeof file === 'string') tell({ kind: 'failed', file, error: described });
      else tell({ kind: 'fault', error: described });
    }
  }

  /** The test file that an error outside of its tests came from: a later one may run by now in the same process. */
  #fileOf({ stack = '', VITEST_TEST_PATH: running }: SerializedError): unknown {
    const frames = stack.split('\n').slice(1);
    const files = frames.map((frame) => [...this.#files].find((file) => frame.includes(`${file}:`)));
    return files.find((file) => file !== undefined) ?? running;
  }

  #describe(id: string, errors: readonly SerializedError[] = []): TestError {
    const said = this.#said.get(id);
    const details = [...errors.map(describe), ...(said ? [`It wrote:\n${said}`] : [])].join('\n');
    const plain = stripVTControlCharacters(details);
    return { reason: plain.split('\n', 1)[0] ?? '', details: plain };
  }
}

function describe({ name, message, diff, stacks = [], stack, cause }: SerializedError): string {
  const frames = stacks.slice(0, FRAMES).map(({ file, line, column }) => `    at ${file}:${line}:${column}`);
  return [
    `${name ?? 'Error'}: ${message}`,
    ...(typeof diff === 'string' ? [diff] : []),
    ...(frames.length > 0 ? frames : (stack ?? '').split('\n').slice(1, FRAMES + 1)),
    ...(cause ? [`Caused by ${describe(cause)}`] : []),
  ].join('\n');
}

function tell(event: TestEvent): void {
  process.stdout.write(eventLine(event));
}
