import { plainText, type RichText } from '../page/index.ts';

/** A tab whose text begins with this is hidden. PDP-035 */
const HIDE_TAB = '{{hide-tab}}';

/** Tells whether a text makes a tab: it says something, and does not ask to be hidden. PDP-035 */
export function isTabShown(content: RichText): boolean {
  const text = plainText(content).trim();
  return text !== '' && !text.startsWith(HIDE_TAB);
}

/** Returns the index of the wanted tab, or of the first one when it does not exist. */
export function selectedTab(tabs: readonly { readonly id: string }[], wanted: string | undefined): number {
  return Math.max(
    0,
    tabs.findIndex(({ id }) => id === wanted),
  );
}
