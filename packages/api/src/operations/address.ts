import { resolveAddress } from '@stoa/commerce';
import { keptForAudience } from '../edge/kept-results.ts';

/** What stands at a path. */
export const findAddress = keptForAudience('address', (api, path: string) => resolveAddress(api.shop, path));
