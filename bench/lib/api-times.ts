import type { ApiCase, ApiCases } from './api-cases.ts';
import { ApiClient, type Forgiven } from './api-client.ts';
import { median } from './figure.ts';

export const CONNECTIONS = 16;
/** Before they are counted: a server that is measured has served before. */
const WARM_UP = 40;
const ROUNDS = 100;
const ROUNDS_TOGETHER = 8;
/** PostgreSQL takes long and varies less: fewer rounds, and none begun after so many milliseconds. */
const ROUNDS_OF_POSTGRES = 8;
const PATIENCE_MS = 10_000;
/** Sixteen at once are asked of PostgreSQL only where one is answered within so many milliseconds. */
const QUICK_MS = 2000;

/** Milliseconds of the rounds of one case, one after the other and `CONNECTIONS` at once. */
export interface Times {
  readonly alone: readonly number[];
  /** None where it would take too long. */
  readonly together: readonly number[];
}

/** Of one case: from the index, and from PostgreSQL alone. */
export interface CaseTimes {
  readonly index: Times;
  readonly postgres: Times;
}

/** Asks the next round of a case. */
type Ask = (client: ApiClient) => Promise<number>;

/** Ports of two servers over the same catalogue. */
export interface Servers {
  readonly host: string;
  readonly index: number;
  readonly postgres: number;
}

/** Measures all cases in turn, so that what disturbs the machine disturbs all of them. */
export async function measureCases(servers: Servers, cases: ApiCases): Promise<Record<string, CaseTimes>> {
  const times: Record<string, CaseTimes> = {};
  for (const [name, ask] of Object.entries(cases)) {
    times[name] = {
      index: await withClients(
        servers.index,
        servers.host,
        askInTurn(ask, { maySearchInVain: false }),
        timesOfIndex,
      ),
      // PostgreSQL forgives no typing errors, and may take too long.
      postgres: await withClients(
        servers.postgres,
        servers.host,
        askInTurn(ask, { maySearchInVain: true }),
        timesOfPostgres,
      ),
    };
  }
  return times;
}

function askInTurn(ask: (round: number) => ApiCase, forgiven: Forgiven): Ask {
  let round = 0;
  return (client) => client.time(ask(round++), forgiven);
}

type Measure = (ask: Ask, one: ApiClient, many: ApiClient) => Promise<Times>;

async function withClients(port: number, host: string, ask: Ask, measure: Measure): Promise<Times> {
  const [one, many] = [new ApiClient(port, host, 1), new ApiClient(port, host, CONNECTIONS)];
  try {
    return await measure(ask, one, many);
  } finally {
    one.close();
    many.close();
  }
}

const timesOfIndex: Measure = async (ask, one, many) => {
  await repeated(() => ask(one), WARM_UP);
  return {
    alone: await repeated(() => ask(one), ROUNDS),
    together: await atOnce(() => repeated(() => ask(many), ROUNDS_TOGETHER)),
  };
};

const timesOfPostgres: Measure = async (ask, one, many) => {
  const first = await ask(one);
  const alone = first > PATIENCE_MS ? [first] : await repeated(() => ask(one), ROUNDS_OF_POSTGRES);
  const isQuick = median(alone) <= QUICK_MS;
  return { alone, together: isQuick ? await atOnce(() => repeated(() => ask(many), 1)) : [] };
};

async function repeated(ask: () => Promise<number>, rounds: number): Promise<number[]> {
  const end = performance.now() + PATIENCE_MS;
  const measured: number[] = [];
  while (measured.length === 0 || (measured.length < rounds && performance.now() < end)) {
    measured.push(await ask());
  }
  return measured;
}

async function atOnce(ask: () => Promise<number[]>): Promise<number[]> {
  return (await Promise.all(Array.from({ length: CONNECTIONS }, ask))).flat();
}
