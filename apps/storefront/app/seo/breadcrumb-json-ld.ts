import type { JsonObject } from '@stoa/domain';

export interface Step {
  readonly name: string;
  /** Begins with a slash. */
  readonly path: string;
}

/** Returns the way to a page as search engines read it, https://schema.org/BreadcrumbList. */
export function breadcrumbList(steps: readonly Step[], origin: string): JsonObject {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  };
}
