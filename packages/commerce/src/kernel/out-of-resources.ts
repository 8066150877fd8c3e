/**
 * SQLSTATEs of a server that has no room, memory or connections left, cannot write its files, or lets nobody write at
 * the moment because it is a standby.
 */
const OUT_OF_RESOURCES_STATE = /^(53\w{3}|58030|25006)$/;

/** What Node calls a file system that takes no more, and a process that may open no more files. */
const OUT_OF_RESOURCES_CODES: ReadonlySet<string> = new Set([
  ...['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE'],
]);

/**
 * Tells whether an error says that database or files can take nothing more at the moment, also inside of another
 * error. It is not the request that was wrong, and not the program: the same may succeed once somebody has made room.
 */
export function isOutOfResources(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const saysSo = OUT_OF_RESOURCES_STATE.test(code) || OUT_OF_RESOURCES_CODES.has(code);
  return saysSo || isOutOfResources(error.cause);
}
