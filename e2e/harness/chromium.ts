import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { installedBrowser } from '../../scripts/check/browser.ts';

/**
 * Two pages of the address bar, which nobody sees here: the browser starts them with every window, and they take as
 * long as a page of the shop. The rest is what Playwright switches off: only the last list counts.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
  `--disable-features=${FEATURES_OFF.join(',')}`,
];

/** A browser with how to end it, after which it has left nothing behind. */
export interface LaunchedBrowser {
  readonly browser: Browser;
  close(): Promise<void>;
}

/**
 * Launches the browser that `npm test` found, or the one that is installed.
 * @throws Error when there is none.
 */
export async function launchChromium(): Promise<LaunchedBrowser> {
  const executablePath = process.env.STOA_BROWSER || installedBrowser();
  if (executablePath === undefined) throw new Error('there is no Chromium: `npm test` says how to get one');
  const home = mkdtempSync(join(tmpdir(), 'stoa-browser-'));
  const leaveNothing = () => rmSync(home, { recursive: true, force: true });
  try {
    const browser = await chromium.launch({
      executablePath,
      // Chromium refuses its sandbox to root.
      chromiumSandbox: process.getuid?.() !== 0,
      args: FLAGS,
      // Whoever launches it closes it; it ends by itself with the process.
      handleSIGTERM: false,
      env: { ...process.env, HOME: home },
    });
    return { browser, close: () => browser.close().finally(leaveNothing) };
  } catch (error) {
    leaveNothing();
    throw error;
  }
}
