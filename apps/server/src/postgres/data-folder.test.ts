import { chmodSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseDataFolder, prepareDataFolder } from './data-folder.ts';
import { makeTestFolder } from './testing.ts';

describe('the data folder', () => {
  let projectFolder: string;
  beforeEach(() => {
    projectFolder = makeTestFolder();
  });
  afterEach(() => rmSync(projectFolder, { recursive: true }));

  it('is the given one, seen from the project', () => {
    const options = { projectFolder, embedded: true };
    expect(chooseDataFolder({ ...options, given: '/srv/shop' }).path).toBe('/srv/shop');
    expect(chooseDataFolder({ ...options, given: 'data' }).path).toBe(join(projectFolder, 'data'));
  });

  it.runIf(process.platform === 'linux')('that cannot be made is said at once', () => {
    expect(() => prepareDataFolder('/proc/x/data', undefined)).toThrow(
      /data folder \/proc\/x\/data can't be used/,
    );
  });

  it('is .stoa in the project by default', () => {
    expect(chooseDataFolder({ given: undefined, projectFolder, embedded: true })).toEqual({
      path: join(projectFolder, '.stoa'),
      notice: undefined,
    });
  });

  it.runIf(process.getuid?.() === 0)(
    "is a system folder, said so, where PostgreSQL's user can't enter",
    () => {
      chmodSync(projectFolder, 0o700);
      const chosen = chooseDataFolder({ given: undefined, projectFolder, embedded: true });
      expect(chosen.path).toMatch(new RegExp(`^/var/lib/stoa/${basename(projectFolder)}-[0-9a-f]{8}$`));
      expect(chosen.notice).toContain(chosen.path);
      const own = chooseDataFolder({ given: undefined, projectFolder, embedded: false });
      expect(own.path).toBe(join(projectFolder, '.stoa'));
    },
  );
});
