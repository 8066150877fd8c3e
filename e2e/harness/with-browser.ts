import { demo } from './demo.ts';
import type { Manner } from './devices.ts';
import { type Journey, travel } from './journey.ts';

type Travel = (manner: Manner, title: string, way: (journey: Journey) => Promise<void>) => Promise<void>;

/** Each journey through the demo shop `host` is a new visitor. */
export function browserFor(host: string): Travel {
  return (manner, title, way) => travel({ ...manner, demo, host, title }, way);
}
