import { expect, it } from 'vitest';
import { projectFolder } from '../launch/project.mjs';
import { clocksIn, clocksOfTests } from './clocks.ts';

/**
 * Files of the gate that may use a clock or draw without a seed, each with why no test of it passes or fails by that.
 * What judges how long something takes goes to `e2e/timing`; see `e2e/README.md`.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  'apps/server/src/fair/testing.ts': 'timers are fake',
  'apps/server/src/fair/turns.test.ts': 'timers are fake',
  'apps/server/src/postgres/testing-processes.ts': 'keeps a process alive until it is ended',
  'e2e/faults/kill.test.ts': 'the moment of a kill is drawn with the seed, and any is right',
  'e2e/faults/load.ts': 'a limit of patience, and a pause before what failed is done again',
  'e2e/harness/clock.ts': 'stops the clock of a page at a later moment, which may be any',
  'e2e/harness/free-port.ts': 'any port that nobody listens on is right',
  'e2e/harness/until.ts': 'a limit of patience',
  'e2e/harness/within.ts': 'a limit of patience',
  'e2e/journeys/ember.test.ts': 'the browser alone says when a cookie ends, a day more or less',
  'e2e/journeys/late-part.test.ts': 'says to a page that it was loaded anew just now',
  'e2e/journeys/sticky-bar.test.ts': 'waits for no time, but for the end of a frame',
  'packages/commerce/src/testing/context.ts': 'the clock that rows and a server process share',
  'packages/commerce/src/testing/own-database.ts': 'a pause before what failed is done again',
  'scripts/launch/node.test.ts': 'keeps a process alive until it is ended',
  'packages/search/src/worker/thread-client.test.ts': 'timers are fake',
  'scripts/testing/clocks.test.ts': 'has examples',
  'scripts/testing/clocks.ts': 'names them',
  'scripts/testing/timers.test.ts': 'has examples',
  'scripts/testing/neighbour.ts': 'holds transactions for a while on purpose',
};

it('no test of the gate tells the time or draws without a seed, but for what is listed with a reason', () => {
  const unlisted = [...clocksOfTests(projectFolder)].filter(([file]) => !(file in ALLOWED));
  expect(unlisted.map(([file, used]) => `${file}: ${used.join(', ')}`)).toEqual([]);
});

it('and nothing is listed any longer than it needs to be', () => {
  const found = clocksOfTests(projectFolder);
  expect(Object.keys(ALLOWED).filter((file) => !found.has(file))).toEqual([]);
});

it.each([
  'const began = performance.now();',
  'const at = Date.now() + 5;',
  'const clock = () => new Date();',
  'pick(Math.random());',
  'pick(randomInt(10));',
  'const [seconds] = process.hrtime();',
  'await new Promise((done) => setTimeout(done, 10));',
  'setInterval(look, 20);',
  "import { setTimeout as pause } from 'node:timers/promises';",
  'await sleep(100);',
  "await pool.query('select pg_sleep(4)');",
  'read(AbortSignal.timeout(1000));',
])('%s is found', (source) => {
  expect(clocksIn(source)).toHaveLength(1);
});

it.each([
  "const at = new Date('2026-03-02T12:00:00Z');",
  'socket.setTimeout(10_000, () => socket.destroy());',
  "import { setImmediate as turn } from 'node:timers/promises';",
  'vi.useFakeTimers();',
])('%s is no clock', (source) => {
  expect(clocksIn(source)).toEqual([]);
});
