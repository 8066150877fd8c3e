import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { projectFolder } from '../launch/project.mjs';
import type { step } from '../launch/steps.mjs';
import { makeGate } from './gate.ts';
import { type Check, isGood } from './outcome.ts';
import type { WatchSilence } from './vitest/silence.ts';
import { runTests } from './vitest/test-check.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** Makes a folder of test files with a configuration. */
function testFolder(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'gate-'));
  made.push(root);
  const settings = {
    globals: true,
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    include: ['*.test.ts'],
  };
  const setUp = 'set-up.mjs' in files ? { globalSetup: ['set-up.mjs'] } : {};
  const config = `export default { test: ${JSON.stringify({ ...settings, ...setUp })} };`;
  for (const [name, text] of Object.entries({ ...files, 'vitest.config.mjs': config })) {
    writeFileSync(join(root, name), text);
  }
  return root;
}

const nothing = () => undefined;
const silentStep: typeof step = (_doing, _done, work) => work();
const NEVER_SILENT: WatchSilence = () => ({ heard: nothing, stop: nothing });

/** A check of the tests in a folder, as those of the project are. */
function checkOf(root: string, watchSilence: WatchSilence): Check {
  const call = { config: join(root, 'vitest.config.mjs'), root, watchSilence };
  return {
    name: 'tests',
    run: (listener) => runTests(call, listener),
    runAgain: (files, listener) =>
      runTests({ ...call, files: files.map((file) => join(projectFolder, file)), oneByOne: true }, listener),
  };
}

/** Runs the gate over test files and returns what it came to, with all that it printed. */
async function gateOn(files: Readonly<Record<string, string>>, watchSilence: WatchSilence = NEVER_SILENT) {
  const printed: string[] = [];
  const gate = makeGate(
    [[checkOf(testFolder(files), watchSilence)]],
    (text) => printed.push(text),
    silentStep,
  );
  const { done, remarks } = await gate.run();
  const outcomes = done.map(({ outcome }) => outcome);
  const counts = outcomes[0]?.counts;
  return {
    isGreen: outcomes.every(isGood),
    counts,
    outcome: outcomes[0],
    remarks,
    printed: printed.join('\n'),
  };
}

const GOOD = "test('holds', () => {});";
const BAD = "test('is broken', () => expect(1).toBe(2));";
/** Source that is true the first time it is run in a folder, and not again. */
const FIRST_TIME = `
  import { existsSync, writeFileSync } from 'node:fs';
  const mark = import.meta.filename + '.mark';
  const isFirst = !existsSync(mark);
  writeFileSync(mark, '');`;

describe('a test', () => {
  it('that is broken fails again and is red, told when it happens and at the end', async () => {
    const { isGreen, counts, outcome, remarks, printed } = await gateOn({ 'a.test.ts': GOOD + BAD });
    expect(isGreen).toBe(false);
    expect(counts).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(remarks).toEqual([]);
    expect(
      printed.match(/FAIL .*a\.test\.ts > is broken\n {2}AssertionError: expected 1 to be 2/g),
    ).toHaveLength(2);
    expect(printed).not.toContain('\u001b');
    expect(outcome?.failures).toMatchObject([
      { test: 'is broken', reason: 'AssertionError: expected 1 to be 2 // Object.is equality' },
    ]);
  });

  it('that fails the first time only is unsteady, and the gate goes on', async () => {
    const unsteady = `${FIRST_TIME} test('falls once', () => expect(isFirst).toBe(false));`;
    const { isGreen, counts, remarks } = await gateOn({ 'a.test.ts': unsteady + GOOD, 'b.test.ts': GOOD });
    expect(isGreen).toBe(true);
    expect(counts).toEqual({ passed: 3, failed: 0, skipped: 0 });
    expect(remarks).toEqual([
      expect.stringMatching(
        /^UNSTEADY .*a\.test\.ts > falls once: AssertionError: expected true to be false/,
      ),
    ]);
  });

  it('that hangs has failed', async () => {
    const { isGreen, outcome } = await gateOn({
      'a.test.ts': "test('hangs', () => new Promise(() => {}), 300);",
    });
    expect(isGreen).toBe(false);
    expect(outcome?.failures[0]?.reason).toContain('timed out');
  });

  it('that holds its worker fast is ended, begun anew, and has failed; the others are run', async () => {
    const fast = "test('holds fast', () => { for (;;); });";
    let runs = 0;
    const watchSilence: WatchSilence = (onSilence) => {
      const awaited = [/^1 passed, 0 failed, at [^,]*a\.test\.ts$/, /^0 passed, 0 failed, at/][runs++] ?? /^/;
      return { heard: (progress) => awaited.test(progress) && onSilence(), stop: nothing };
    };
    const { isGreen, outcome, remarks } = await gateOn(
      { 'a.test.ts': fast, 'b.test.ts': GOOD },
      watchSilence,
    );
    expect(isGreen).toBe(false);
    expect(outcome?.counts).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(remarks).toEqual([
      expect.stringMatching(/^BROKEN tests: nothing happened any more .*a\.test\.ts/),
    ]);
    expect(outcome?.failures[0]).toMatchObject({ file: expect.stringContaining('a.test.ts') });
    expect(runs).toBe(2);
  });

  it('is not tried again beside five others that failed', async () => {
    const six = Array.from({ length: 6 }, (_, at) => `test('${at}', () => expect(isFirst).toBe(false));`);
    const { isGreen, counts, printed } = await gateOn({ 'a.test.ts': FIRST_TIME + six.join('') });
    expect(isGreen).toBe(false);
    expect(counts?.failed).toBe(6);
    expect(printed.match(/FAIL/g)).toHaveLength(6);
  });

  it('that waits for nothing it began has failed, wherever its fault shows', async () => {
    const behind = `test('leaves a fault', async () => {
      Promise.reject(new Error('behind'));
      await new Promise((resolve) => setImmediate(resolve));
    });`;
    const { isGreen, outcome } = await gateOn({ 'a.test.ts': behind });
    expect(isGreen).toBe(false);
    expect(outcome?.failures[0]?.reason).toBe('Error: behind');
  });

  it('whose fault shows while a later file runs is the one that is told', async () => {
    const root = testFolder({
      'a.test.ts': `${GOOD} globalThis.late = async () => { throw new Error('late'); }; // ${'the longer one is run first '.repeat(9)}`,
      'b.test.ts': `test('is innocent', async () => {
        globalThis.late();
        await new Promise((resolve) => setImmediate(resolve));
      });`,
    });
    const call = { config: join(root, 'vitest.config.mjs'), root, watchSilence: NEVER_SILENT };
    const listener = { failed: nothing, progressed: nothing, broke: nothing };
    const { failures } = await runTests({ ...call, oneByOne: true }, listener);
    expect(failures).toMatchObject([{ file: expect.stringContaining('a.test.ts'), reason: 'Error: late' }]);
  });
});

