import { createHash } from 'node:crypto';

/** Who may be asked for scripts, frames and data beside ourselves; follows the modules switched on. */
export interface AllowedSources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
}

export const ownSourcesOnly: AllowedSources = { script: [], connect: [], frame: [] };

/**
 * The Content-Security-Policy of a page. `scripts` are the inline scripts it may run: hashes for a page that
 * is sent to many, a nonce for one that is made for somebody.
 */
export function contentSecurityPolicy(scripts: readonly string[], sources: AllowedSources): string {
  const list = (name: string, ...values: readonly string[]) => `${name} ${values.join(' ')}`;
  return [
    list('default-src', "'self'"),
    list('script-src', "'self'", ...scripts, ...sources.script),
    list('style-src', "'self'", "'unsafe-inline'"),
    list('img-src', "'self'", 'data:', 'blob:'),
    list('font-src', "'self'"),
    list('connect-src', "'self'", ...sources.connect),
    sources.frame.length > 0 ? list('frame-src', ...sources.frame) : list('frame-src', "'none'"),
    list('object-src', "'none'"),
    list('base-uri', "'none'"),
    list('form-action', "'self'"),
    list('frame-ancestors', "'none'"),
  ].join('; ');
}

/** A script element in HTML; the attributes and the text. */
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Turns a page rendered under `nonce` into one that many may get: the scripts our own helper wrote are known
 * by the nonce, which nobody else could guess; their hashes go into the policy and the nonce goes out of the
 * page. A script that got into the page by another way has no nonce, so no hash, and does not run.
 */
export function hashOwnScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    if (!attributes.includes(mark) || attributes.includes(' src="')) continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return { html: html.replaceAll(mark, ''), hashes: [...hashes] };
}
