import { z } from 'zod';
import { dropAddress, keepAddress, preferAddress, readAddressBook } from '../operations/customer.ts';
import { address, nothing } from './inputs.ts';
import { route } from './route.ts';

const id = z.string().max(255);
const saved = z.strictObject({ _id: id.nullish(), address, is_default: z.boolean().nullish() });
const which = z.strictObject({ _id: id });

export const addressRoutes = [
  route('GET', '/api/account/addresses', nothing, async (api) => ({
    addresses: await readAddressBook(api),
  })),
  route('POST', '/api/account/addresses', saved, async (api, input) => ({
    addresses: await keepAddress(api, input),
  })),
  route('POST', '/api/account/addresses/remove', which, async (api, { _id }) => ({
    addresses: await dropAddress(api, _id),
  })),
  route('POST', '/api/account/addresses/default', which, async (api, { _id }) => ({
    addresses: await preferAddress(api, _id),
  })),
];
