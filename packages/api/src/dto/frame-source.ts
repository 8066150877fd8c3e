import type { Frame } from '@stoa/contract';

/** A header or footer on its way to a client; its HTML is made when somebody asks. */
export type FrameSource = Omit<Frame, 'render_html'> & { readonly document?: unknown };
