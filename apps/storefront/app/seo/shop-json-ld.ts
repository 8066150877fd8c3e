import type { JsonObject } from '@stoa/domain';

interface KnownShop {
  readonly origin: string;
  readonly name: string;
  /** Where the shop is to be found elsewhere. */
  readonly social: readonly { readonly url: string }[];
}

const context = { '@context': 'https://schema.org' };

/** Returns the shop's site and how to search it, https://schema.org/WebSite. */
export function webSite({ origin, name }: KnownShop): JsonObject {
  return {
    ...context,
    '@type': 'WebSite',
    name,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Who keeps the shop, https://schema.org/Organization. */
export function organization({ origin, name, social }: KnownShop): JsonObject {
  const elsewhere = social.map(({ url }) => url);
  return {
    ...context,
    '@type': 'Organization',
    name,
    url: `${origin}/`,
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}
