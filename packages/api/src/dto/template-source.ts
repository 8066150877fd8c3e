import type { Template } from '@stoa/contract';

/** The source of a template's resolvers; its HTML is rendered on request. */
export type TemplateSource = Omit<Template, 'render_html'> & { readonly document: unknown };
