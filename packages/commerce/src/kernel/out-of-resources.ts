/**
 * SQLSTATEs of a server that has no room, memory or connections left, cannot write its files, or lets nobody write at
 * the moment because it is a standby.
 */
const OUT_OF_RESOURCES_STATE = /^(53\w{3}|58030|25006)$/;

/** Node's error codes for a full file system and for too many open files. */
const OUT_OF_RESOURCES_CODES: ReadonlySet<string> = new Set([
  ...['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE'],
]);

/**
 * Tells whether an error says that database or files can take nothing more at the moment, also inside of another
 * error. Neither the request nor the program is at fault: the same may succeed when there is room again.
 */
export function isOutOfResources(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const saysSo = OUT_OF_RESOURCES_STATE.test(code) || OUT_OF_RESOURCES_CODES.has(code);
  return saysSo || isOutOfResources(error.cause);
}
