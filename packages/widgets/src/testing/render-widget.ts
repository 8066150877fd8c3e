import type { ContractClient } from '@stoa/contract';
import type { JsonObject, WidgetNode } from '@stoa/domain';
import type { ShopView } from '@stoa/ui';
import { renderDocument } from '../render-document.tsx';

/** Returns a picture as pages refer to it. */
export const picture = (name: string) => ({
  thumbnail: `/p/thumbnail/${name}`,
  medium: `/p/medium/${name}`,
  large: `/p/large/${name}`,
  alt: `A ${name}`,
  width: 1600,
  height: 900,
});

const view: Omit<ShopView, 'openLogin'> = {
  currency: 'USD',
  isMarketplace: false,
  reviewsActive: true,
  stockOnCards: false,
  signedIn: false,
};

/** A client that must not be asked. */
const nobody: ContractClient = {
  execute: () => Promise.reject(new Error('no widget here asks for data')),
};

export interface RenderWidget {
  readonly client?: ContractClient;
  readonly view?: Partial<ShopView>;
  readonly onFailure?: (node: Pick<WidgetNode, 'id' | 'type'>, reason: unknown) => void;
}

const failLoudly = (_node: unknown, reason: unknown) => {
  throw reason;
};

/** Renders the HTML of a page that holds these widgets, as a shop shows it. */
export async function renderWidgets(
  widgets: readonly { readonly type: string; readonly props: JsonObject }[],
  { client = nobody, onFailure = failLoudly, view: over = {} }: RenderWidget = {},
): Promise<string> {
  const root = widgets.map((widget, at) => ({ id: `w${at}`, version: 1, ...widget }));
  const html = await renderDocument({ version: 1, root }, { client, onFailure, view: { ...view, ...over } });
  return html.replaceAll('<!-- -->', '');
}

export const renderWidget = (type: string, props: JsonObject, options?: RenderWidget) =>
  renderWidgets([{ type, props }], options);
