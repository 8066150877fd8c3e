import type { CarriedSeller } from '@stoa/commerce';
import type { Seller } from '@stoa/contract';
import type { ApiContext } from '../context.ts';

/** Returns a seller the shop carries; of its address what the specification shows. ENT-003, ENT-040, ENT-546 */
export function toSeller(carried: CarriedSeller): Seller {
  const address = carried.originAddress;
  return {
    _id: carried.id,
    guid: carried.id,
    code: carried.code,
    name: carried.name,
    status: carried.status,
    approved_for_marketplace: carried.approvedForMarketplace,
    logo: carried.logo,
    mobile_logo: carried.mobileLogo,
    origin_address: address && {
      address_line1: address.addressLine1,
      city_locality: address.cityLocality,
      state_province: address.stateProvince,
      postal_code: address.postalCode,
    },
  };
}

export function toSellerOrNull(api: ApiContext, sellerId: string): Seller | null {
  const carried = api.profile.sellers.find((seller) => seller.id === sellerId);
  return carried ? toSeller(carried) : null;
}
