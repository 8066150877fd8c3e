import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { shellOf } from '../shell/testing.ts';

/** Renders the HTML of a page at an address, as the server writes it; without React's marks. */
export async function renderPage(path: string, page: ReactNode, shell = shellOf()): Promise<string> {
  // The root data that components of a page read.
  const root = { shell };
  const handler = createStaticHandler([{ id: 'root', path: '*', loader: () => root, Component: () => page }]);
  const context = await handler.query(new Request(new URL(path, root.shell.origin)));
  if (context instanceof Response) throw new Error('the page answers with a redirect');
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  const html = await new Response(prelude).text();
  return html.replaceAll(/<!--(?: |\/?\$)-->/g, '');
}
