import type { ApiContext } from '../context.ts';
import { oncePerRequest } from './once.ts';

/** Bounds how often one request may do something; beyond `most` times it throws what `refuse` makes. */
export function timesARequest(most: number, refuse: () => Error): (api: ApiContext) => void {
  const counts = oncePerRequest(() => ({ times: 0 }));
  return (api) => {
    const count = counts(api);
    count.times += 1;
    if (count.times > most) throw refuse();
  };
}
