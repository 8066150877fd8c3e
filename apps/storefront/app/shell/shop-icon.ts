import type { ShellData } from './shell-data.server.ts';

const COLOR = /^#[0-9a-f]{6}$/i;

/**
 * Returns the shop's sign for the browser's tab: its first letter in its colours, as a picture in the address itself.
 */
export function shopIcon({ shop, theme }: Pick<ShellData, 'shop' | 'theme'>): string {
  const color = (name: string, otherwise: string) => {
    const value = theme.colors[name] ?? '';
    return COLOR.test(value) ? value : otherwise;
  };
  const letter = /[\p{L}\p{N}]/u.exec(shop.name)?.[0]?.toUpperCase() ?? '';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${color('primary', '#1f1d1a')}"/>` +
    `<text x="16" y="23" font-family="Georgia,serif" font-size="20" font-weight="700" text-anchor="middle" fill="${color('onPrimary', '#ffffff')}">${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
