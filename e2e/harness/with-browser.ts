import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchChromium } from './chromium.ts';
import type { Manner } from './devices.ts';
import { type Journey, travel } from './journey.ts';

type Travel = (manner: Manner, title: string, way: (journey: Journey) => Promise<void>) => Promise<void>;

/** One browser for a test file; each journey through the demo shop `host` is a new visitor. */
export function browserFor(host: string): Travel {
  const demo = inject('demo');
  let launched: { browser: Browser; close(): Promise<void> } | undefined;
  beforeAll(async () => {
    launched = await launchChromium();
  });
  afterAll(() => launched?.close());
  return (manner, title, way) => {
    if (!launched) throw new Error('the browser is not there yet');
    return travel({ ...manner, browser: launched.browser, demo, host, title }, way);
  };
}
