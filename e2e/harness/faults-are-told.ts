import { readFileSync } from 'node:fs';
import { afterEach, expect, inject } from 'vitest';
import { takeFaults } from './http.ts';
import { logs } from './server.ts';

/**
 * A test fails when a server said of itself that it was at fault (5xx) and its log has nothing of that request: nobody
 * could find out why.
 */
afterEach(async () => {
  for (const { port, path, requestId } of takeFaults()) {
    const logFile = logs.get(port) ?? inject('demos').find((demo) => demo.port === port)?.logFile;
    if (logFile === undefined) continue;
    await expect
      .poll(() => readFileSync(logFile, 'utf8'), { message: `a log line about ${path}` })
      .toContain(`"reqId":"${requestId}"`);
  }
});
