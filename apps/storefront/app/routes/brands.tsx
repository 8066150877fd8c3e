import { BrandsDocument } from '@stoa/contract';
import { canonicalUrl } from '@stoa/domain';
import { brandText } from '@stoa/messages';
import { brandIndex } from '../brands/brand-index.ts';
import { BrandsPage } from '../brands/brands-page.tsx';
import { failPage } from '../lib/contract.ts';
import { requestContext } from '../request.ts';
import type { Route } from './+types/brands';

/** The brands of the shop, from A to Z. ROUTE-003, OPEN-007 */
export async function loader({ context }: Route.LoaderArgs) {
  const { client, listingRules: rules, origin } = context.get(requestContext);
  const { searchPliable: found } = await client.execute(BrandsDocument, {}).catch(failPage);
  const brands = found.filter
    .flatMap(({ buckets }) => buckets)
    .map(({ name, doc_count: products }) => ({ name, products }));
  return { letters: brandIndex(brands, rules), canonical: canonicalUrl(origin, '/brands') };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: brandText.title() },
  ...(loaderData ? [{ tagName: 'link', rel: 'canonical', href: loaderData.canonical }] : []),
];

export default function Brands({ loaderData }: Route.ComponentProps) {
  return <BrandsPage letters={loaderData.letters} />;
}
