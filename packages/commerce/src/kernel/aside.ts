import { AsyncLocalStorage } from 'node:async_hooks';

/** Runs work that needs no turn, and releases the request's place meanwhile. */
export type StepAside = <T>(work: () => Promise<T>) => Promise<T>;

const ways = new AsyncLocalStorage<StepAside>();

/** Runs the work of a request, which may step aside with this function. */
export const mayStepAside = <T>(way: StepAside, work: () => Promise<T>): Promise<T> => ways.run(way, work);

/** Waits for something while other requests of the shop may take their turn. */
export const stepAside: StepAside = (work) => ways.getStore()?.(work) ?? work();
