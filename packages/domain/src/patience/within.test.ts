import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atMost, within } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('within', () => {
  it('leaves no timer behind, whether the work succeeds or fails', async () => {
    const onLate = vi.fn();
    expect(await within(1000, Promise.resolve('done'), onLate)).toBe('done');
    expect(vi.getTimerCount()).toBe(0);
    await expect(within(1000, Promise.reject(new Error('failed')), onLate)).rejects.toThrow('failed');
    expect(vi.getTimerCount()).toBe(0);
    expect(onLate).not.toHaveBeenCalled();
  });

  it('says once that the work is late, and waits for it', async () => {
    const work = Promise.withResolvers<string>();
    const onLate = vi.fn();
    const result = within(1000, work.promise, onLate);
    await vi.advanceTimersByTimeAsync(999);
    expect(onLate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5000);
    expect(onLate).toHaveBeenCalledOnce();
    work.resolve('at last');
    expect(await result).toBe('at last');
  });
});

describe('at most', () => {
  it('is the result of work that ends in time, and leaves no timer behind', async () => {
    expect(await atMost(1000, Promise.resolve(true), false)).toBe(true);
    await expect(atMost(1000, Promise.reject(new Error('failed')), false)).rejects.toThrow('failed');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is what stands in for work that takes longer', async () => {
    const result = atMost(1000, new Promise(() => undefined), 'late');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await result).toBe('late');
    expect(vi.getTimerCount()).toBe(0);
  });
});
