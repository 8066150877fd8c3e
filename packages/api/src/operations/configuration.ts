import type { ApiContext } from '../context.ts';
import { toSettings } from '../dto/settings-dto.ts';

/**
 * Settings by name, such as `modules.messages.is_active`. A name that is not among the public settings has no entry:
 * settings that are not public do not exist here. API-REST-518, API-REST-519
 */
export function readConfiguration(
  api: ApiContext,
  models: readonly string[],
): Record<string, { readonly value: unknown }> {
  const settings: unknown = toSettings(api);
  const entries = models.flatMap((name) => {
    const value = valueAt(settings, name);
    return value === undefined ? [] : [[name, { value }] as const];
  });
  return Object.fromEntries(entries);
}

/** Own properties only, so that `constructor` and the like are unknown. */
function valueAt(from: unknown, name: string): unknown {
  return name.split('.').reduce<unknown>((held, key) => {
    const isObject = typeof held === 'object' && held !== null && !Array.isArray(held);
    return isObject && Object.hasOwn(held, key) ? Reflect.get(held, key) : undefined;
  }, from);
}