it('a test that passed is named with its groups, and none that was skipped, failed, or passed because it fails', async () => {
  const others = "test.skip('is skipped', () => {}); test.todo('is to come'); test('says', (t) => t.skip());";
  const inverse = "test.fails('is inverse', () => expect(1).toBe(2));";
  const { outcome } = await gateOn({
    'a.test.ts': `describe('a group', () => { ${GOOD} }); ${BAD} ${others} ${inverse}`,
  });
  expect(outcome?.files?.map(({ passed }) => passed)).toEqual([['a group > holds']]);
  expect(outcome?.counts).toEqual({ passed: 2, failed: 1, skipped: 3 });
});

describe('a file', () => {
  it('that does not load has failed', async () => {
    const { isGreen, outcome } = await gateOn({ 'a.test.ts': "import './nothing.ts';", 'b.test.ts': GOOD });
    expect(isGreen).toBe(false);
    expect(outcome?.counts).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(outcome?.failures[0]?.reason).toContain("Cannot find module './nothing.ts'");
  });

  it('whose set-up fails has failed, and none of its tests is taken for good', async () => {
    const group = `describe('group', () => { beforeAll(() => { throw new Error('no shop'); }); ${GOOD} });`;
    const { isGreen, outcome } = await gateOn({ 'a.test.ts': group });
    expect(isGreen).toBe(false);
    expect(outcome?.counts).toEqual({ passed: 0, failed: 1, skipped: 1 });
    expect(outcome?.failures[0]).toMatchObject({ test: 'group', reason: 'Error: no shop' });
  });

  it('whose worker is killed is begun anew, and the others are not', async () => {
    const killed = `${FIRST_TIME} test('dies once', async () => {
      if (isFirst) process.kill(process.pid, 'SIGKILL');
      await new Promise((resolve) => setImmediate(resolve));
    });`;
    const once = `${FIRST_TIME} test('is run once', () => expect(isFirst).toBe(true));`;
    const { isGreen, counts, remarks } = await gateOn({ 'a.test.ts': killed, 'b.test.ts': once });
    expect(isGreen).toBe(true);
    expect(counts).toEqual({ passed: 2, failed: 0, skipped: 0 });
    expect(remarks).toEqual([expect.stringMatching(/^BROKEN tests: .*Worker/)]);
  });

  it('whose worker is killed again has failed', async () => {
    const killed = "test('dies', () => process.kill(process.pid, 'SIGKILL'));";
    const { isGreen, counts } = await gateOn({ 'a.test.ts': killed, 'b.test.ts': GOOD });
    expect(isGreen).toBe(false);
    expect(counts).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });
});

