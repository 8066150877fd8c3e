export { ADDRESS_TAKEN, type AddressClaim, claimAddresses } from './claim-addresses.ts';
export { createRedirect } from './create-redirect.ts';
export { currentPath } from './current-path.ts';
export { freeSlug, freeSlugToClaim } from './free-slug.ts';
export { moveAddress } from './move-address.ts';
export { type Occupant, occupantsOf } from './occupants.ts';
export { removeOldAddresses } from './remove-old-addresses.ts';
export { reservedInUse } from './reserved-in-use.ts';
export { slug } from './slug-input.ts';
