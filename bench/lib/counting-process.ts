import { type CountedStep, countAllTrips } from './count-trips.ts';
import { startCountedServer } from './counted-server.ts';
import { answerCalls } from './own-process.ts';

export interface CountOn {
  /** Of a migrated database, for the owner of its tables. */
  readonly databaseUrl: string;
  readonly dataFolder: string;
}

/** Counts in a process of its own, which runs the sources as Node does and not as a test runner does. */
answerCalls(async ({ databaseUrl, dataFolder }: CountOn): Promise<CountedStep[]> => {
  const server = await startCountedServer(databaseUrl, dataFolder);
  try {
    return await countAllTrips(server);
  } finally {
    await server.stop();
  }
});
