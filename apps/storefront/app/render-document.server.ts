import { ShellDocument } from '@stoa/contract';
import { renderDocument as render } from '@stoa/widgets/server';
import { isPageDocument } from './lib/ready-page.server.ts';
import type { DocumentRequest } from './request.ts';
import { readShell } from './shell/shell-data.server.ts';
import { shopViewOf } from './shell/shop-view.ts';

/**
 * Renders the widgets of a page as HTML without scripts, as the client's requester sees them; empty for what is no
 * document. Called by the server for `render_html` of the contract.
 */
export async function renderDocument(
  document: unknown,
  { client, origin, isSignedIn, reportFailure }: DocumentRequest,
): Promise<string> {
  if (!isPageDocument(document)) return '';
  const [answer, signedIn] = await Promise.all([client.execute(ShellDocument), isSignedIn()]);
  return render(document, {
    client,
    view: shopViewOf(readShell(answer, origin), signedIn),
    onFailure: (node, reason) => reportFailure(`widget ${node.type} ${node.id} is left out`, reason),
  });
}