describe('a check', () => {
  it('whose set-up fails once is begun anew', async () => {
    const setUp = `${FIRST_TIME} export function setup() { if (isFirst) throw new Error('no database'); }`;
    const { isGreen, remarks } = await gateOn({ 'set-up.mjs': setUp, 'a.test.ts': GOOD });
    expect(isGreen).toBe(true);
    expect(remarks).toEqual([expect.stringMatching(/^BROKEN tests: .*/)]);
  });

  it('whose set-up fails again has failed', async () => {
    const setUp = "export function setup() { throw new Error('no database'); }";
    const { isGreen, printed } = await gateOn({ 'set-up.mjs': setUp, 'a.test.ts': GOOD });
    expect(isGreen).toBe(false);
    expect(printed).toContain('no database');
  });

  it('without a test has failed', async () => {
    const { isGreen, outcome } = await gateOn({});
    expect(isGreen).toBe(false);
    expect(outcome?.counts.failed).toBe(1);
  });

  it('that cannot begin the first time only is begun anew', async () => {
    let began = 0;
    const run: Check['run'] = async () => {
      began++;
      if (began === 1) throw new Error('no browser');
      return { counts: { passed: 1, failed: 0, skipped: 0 }, failures: [] };
    };
    const { done, remarks } = await makeGate([[{ name: 'journeys', run }]], nothing, silentStep).run();
    expect(done[0]?.outcome.counts).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(remarks).toEqual(['BROKEN journeys: no browser']);
  });

  it('that cannot begin twice has failed', async () => {
    const run = () => Promise.reject(new Error('no browser'));
    const { done } = await makeGate([[{ name: 'journeys', run }]], nothing, silentStep).run();
    expect(done[0]?.outcome.failures).toMatchObject([{ reason: 'could not begin: no browser' }]);
  });
});

describe('a check that judges the others', () => {
  const good = { passed: 1, failed: 0, skipped: 0 };
  const bad = { passed: 0, failed: 1, skipped: 0 };
  const file = (failures: { reason: string }[]) => ({
    ...{ file: 'a.test.ts', milliseconds: 1, counts: failures.length > 0 ? bad : good },
    failures: failures.map((failure) => ({ file: 'a.test.ts', ...failure })),
    passed: failures.length > 0 ? [] : ['falls once'],
  });
  const outcomeOf = (failures: { reason: string }[]) =>
    ({ counts: file(failures).counts, failures: file(failures).failures, files: [file(failures)] }) as const;

  it('is run when they have had their second try, and is told what they came to by then', async () => {
    const told: string[] = [];
    const tests: Check = {
      name: 'tests',
      run: async () => outcomeOf([{ reason: 'no' }]),
      runAgain: async () => outcomeOf([]),
    };
    const judge: Check = {
      name: 'requirements',
      isClosing: true,
      async run(_, others) {
        told.push(...others.map(({ name, outcome }) => `${name} judged: ${outcome.counts.passed}`));
        return { counts: good, failures: [] };
      },
    };
    const gate = makeGate([[judge, tests]], nothing, silentStep, (done) =>
      told.push(...done.map(({ name, outcome }) => `${name}: ${outcome.files?.[0]?.passed}`)),
    );
    const { done } = await gate.run();
    expect(told).toEqual(['tests: falls once', 'tests judged: 1']);
    expect(done.map(({ name }) => name)).toEqual(['tests', 'requirements']);
  });
});

describe('a test that is asked for by name', () => {
  it('is run alone, with its group or as one of it', async () => {
    const root = testFolder({
      'a.test.ts': `${BAD} describe('a (group)', () => { ${GOOD} test('holds too', () => {}); });`,
    });
    const call = { config: join(root, 'vitest.config.mjs'), root, watchSilence: NEVER_SILENT };
    const listener = { failed: nothing, progressed: nothing, broke: nothing };
    const passed = async (test: string) => (await runTests({ ...call, test }, listener)).counts;
    expect(await passed('a (group) > holds')).toEqual({ passed: 1, failed: 0, skipped: 2 });
    expect(await passed('a (group)')).toEqual({ passed: 2, failed: 0, skipped: 1 });
  });
});

describe('a gate that is stopped', () => {
  it('tells how far it came, and neither goes on nor begins anything anew', async () => {
    const root = testFolder({ 'a.test.ts': `${GOOD} test('goes on', () => new Promise(() => {}));` });
    const address = (file: string) =>
      JSON.stringify(pathToFileURL(join(projectFolder, 'scripts/check', file)).href);
    const call = JSON.stringify({ config: join(root, 'vitest.config.mjs'), root });
    writeFileSync(
      join(root, 'stopped.ts'),
      `import { makeGate } from ${address('gate.ts')};
       import { tellWhenStopped } from ${address('stopped.ts')};
       import { silenceOf } from ${address('vitest/silence.ts')};
       import { runTests } from ${address('vitest/test-check.ts')};
       const good = { name: 'types', run: async () => ({ counts: { passed: 1, failed: 0, skipped: 0 }, failures: [] }) };
       const call = { ...${call}, watchSilence: silenceOf(600_000) };
       const slow = { name: 'tests', run: (listener) => runTests(call, { ...listener, progressed(progress) {
         listener.progressed(progress);
         console.log('now', progress);
       } }) };
       const gate = makeGate([[good], [slow]], console.log);
       tellWhenStopped(gate, console.log);
       await gate.run();`,
    );
    const child = spawn(process.execPath, [join(root, 'stopped.ts')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.includes('now 1 passed') && !said.includes('Stopped')) child.kill('SIGTERM');
    });
    const [code] = await once(child, 'close');
    expect(code).toBe(143);
    expect(said).toMatch(
      /Stopped before the end:\n {2}types\n {2}tests, not ended: 1 passed, 0 failed, at \S*a\.test\.ts\n$/,
    );
  });
});
