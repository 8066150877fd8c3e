import { step } from '../launch/steps.mjs';
import { closingLine, describeFailure, failureText } from './closing-lines.ts';
import {
  type Check,
  type Done,
  type Failure,
  failed,
  firstLine,
  isGood,
  type Listener,
  type Outcome,
} from './outcome.ts';
import { afterSecondTry, filesToTryAgain, TRIED_AGAIN_AT_MOST } from './second-try.ts';

/** How many checks of a group run at a time. */
const AT_ONCE = 2;

/** What all checks came to. */
export interface Result {
  readonly done: readonly Done[];
  /** What failed the first time only: lines for the end. */
  readonly remarks: readonly string[];
}

/** A run of the gate, which can be looked at before it has ended. */
export interface Gate {
  run(): Promise<Result>;
  /** Tells how far it has come, a line each. */
  soFar(): string[];
}

/**
 * Makes a gate of checks. A check that cannot begin is begun anew once. When few tests failed, their files are run
 * once more, one after the other and beside nothing else: what passes then is remarked and does not fail the gate.
 * After that `onTested` is told what they came to, and the checks that judge it are run. `tellStep` says what is done
 * meanwhile.
 */
export function makeGate(
  groups: readonly (readonly Check[])[],
  print: (text: string) => void,
  tellStep: typeof step = step,
  onTested: (done: readonly Done[]) => void = () => undefined,
): Gate {
  const done: Done[] = [];
  const remarks: string[] = [];
  const underWay = new Map<string, string>();

  async function run(): Promise<Result> {
    await runGroups(groups.map((group) => group.filter(({ isClosing }) => !isClosing)));
    const failures = done.flatMap(({ outcome }) => outcome.failures);
    if (failures.length <= TRIED_AGAIN_AT_MOST) await tryAgain();
    onTested(done);
    await runGroups([groups.flat().filter(({ isClosing }) => isClosing)]);
    return { done, remarks };
  }

  async function runGroups(groups: readonly (readonly Check[])[]): Promise<void> {
    for (const group of groups) {
      const waiting = [...group];
      const work = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) done.push(await runCheck(next));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    }
  }

  async function runCheck(check: Check): Promise<Done> {
    const start = performance.now();
    const outcome = await watched(check.name, (listener) => beginTwice(check, listener));
    return { name: check.name, outcome, seconds: (performance.now() - start) / 1000 };
  }

  async function beginTwice(check: Check, listener: Listener): Promise<Outcome> {
    try {
      return await check.run(listener, done);
    } catch (error) {
      listener.broke(wordsOf(error));
    }
    try {
      return await check.run(listener, done);
    } catch (error) {
      return failed(`could not begin: ${wordsOf(error)}`);
    }
  }

  async function tryAgain(): Promise<void> {
    for (const check of groups.flat()) {
      const at = done.findIndex(({ name }) => name === check.name);
      const first = done[at];
      const files = first ? filesToTryAgain(first.outcome) : [];
      if (first === undefined || check.runAgain === undefined || files.length === 0) continue;
      const { runAgain } = check;
      const second = await watched(`${check.name}, second try`, (listener) => runAgain(files, listener));
      const { outcome, unsteady } = afterSecondTry(first.outcome, second);
      done[at] = { ...first, outcome };
      remarks.push(...unsteady.map((failure) => `UNSTEADY ${describeFailure(failure)}`));
    }
  }

  async function watched(name: string, work: (listener: Listener) => Promise<Outcome>): Promise<Outcome> {
    underWay.set(name, '');
    const listener: Listener = {
      failed: (failure) => print(failureText(failure)),
      progressed: (progress) => underWay.set(name, progress),
      broke(reason) {
        remarks.push(`BROKEN ${name}: ${firstLine(reason)}`);
        print(`BROKEN ${name}, begun anew: ${reason}`);
      },
    };
    try {
      const doing = () => [name, underWay.get(name)].filter(Boolean).join(': ');
      const outcome = await tellStep(
        doing,
        (result) => summary(name, result),
        () => work(listener),
        isGood,
      );
      for (const failure of outcome.failures) if (isUntold(failure)) print(failureText(failure));
      return outcome;
    } finally {
      underWay.delete(name);
    }
  }

  return {
    run,
    soFar: () => [
      ...done.map(({ name, outcome }) => summary(name, outcome)),
      ...[...underWay].map(([name, progress]) => `${name}, not ended: ${progress || 'just begun'}`),
    ],
  };
}

/** Tests tell of a failure when it happens; a check that is one program when it has ended. */
function isUntold(failure: Failure): boolean {
  return failure.file === undefined;
}

/** A check that is one thing has no counts worth printing. */
function summary(name: string, outcome: Outcome): string {
  const { passed, failed: fell, skipped } = outcome.counts;
  return passed + fell === 1 && skipped === 0 ? name : `${name}: ${closingLine([outcome])}`;
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
