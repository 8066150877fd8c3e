import { type Placed, readPlaced } from '../names.ts';
import type { Recipe, Scaffold } from '../recipe.ts';

const kindText = ({ up, name }: Placed) => `import { z } from 'zod';
import type { JobKind } from '${up}kernel/jobs/job-kind.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const ${name.camel}Payload = z.strictObject({ ...IDS });
export type ${name.pascal} = z.infer<typeof ${name.camel}Payload>;

export const ${name.camel}Kind: JobKind<${name.pascal}, 'shop'> = {
  queue: '${name.kebab}',
  of: 'shop',
  payload: ${name.camel}Payload,
  oneAtATime: ONE_AT_A_TIME,
  rules: {
    retryLimit: RETRIES,
    retryDelay: MINUTE,
    retryDelayMax: HOUR,
    expireInSeconds: LONGEST_ATTEMPT,
    retentionSeconds: LONGEST_WAIT,
    deleteAfterSeconds: 2 * HOUR,
  },
};
`;

const handlerText = ({ up, name }: Placed) => `import { forShop } from '${up}jobs/index.ts';
import { ${name.camel}Kind } from './${name.kebab}-kind.ts';

/** A job may run twice, when a process dies between doing it and recording that it is done. */
export const ${name.camel} = forShop(${name.camel}Kind, async (ctx, payload) => {
  await WORK(ctx, payload);
});
`;

const testText = ({ up, name }: Placed) => `import { inShop } from '@stoa/database';
import { beforeEach, expect, it } from 'vitest';
import { enqueue } from '${up}kernel/jobs/enqueue.ts';
import { testPlatform } from '${up}testing/context.ts';
import { forgetJobs, testJobs } from '${up}testing/jobs.ts';
import { saleForEachTest } from '${up}testing/sale-for-each-test.ts';
import { ${name.camel} } from './${name.kebab}.ts';
import { type ${name.pascal}, ${name.camel}Kind } from './${name.kebab}-kind.ts';

const { test, sale } = saleForEachTest();
beforeEach(() => forgetJobs(test.db));

/** Enqueues a job and does what is due. */
async function doJob(payload: ${name.pascal}): Promise<void> {
  await inShop(sale.system, (tx) => enqueue(tx, sale.system, ${name.camel}Kind, payload));
  const jobs = await testJobs(testPlatform(test.db, sale.clock), [${name.camel}]);
  await jobs.runDue();
  await jobs.stop();
}

it('does its work once, though the job runs twice', async () => {
  const payload: ${name.pascal} = IDS;
  await doJob(payload);
  expect(await OUTCOME).toEqual(EXPECTED);
  await doJob(payload);
  expect(await OUTCOME).toEqual(EXPECTED);
});
`;

function scaffold(given: string): Scaffold {
  const placed = readPlaced(given);
  const { folder, capability, name } = placed;
  return {
    files: [
      { path: `${folder}/${name.kebab}-kind.ts`, text: kindText(placed) },
      { path: `${folder}/${name.kebab}.ts`, text: handlerText(placed) },
      { path: `${folder}/${name.kebab}.test.ts`, text: testText(placed) },
    ],
    next: [
      'Names in capitals are to be replaced; until then the files do not compile.',
      '`IDS`: what a job carries in the schema, and in the test a job: ids, and nothing that a person wrote, for the table of jobs is no shop’s.',
      '`ONE_AT_A_TIME`: whether at most one waits or runs per shop. `RETRIES`, `LONGEST_ATTEMPT`, `LONGEST_WAIT` (seconds): what somebody notices if it is done later or never, as packages/commerce/src/kernel/jobs/job-kind.ts explains them. Periodic ones have `everySeconds` and are the platform’s: packages/commerce/src/prune/prune-platform.ts.',
      '`WORK`: does it in the context of the shop, and nothing a second time. What it writes goes by `changing`, or by `inShop` with a line in scripts/testing/transactions.test.ts that says why. What it asks of others (a mail server, a gateway) happens outside transactions. `OUTCOME` and `EXPECTED`: what is then so.',
      `packages/commerce/src/job-kinds.ts: ${name.camel}Kind, which makes its queue; without it the test fails, for nothing is put in.`,
      `packages/commerce/src/${capability}/index.ts and packages/commerce/src/index.ts: the exports. apps/server/src/app/services.ts: ${name.camel} among the handlers; without it no process does these jobs, and \`npx knip --production\` names it as unused. Where somebody waits, the change of the outbox that wakes the queue.`,
      'Whoever causes it calls `enqueue` in the same transaction. docs/operations.md: the queue, and what an operator does with jobs that failed.',
    ],
  };
}

export const job: Recipe = {
  section: 'A kind of job',
  example: 'mail/send-digest',
  scaffold,
};
