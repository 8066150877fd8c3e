import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { progress } from './progress.ts';
import type { Services } from './services.ts';

/** Shows where the shops are, and in the demo who can sign in. */
export function announce({ hosts }: Services, config: Config, app: FastifyInstance): void {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const primary = [...hosts.table.values()].filter((entry) => entry.kind === 'primary');
  const lines = primary.map(({ shop, host }) => `  ${shop.name.padEnd(20)} http://${host}:${port}/`);
  progress.note(['', 'Stoa is ready.', '', ...lines, ''].join('\n'));
  if (!config.demo) return;
  progress.note(
    [
      '  Demo accounts, password stoa-demo:',
      '  shopper@example.com, wholesale@example.com, pending@example.com (not yet approved)',
      '',
    ].join('\n'),
  );
}
