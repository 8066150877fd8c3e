import { toSettings } from '../dto/settings-dto.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import { readCountries } from '../operations/countries.ts';

export const settingsQueries = {
  initSettings(_parent, _args, api) {
    return toSettings(api);
  },
  countries: (_parent, _args, api) => readCountries(api),
} satisfies QueryResolvers;
