import type { AdminInputs } from '@stoa/admin-contract';

/** Returns what the log is asked for, as its use cases name it. */
export function filterOf({ person, verb, entity, entityId, from, to }: AdminInputs['audit']['download']) {
  return { staffId: person, verb, entity, entityId, from, to };
}
