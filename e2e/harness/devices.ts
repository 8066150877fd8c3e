import type { BrowserContextOptions } from 'playwright-core';
import { isDeep } from './depth.ts';

/** The devices: a cheap phone and a desktop. */
export const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>;

export type Device = keyof typeof devices;

/** A device, with or without scripts. */
export interface Manner {
  readonly device: Device;
  readonly scripts: boolean;
}

export const nameOf = ({ device, scripts }: Manner) =>
  `${device}, ${scripts ? 'with' : 'without'} JavaScript`;

const PHONE_WITH_SCRIPTS: Manner = { device: 'phone', scripts: true };
const DESKTOP_WITHOUT_SCRIPTS: Manner = { device: 'desktop', scripts: false };
const REMAINING: readonly Manner[] = [
  { device: 'phone', scripts: false },
  { device: 'desktop', scripts: true },
];

/**
 * The manners in which a journey is made, each with its name. `npm test` makes it in the two that have nothing in
 * common, `npm run test:deep` in all four.
 */
export const manners: readonly (readonly [name: string, manner: Manner])[] = [
  PHONE_WITH_SCRIPTS,
  DESKTOP_WITHOUT_SCRIPTS,
  ...(isDeep ? REMAINING : []),
].map((manner) => [nameOf(manner), manner]);

/** The devices for what is the same on both but for its measures: a phone, in `npm run test:deep` a desktop as well. */
export const devicesTried: readonly Device[] = isDeep ? ['phone', 'desktop'] : ['phone'];
