import type { Template } from '@stoa/contract';

/** A page's template on its way to a client; its HTML is made when somebody asks. */
export type TemplateSource = Omit<Template, 'render_html'> & { readonly document: unknown };
