import type { TestProject } from 'vitest/node';
import { startTestPostgres } from '../../apps/server/src/postgres/testing.ts';
import { startNeighbourIfWanted } from './neighbour.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the run's PostgreSQL server, for a role that may create databases. Get it with `inject`. */
    postgresUrl: string;
  }
}

/** Starts the PostgreSQL server that all files of a test run share, and returns how to end it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres();
  const endNeighbour = await startNeighbourIfWanted(server.url);
  project.provide('postgresUrl', server.url);
  return () => endNeighbour().finally(server.stop);
}
