import type { ApiContext } from '../context.ts';

/**
 * Memoises `read` per request, so that the fields of one document share a statement. The memo ends with the request.
 */
export function oncePerRequest<T>(read: (api: ApiContext) => T): (api: ApiContext) => T {
  const known = new WeakMap<ApiContext, { readonly value: T }>();
  return (api) => {
    const found = known.get(api);
    if (found) return found.value;
    const value = read(api);
    known.set(api, { value });
    return value;
  };
}

/** As `oncePerRequest`, for each key; `beyond` bounds how many keys one request may ask for. */
export function oncePerKey<T, Key extends string = string>(
  read: (api: ApiContext, key: Key) => T,
  beyond?: { readonly most: number; readonly refuse: () => Error },
): (api: ApiContext, key: Key) => T {
  const maps = oncePerRequest(() => new Map<Key, T>());
  return (api, key) => {
    const known = maps(api);
    const found = known.get(key);
    if (found !== undefined) return found;
    if (beyond && known.size >= beyond.most) throw beyond.refuse();
    const value = read(api, key);
    known.set(key, value);
    return value;
  };
}
