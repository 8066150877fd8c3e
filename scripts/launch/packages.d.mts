/** An entry of npm's lockfile, as far as it is read here. */
export interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly dev?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
/** `all`: also what builds, checks and tests; `production`: what a built server and its commands import. */
export type NeededPackages = 'all' | 'production';
export function ensurePackages(needed: NeededPackages): Promise<void>;
export function packagesMatch(
  wanted: Readonly<Record<string, LockedPackage>>,
  installed: Readonly<Record<string, LockedPackage>> | undefined,
  needed: NeededPackages,
): boolean;
