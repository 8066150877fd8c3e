import { PageByTypeDocument, ShellDocument } from '@stoa/contract';
import { canonicalUrl, pageTitle, robotsOf } from '@stoa/domain';
import { shellText } from '@stoa/messages';
import { PageView } from '@stoa/widgets';
import { leadPicture } from '@stoa/widgets/server';
import type { MetaFunction } from 'react-router';
import { failPage } from '../lib/contract.ts';
import { readyPage } from '../lib/ready-page.server.ts';
import { requestContext } from '../request.ts';
import { HomeSearchData } from '../seo/home-search-data.tsx';
import { openGraph } from '../seo/open-graph.server.ts';
import { pageHead } from '../seo/page-head.server.ts';
import { useRootData } from '../shell/root-data.ts';
import type { Route } from './+types/home';

/** Loads the shop's home page: a document of widgets. ROUTE-001, ROUTE-501, CMS-516 */
export async function loader({ context }: Route.LoaderArgs) {
  const { client, origin } = context.get(requestContext);
  const answer = await client.execute(PageByTypeDocument, { name: 'Homepage' }).catch(failPage);
  const page = answer.getTemplateByPageType?.page;
  if (!page) return emptyHome(context);
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
  return { heading: page.title, nodes, head, isEmpty: false };
}

/** A shop that is being set up has no home page yet. Search engines are to come back when it has one. */
async function emptyHome(context: Route.LoaderArgs['context']) {
  const { client, origin } = context.get(requestContext);
  const { initSettings } = await client.execute(ShellDocument).catch(failPage);
  const { name } = initSettings.client;
  const head = pageHead({
    title: name,
    description: '',
    canonical: canonicalUrl(origin, '/'),
    robots: 'noindex',
  });
  return { heading: name, nodes: [], head, isEmpty: true };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { shell } = useRootData();
  const { heading, nodes, isEmpty } = loaderData;
  return (
    <main id="content">
      <h1 className={isEmpty ? 'page-width pt-8' : 'visually-hidden'}>{heading}</h1>
      {isEmpty && <p className="page-width py-8">{shellText.emptyHome()}</p>}
      <PageView nodes={nodes} />
      <HomeSearchData shell={shell} />
    </main>
  );
}
