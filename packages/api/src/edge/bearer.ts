const BEARER = /^bearer(?:$|\s)/i;

/**
 * Returns the bearer token a request carries (RFC 6750, 2.1): undefined without one, empty when what stands in its
 * place can be none. Other schemes are not ours: a proxy that asks for a password (Basic) makes browsers send it with
 * every request, also with those another site causes, so it proves nothing.
 */
export function bearerToken({ authorization }: { readonly authorization?: unknown }): string | undefined {
  if (typeof authorization !== 'string') return undefined;
  const sent = authorization.trim();
  if (!BEARER.test(sent)) return undefined;
  const token = sent.slice('bearer'.length).trimStart();
  return /^[\w-]+$/.test(token) ? token : '';
}
