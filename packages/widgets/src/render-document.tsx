import type { PageDocument } from '@stoa/domain';
import { type ShopView, ShopViewProvider } from '@stoa/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { type LoadPageOptions, loadPage } from './load-page.ts';
import { PageView } from './page-view.tsx';

export interface RenderDocumentOptions extends LoadPageOptions {
  /** The shop as whoever asks sees it. */
  readonly view: Omit<ShopView, 'openLogin'>;
}

/**
 * Renders a page document as the HTML its page shows, for clients that draw no widgets of their own. It holds no
 * script: what it does, it does by links and forms, whose addresses are the shop's. API-017, CMS-519, ENT-567
 */
export async function renderDocument(
  document: PageDocument,
  { view, ...options }: RenderDocumentOptions,
): Promise<string> {
  const nodes = await loadPage(document, options);
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <ShopViewProvider value={{ ...view, openLogin: () => undefined }}>
        <PageView nodes={nodes} />
      </ShopViewProvider>
    </StaticRouter>,
  );
}
