import type { ShellData } from './shell-data.server.ts';

/** Names of the theme's colours and the variables the stylesheet knows them by. */
const variables: Readonly<Record<string, string>> = {
  background: '--shop-background',
  surface: '--shop-surface',
  text: '--shop-text',
  muted: '--shop-muted',
  border: '--shop-border',
  primary: '--shop-primary',
  onPrimary: '--shop-on-primary',
  accent: '--shop-accent',
  success: '--shop-success',
  warning: '--shop-warning',
  danger: '--shop-danger',
};

const COLOR = /^#[0-9a-f]{6}$/i;
const FONT = /^[\w -]{1,60}$/;

/** Returns a font's name with what stands in while it loads or when it is missing. */
const stack = (font: string, fallback: string) => (FONT.test(font) ? `'${font}', ${fallback}` : fallback);

/**
 * Returns the shop's look as CSS variables for the root element. Values that are no colour or font name are left out,
 * so that a theme cannot carry anything else into the page.
 */
export function themeVariables(theme: ShellData['theme']): Readonly<Record<string, string>> {
  const { nameLines, subTitleLines, spacing } = theme.cards;
  const colors = Object.entries(theme.colors).flatMap(([name, value]) => {
    const variable = variables[name];
    return variable !== undefined && COLOR.test(value) ? [[variable, value] as const] : [];
  });
  return {
    ...Object.fromEntries(colors),
    '--shop-radius': `${Math.max(0, Math.min(24, theme.radius))}px`,
    '--shop-font-display': stack(theme.fonts.display, 'Georgia, serif'),
    '--shop-font-text': stack(theme.fonts.text, 'system-ui, sans-serif'),
    '--card-name-lines': String(nameLines),
    '--card-sub-title-lines': String(subTitleLines),
    '--card-space': `${spacing}px`,
  };
}
