import { AsyncLocalStorage } from 'node:async_hooks';

/** Does work that takes none of what requests share out, and gives up the place of the request meanwhile. */
export type StepAside = <T>(work: () => Promise<T>) => Promise<T>;

const ways = new AsyncLocalStorage<StepAside>();

/** Does the work of a request, which may step aside in this way. */
export const mayStepAside = <T>(way: StepAside, work: () => Promise<T>): Promise<T> => ways.run(way, work);

/** Waits for something without keeping other requests of the shop from their turn. */
export const stepAside: StepAside = (work) => ways.getStore()?.(work) ?? work();
