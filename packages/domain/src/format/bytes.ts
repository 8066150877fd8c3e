const units = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** A file size as people read it, in steps of 1024 and at most two decimals: `1.5 MB`. SHELL-023, CONST-045 */
export function formatBytes(bytes: number): string {
  const size = Math.max(0, bytes);
  const whole = units.findIndex((_unit, power) => roundedIn(size, power) < 1024);
  const power = whole === -1 ? units.length - 1 : whole;
  return `${roundedIn(size, power)} ${units[power]}`;
}

/** Rounded before the unit is chosen, so that 1048575 bytes are `1 MB`, not `1024 KB`. */
function roundedIn(bytes: number, power: number): number {
  return Math.round((bytes / 1024 ** power) * 100) / 100;
}
