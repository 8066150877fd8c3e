import { plainText, type RichText } from '../page/index.ts';

/** What the text of a tab begins with when the tab is not to be shown. PDP-035 */
const HIDE_TAB = '{{hide-tab}}';

/** Tells whether a text makes a tab: it says something, and does not ask to be hidden. PDP-035 */
export function isTabShown(content: RichText): boolean {
  const text = plainText(content).trim();
  return text !== '' && !text.startsWith(HIDE_TAB);
}

/** Where the wanted tab stands; the first stands in when it is gone. */
export function selectedTab(tabs: readonly { readonly id: string }[], wanted: string | undefined): number {
  return Math.max(
    0,
    tabs.findIndex(({ id }) => id === wanted),
  );
}
