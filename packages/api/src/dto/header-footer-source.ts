import type { HeaderOrFooter } from '@stoa/contract';

/** The source of a header's or footer's resolvers; its HTML is rendered on request. */
export type HeaderOrFooterSource = Omit<HeaderOrFooter, 'render_html'> & { readonly document?: unknown };
