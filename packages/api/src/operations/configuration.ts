import type { ApiContext } from '../context.ts';
import { toSettings } from '../dto/settings-dto.ts';

/**
 * Settings by name, such as `modules.messages.is_active`, an entry for each. The value of a name that is not among the
 * public settings is null: settings that are not public do not exist here. API-REST-518, API-REST-519
 */
export function readConfiguration(
  api: ApiContext,
  models: readonly string[],
): Record<string, { readonly value: unknown }> {
  const settings: unknown = toSettings(api);
  const entries = models.map((name) => [name, { value: valueAt(settings, name) ?? null }] as const);
  return Object.fromEntries(entries);
}

/** Own properties only, so that `constructor` and the like are unknown. */
function valueAt(from: unknown, name: string): unknown {
  return name.split('.').reduce<unknown>((held, key) => {
    const isObject = typeof held === 'object' && held !== null && !Array.isArray(held);
    return isObject && Object.hasOwn(held, key) ? Reflect.get(held, key) : undefined;
  }, from);
}
