import type { BrowserContextOptions } from 'playwright-core';

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

/** Each device with and without scripts. */
export const everyManner: readonly Manner[] = (['phone', 'desktop'] as const).flatMap((device) =>
  [true, false].map((scripts) => ({ device, scripts })),
);

export const nameOf = ({ device, scripts }: Manner) =>
  `${device}, ${scripts ? 'with' : 'without'} JavaScript`;
