import { ShellDocument, VisitorDocument } from '@stoa/contract';
import { renderDocument as render } from '@stoa/widgets/server';
import { isPageDocument } from './lib/ready-page.server.ts';
import type { DocumentRequest } from './request.ts';
import { readShell } from './shell/shell-data.server.ts';
import { shopViewOf } from './shell/shop-view.ts';

/**
 * The widgets of a page as HTML without scripts, as the client's requester sees them; empty for what is no document.
 * Called by the server for `render_html` of the contract.
 */
export async function renderDocument(
  document: unknown,
  { client, origin, reportFailure }: DocumentRequest,
): Promise<string> {
  if (!isPageDocument(document)) return '';
  const [answer, { me }] = await Promise.all([
    client.execute(ShellDocument),
    client.execute(VisitorDocument),
  ]);
  return render(document, {
    client,
    view: shopViewOf(readShell(answer, origin), me !== null),
    onFailure: (node, reason) => reportFailure(`widget ${node.type} ${node.id} is left out`, reason),
  });
}
