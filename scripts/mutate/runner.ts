import { type RunnerTask, type RunnerTestCase, type RunnerTestFile, TestRunner } from 'vitest';
import { startTests } from 'vitest/internal/browser';
import { activate, answerMarks, noteInto } from './field-values.ts';
import { type Finding, noticedSoFar, STAGE, tell } from './findings.ts';
import { searchInPlace } from './in-place.ts';
import { changingMutations, compatibleGroups, type Mutant, nameOf } from './mutations.ts';
import { type Search, startSearch } from './search.ts';
import { noteValues, type Seen } from './seen.ts';

/** A run of a file with some mutants. */
interface Round {
  /** Mutants of tests, by their ids; the others are left out. */
  readonly ofTests?: ReadonlyMap<string, readonly Mutant[]>;
  /** Mutants of the whole file, its set-up included; every test runs. */
  readonly ofFile?: readonly Mutant[];
  /** Tests that run without a mutant. */
  readonly plain?: ReadonlySet<string>;
}

answerMarks();

/**
 * Runs each test file as usual and notes which fields each of its tests makes. Then the file is run again and again,
 * each of its tests with some mutants of those fields, until it is known which it notices: several are tried together
 * and parted where they are noticed. What another test noticed already is not tried.
 */
export default class MutatingRunner extends TestRunner {
  readonly #ofTests = new Map<string, Seen>();
  #ofFile: Seen = new Map();
  #round: Round | undefined;
  #runs = 0;

  override importFile(path: string, source: 'collect' | 'setup'): unknown {
    this.#betweenTests();
    return super.importFile(path, source);
  }

