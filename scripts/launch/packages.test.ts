import { describe, expect, it } from 'vitest';
import { addMissingOptionals } from './lockfile.mjs';
import { type LockedPackage, packagesMatch } from './packages.mjs';

describe('whether the installed packages are those of the lockfile', () => {
  const wanted = {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/for-another-platform': { version: '1.0.0', optional: true },
  };
  const installed = { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } };

  it('is so when all are there but those for other platforms', () => {
    expect(packagesMatch(wanted, installed, 'all')).toBe(true);
  });

  it('is not so when npm never finished, a package is missing, or another version is there', () => {
    expect(packagesMatch(wanted, undefined, 'all')).toBe(false);
    expect(packagesMatch(wanted, {}, 'all')).toBe(false);
    const another = { 'node_modules/a': { version: '1.0.1', integrity: 'sha512-b' } };
    expect(packagesMatch(wanted, another, 'all')).toBe(false);
    const otherPlatform = { 'node_modules/for-another-platform': { version: '0.9.0' } };
    expect(packagesMatch(wanted, { ...installed, ...otherPlatform }, 'all')).toBe(false);
  });

  it('is so without those of development where a built server needs no more', () => {
    const withTools = {
      ...wanted,
      'node_modules/tool': { version: '1.0.0', integrity: 'sha512-t', dev: true },
    };
    expect(packagesMatch(withTools, installed, 'production')).toBe(true);
    expect(packagesMatch(withTools, installed, 'all')).toBe(false);
    expect(packagesMatch(withTools, {}, 'production')).toBe(false);
    const oldTool = { 'node_modules/tool': { version: '0.9.0', integrity: 'sha512-o' } };
    expect(packagesMatch(withTools, { ...installed, ...oldTool }, 'production')).toBe(false);
  });
});

describe('completing the lockfile', () => {
  it('adds optional packages that npm left out, with the platform in their names', () => {
    const packages: Record<string, LockedPackage> = {
      'node_modules/tool': {
        version: '2.0.0',
        dev: true,
        optionalDependencies: { '@tool/darwin-arm64': '2.0.0', '@tool/linux-x64': '2.0.0' },
      },
      'node_modules/@tool/linux-x64': { version: '2.0.0', optional: true },
    };
    expect(addMissingOptionals(packages)).toEqual(['@tool/darwin-arm64']);
    expect(packages['node_modules/@tool/darwin-arm64']).toEqual({
      version: '2.0.0',
      cpu: ['arm64'],
      os: ['darwin'],
      dev: true,
      optional: true,
    });
    expect(addMissingOptionals(packages)).toEqual([]);
  });

  it('finds packages in the folders Node would look in', () => {
    const packages: Record<string, LockedPackage> = {
      'node_modules/a/node_modules/b': { version: '1.0.0', optionalDependencies: { c: '1.0.0', d: '1.0.0' } },
      'node_modules/a/node_modules/c': { version: '1.0.0' },
      'node_modules/d': { version: '1.0.0' },
    };
    expect(addMissingOptionals(packages)).toEqual([]);
  });
});
