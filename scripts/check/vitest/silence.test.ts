import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { silenceOf } from './silence.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('is told when nothing was heard for that long', () => {
  const onSilence = vi.fn();
  const watch = silenceOf(1000)(onSilence);
  vi.advanceTimersByTime(900);
  watch.heard('');
  vi.advanceTimersByTime(900);
  expect(onSilence).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(onSilence).toHaveBeenCalledOnce();
});

it('is told no more once the watch has stopped', () => {
  const onSilence = vi.fn();
  silenceOf(1000)(onSilence).stop();
  vi.advanceTimersByTime(2000);
  expect(onSilence).not.toHaveBeenCalled();
});
