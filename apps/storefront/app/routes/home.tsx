import { PageByTypeDocument } from '@stoa/contract';
import { PageView } from '@stoa/widgets';
import type { MetaFunction } from 'react-router';
import { contractOf, failPage } from '../lib/contract.ts';
import { notFound } from '../lib/not-found.server.ts';
import { readyPage } from '../lib/ready-page.server.ts';
import type { Route } from './+types/home';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.page.meta_title || loaderData?.page.title || '' },
  { name: 'description', content: loaderData?.page.meta_description ?? '' },
];

/** The shop's home page: a document of widgets. ROUTE-001, ROUTE-501, CMS-516 */
export async function loader({ context }: Route.LoaderArgs) {
  const answer = await contractOf(context).execute(PageByTypeDocument, { name: 'Homepage' }).catch(failPage);
  const page = answer.getTemplateByPageType?.page;
  if (!page) return notFound(context);
  const { document, ...rest } = page;
  return { page: rest, nodes: await readyPage(document, context) };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content">
      <h1 className="visually-hidden">{loaderData.page.title}</h1>
      <PageView nodes={loaderData.nodes} />
    </main>
  );
}
