import pg from 'pg';
import { median } from '../lib/figure.ts';
import { answerCalls } from '../lib/own-process.ts';

/** How many rows are changed at once, and how often each. */
export interface Updates {
  readonly databaseUrl: string;
  readonly rows: number;
  readonly times: number;
}

export interface Updated {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
}

/** The floor of a change that is to last: one row updated and committed, over a connection for each row. */
answerCalls(async ({ databaseUrl, rows, times }: Updates): Promise<Updated> => {
  const clients = await Promise.all(
    Array.from({ length: rows }, async () => {
      const client = new pg.Client(databaseUrl);
      await client.connect();
      return client;
    }),
  );
  const [first] = clients;
  await first?.query('create table bench_floor (id int primary key, n int not null)');
  try {
    await first?.query('insert into bench_floor select id, 0 from generate_series(1, $1) as id', [rows]);
    const took: number[] = [];
    const began = performance.now();
    await Promise.all(clients.map((client, at) => update(client, at + 1, times, took)));
    return { perSecond: (rows * times * 1000) / (performance.now() - began), p50: median(took) };
  } finally {
    await first?.query('drop table bench_floor');
    await Promise.all(clients.map((client) => client.end()));
  }
});

async function update(client: pg.Client, id: number, times: number, took: number[]): Promise<void> {
  const statement = { name: 'floor', text: 'update bench_floor set n = n + 1 where id = $1', values: [id] };
  for (let done = 0; done < times; done++) {
    const began = performance.now();
    await client.query(statement);
    took.push(performance.now() - began);
  }
}
