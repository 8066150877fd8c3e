/** What of a page is shown where its address is shared. */
export interface SharedPage {
  readonly title: string;
  readonly description: string;
  /** With its origin. */
  readonly url: string;
  readonly picture: { readonly large: string; readonly alt: string } | null | undefined;
}

export interface GraphTag {
  readonly property: string;
  readonly content: string;
}

/**
 * Returns the Open Graph tags of a page, https://ogp.me; empty ones are left out. Twitter reads the same; the name of
 * the shop and the kind of card stand in every page.
 */
export function openGraph(type: string, { title, description, url, picture }: SharedPage): GraphTag[] {
  const told = {
    'og:type': type,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': picture ? `${new URL(url).origin}${picture.large}.webp` : '',
    'og:image:alt': picture?.alt ?? '',
  };
  return Object.entries(told).flatMap(([property, content]) =>
    content === '' ? [] : [{ property, content }],
  );
}
