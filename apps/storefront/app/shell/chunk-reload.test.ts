import { describe, expect, it } from 'vitest';
import { mayReload } from './chunk-reload.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

describe('reloading after a lost chunk', () => {
  it('happens at most once a minute [SHELL-008, SHELL-009, CONST-039]', () => {
    const storage = memory();
    expect(mayReload(storage, 1_000_000)).toBe(true);
    expect(mayReload(storage, 1_059_999)).toBe(false);
    expect(mayReload(storage, 1_060_000)).toBe(true);
  });

  it('does not happen where nothing can be remembered', () => {
    const refusing = {
      getItem: () => null,
      setItem: () => {
        throw new Error('no storage');
      },
    };
    expect(mayReload(refusing, 0)).toBe(false);
  });
});
