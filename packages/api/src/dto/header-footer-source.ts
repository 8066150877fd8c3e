import type { HeaderOrFooter } from '@stoa/contract';

/** A header or footer on its way to a client; its HTML is made when somebody asks. */
export type HeaderOrFooterSource = Omit<HeaderOrFooter, 'render_html'> & { readonly document?: unknown };
