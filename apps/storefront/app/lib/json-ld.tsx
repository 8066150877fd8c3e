import type { JsonObject } from '@stoa/domain';

/**
 * Data for search engines in the page. It is escaped so that no text of a merchant can end the element and
 * begin another; data runs nothing and needs no nonce. Without data it stands for an element that the server
 * has filled.
 */
export function JsonLd({ data }: { data?: JsonObject }) {
  const html = data ? jsonForHtml(data) : '';
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place that writes JSON-LD, escaped below.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** JSON that can stand in a script element: no `<` in it, and no line ends that scripts alone know. */
export function jsonForHtml(data: JsonObject): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
