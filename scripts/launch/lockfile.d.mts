import type { LockedPackage } from './packages.mjs';

export function addMissingOptionals(packages: Record<string, LockedPackage>): string[];