  override onBeforeTryTask(...given: Parameters<TestRunner['onBeforeTryTask']>): void {
    super.onBeforeTryTask(...given);
    const [{ id }] = given;
    if (this.#round === undefined) noteInto(setIfNew(this.#ofTests, id, new Map()));
    activate([...(this.#round?.ofFile ?? []), ...(this.#round?.ofTests?.get(id) ?? [])]);
  }

  /** Runs a test, and where it can be run again without a set-up of its own, with mutants, too. */
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    await run();
    if (this.#round !== undefined || !isInPlace()) return;
    const mutants = mutantsOf(this.#ofTests.get(test.id) ?? new Map());
    this.#runs += await silently(() =>
      searchInPlace(run, mutants, `${test.file.name} > ${test.fullTestName}`),
    );
  }

  override async onAfterRetryTask(...given: Parameters<TestRunner['onAfterRetryTask']>): Promise<void> {
    await super.onAfterRetryTask(...given);
    this.#betweenTests();
  }

  override async onAfterRunFiles(files: RunnerTestFile[]): Promise<void> {
    super.onAfterRunFiles(files);
    for (const file of files) await this.#mutate(file);
    this.#ofTests.clear();
    this.#ofFile = new Map();
  }

  #betweenTests(): void {
    noteInto(this.#round === undefined ? this.#ofFile : new Map());
    activate(this.#round?.ofFile ?? []);
  }

  async #mutate(file: RunnerTestFile): Promise<void> {
    const tests = testsOf(file).filter(({ mode }) => mode === 'run');
    tell(...seenIn([...this.#ofTests.values(), this.#ofFile]));
    // Tests that run after one that ran many times may fail; the next run begins anew.
    if (isInPlace()) {
      // All is told already.
    } else if (file.result?.state !== 'pass') {
      tell({ kind: 'fault', file: file.name, reason: `fails without any mutation: ${whyOf(file)}` });
    } else {
      const noticed = noticedSoFar();
      await silently(() => this.#searchTests(file, tests, noticed));
      await silently(() => this.#searchFile(file, noticed));
      this.#round = undefined;
    }
    process.stdout.write(`${file.name}: ${this.#runs} runs, ${noticedSoFar().size} noticed so far\n`);
    this.#runs = 0;
  }

  async #searchTests(
    file: RunnerTestFile,
    tests: readonly RunnerTestCase[],
    noticed: Set<string>,
  ): Promise<void> {
    const isOpen = (mutant: Mutant) => !noticed.has(nameOf(mutant));
    const searches = new Map<RunnerTestCase, Search<Mutant>>();
    for (const test of tests) {
      const mutants = mutantsOf(this.#ofTests.get(test.id) ?? new Map()).filter(isOpen);
      if (mutants.length > 0) searches.set(test, startSearch(compatibleGroups(mutants), isOpen));
    }
    const areAlone = searches.size > 1 && (await this.#isUnsettled(file, searches));
    while (searches.size > 0) {
      const tried = new Map<string, readonly Mutant[]>();
      for (const [test, search] of searches) {
        const group = search.next();
        if (group === undefined) searches.delete(test);
        else tried.set(test.id, group);
        if (areAlone && tried.size > 0) break;
      }
      if (tried.size === 0) break;
      const failed = await this.#run(file, { ofTests: tried });
      for (const [test, search] of searches) {
        if (!tried.has(test.id)) continue;
        const found = search.told(failed.has(test.id));
        if (found !== undefined) this.#note(found, noticed, `${file.name} > ${test.fullTestName}`);
      }
      for (const name of noticedSoFar()) noticed.add(name);
    }
  }

  /** Says whether tests of a file fail because another one did; then each is run alone. */
  async #isUnsettled(
    file: RunnerTestFile,
    searches: ReadonlyMap<RunnerTestCase, Search<Mutant>>,
  ): Promise<boolean> {
    for (const remainder of [0, 1]) {
      const plain = new Set<string>();
      const ofTests = new Map<string, readonly Mutant[]>();
      [...searches].forEach(([{ id }, search], at) => {
        if (at % 2 === remainder) plain.add(id);
        else ofTests.set(id, search.next() ?? []);
      });
      const failed = await this.#run(file, { ofTests, plain });
      if ([...plain].some((id) => failed.has(id))) return true;
    }
    return false;
  }

  /** What the set-up of a file asks is mutated for the whole file. */
  async #searchFile(file: RunnerTestFile, noticed: Set<string>): Promise<void> {
    const isOpen = (mutant: Mutant) => !noticed.has(nameOf(mutant));
    const search = startSearch(compatibleGroups(mutantsOf(this.#ofFile).filter(isOpen)), isOpen);
    for (let group = search.next(); group !== undefined; group = search.next()) {
      const failed = await this.#run(file, { ofFile: group });
      const found = search.told(failed.size > 0);
      if (found !== undefined) this.#note(found, noticed, file.name);
    }
  }

  #note(mutant: Mutant, noticed: Set<string>, by: string): void {
    noticed.add(nameOf(mutant));
    tell({ kind: 'noticed', mutant: nameOf(mutant), by });
  }

  /** Runs a file anew and returns the ids of the tests that failed, and its own where its set-up did. */
  async #run(file: RunnerTestFile, round: Round): Promise<ReadonlySet<string>> {
    this.#round = round;
    this.#runs++;
    const [ran = file] = await startTests([file.filepath], this.#silent(round));
    const failed = testsOf(ran).filter(({ result }) => result?.state === 'fail');
    const ids = new Set(failed.map(({ id }) => id));
    // A set-up that fails takes all tests with it.
    if (ran.result?.state === 'fail' && failed.length === 0) {
      for (const { id } of [file, ...testsOf(file)]) ids.add(id);
    }
    return ids;
  }

  /** This runner, but for what it would tell of a run. */
  #silent(round: Round): TestRunner {
    const { prototype } = TestRunner;
    const silent: TestRunner = Object.create(this);
    return Object.assign(silent, {
      onTaskUpdate: async () => undefined,
      onCollectStart: (file: RunnerTestFile) => prototype.onCollectStart.call(this, file),
      onCollected: async (files: RunnerTestFile[]) => leaveOut(files, round),
      onAfterRunFiles: (files: RunnerTestFile[]) => prototype.onAfterRunFiles.call(this, files),
      importFile: this.importFile.bind(this),
      onBeforeTryTask: this.onBeforeTryTask.bind(this),
      onAfterRetryTask: this.onAfterRetryTask.bind(this),
    });
  }
}

/** Whether this run tries what can be tried without another set-up; the next one tries the rest. */
const isInPlace = () => process.env[STAGE] === 'in place';

/** Servers tell the faults that mutants make of them. */
async function silently<T>(work: () => Promise<T>): Promise<T> {
  const write = process.stderr.write;
  process.stderr.write = () => true;
  try {
    return await work();
  } finally {
    process.stderr.write = write;
  }
}

function leaveOut(files: readonly RunnerTestFile[], { ofTests, plain }: Round): void {
  if (ofTests === undefined) return;
  for (const test of files.flatMap(testsOf)) {
    if (test.mode === 'run' && !ofTests.has(test.id) && !plain?.has(test.id)) test.mode = 'skip';
  }
}

/** The first test that failed with what it said, or what the set-up of the file did. */
function whyOf(file: RunnerTestFile): string {
  const failed = testsOf(file).find(({ result }) => result?.state === 'fail');
  const { name, result } = failed ?? file;
  return `${name}: ${result?.errors?.[0]?.message.split('\n')[0] ?? 'no error is told'}`;
}

function testsOf(task: RunnerTask): RunnerTestCase[] {
  return task.type === 'suite' ? task.tasks.flatMap(testsOf) : [task];
}

function mutantsOf(seen: Seen): Mutant[] {
  const only = process.env.STOA_MUTATE_ONLY ?? '';
  return [...seen]
    .filter(([field]) => field.includes(only))
    .flatMap(([field, { kinds }]) => changingMutations(kinds).map((mutation) => ({ field, mutation })));
}

function seenIn(all: readonly Seen[]): Finding[] {
  const fields: Seen = new Map();
  for (const seen of all) {
    for (const [field, values] of seen) noteValues(fields, field, values);
  }
  return [...fields].map(([field, { kinds, told }]) => ({
    kind: 'seen',
    field,
    kinds: [...kinds],
    told: [...told],
  }));
}

function setIfNew<K, V>(map: Map<K, V>, key: K, value: V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  map.set(key, value);
  return value;
}
