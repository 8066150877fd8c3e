import { expect, it } from 'vitest';
import { distanceKm } from './distance.ts';

it('is the great-circle distance in kilometres', () => {
  const berlin = { latitude: 52.52, longitude: 13.405 };
  const paris = { latitude: 48.857, longitude: 2.352 };
  expect(distanceKm(berlin, paris)).toBe(877);
  expect(distanceKm(paris, paris)).toBe(0);
  expect(distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBe(111);
});
