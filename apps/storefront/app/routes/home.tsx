import { PageByTypeDocument } from '@stoa/contract';
import { canonicalUrl, pageTitle, robotsOf } from '@stoa/domain';
import { PageView } from '@stoa/widgets';
import { leadPicture } from '@stoa/widgets/server';
import { data, type MetaFunction } from 'react-router';
import { failPage, type PageFailure } from '../lib/contract.ts';
import { readyPage } from '../lib/ready-page.server.ts';
import { useRootData } from '../lib/root-data.ts';
import { requestContext } from '../request.ts';
import { HomeSearchData } from '../seo/home-search-data.tsx';
import { openGraph } from '../seo/open-graph.server.ts';
import { pageHead } from '../seo/page-head.server.ts';
import type { Route } from './+types/home';

/** Loads the shop's home page: a document of widgets. ROUTE-001, ROUTE-501, CMS-516 */
export async function loader({ context }: Route.LoaderArgs) {
  const { client, origin } = context.get(requestContext);
  const answer = await client.execute(PageByTypeDocument, { name: 'Homepage' }).catch(failPage);
  const page = answer.getTemplateByPageType?.page;
  // An address that nothing stands at is not found; that a shop has no home page is its own fault. ERR-505
  if (!page) throw data({ code: 'internal' } satisfies PageFailure, 500);
  const nodes = await readyPage(page.document, context);
  const title = pageTitle({ metaTitle: page.meta_title, name: page.title });
  const description = page.meta_description;
  const canonical = canonicalUrl(origin, '/');
  const head = pageHead({
    title,
    description,
    canonical,
    robots: robotsOf(page.seo_crawler_setting),
    shared: openGraph('website', { title, description, url: canonical, picture: leadPicture(nodes) }),
  });
  return { heading: page.title, nodes, head };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { shell } = useRootData();
  return (
    <main id="content">
      <h1 className="visually-hidden">{loaderData.heading}</h1>
      <PageView nodes={loaderData.nodes} />
      <HomeSearchData shell={shell} />
    </main>
  );
}
