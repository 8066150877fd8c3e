import { useSyncExternalStore } from 'react';

/** A value outside components that some of them show. */
export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a store that holds `initial`. */
export function makeStore<Value>(initial: Value): Store<Value> {
  let held = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => held,
    set(value) {
      held = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns what a store holds, and draws the component again when it holds something else. */
export const useStore = <Value>(store: Store<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, store.get);
