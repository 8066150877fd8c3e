import { BrandsDocument } from '@stoa/contract';
import { canonicalUrl } from '@stoa/domain';
import { brandText } from '@stoa/messages';
import { data } from 'react-router';
import { brandIndex } from '../brands/brand-index.ts';
import { BrandsPage } from '../brands/brands-page.tsx';
import { failPage } from '../lib/contract.ts';
import { statusOfListing } from '../listing/listing-data.ts';
import { requestContext } from '../request.ts';
import type { Route } from './+types/brands';

/** Loads the brands of the shop, from A to Z. ROUTE-003, OPEN-007 */
export async function loader({ context }: Route.LoaderArgs) {
  const { client, listingRules: rules, origin } = context.get(requestContext);
  const { searchPliable: found } = await client.execute(BrandsDocument, {}).catch(failPage);
  const brands = found.filter
    .flatMap(({ buckets }) => buckets)
    .map(({ name, doc_count: products }) => ({ name, products }));
  const { success } = found;
  const shown = { letters: brandIndex(brands, rules), success, canonical: canonicalUrl(origin, '/brands') };
  return data(shown, statusOfListing(found));
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: brandText.title() },
  ...(loaderData ? [{ tagName: 'link', rel: 'canonical', href: loaderData.canonical }] : []),
];

export default function Brands({ loaderData }: Route.ComponentProps) {
  return <BrandsPage letters={loaderData.letters} success={loaderData.success} />;
}
