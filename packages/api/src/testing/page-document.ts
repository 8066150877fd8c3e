import { PAGE_DOCUMENT_VERSION, type PageDocument } from '@stoa/domain';

/** Returns a page with a heading. */
export function documentOf(title: string, id = 'welcome'): PageDocument {
  const props = { title, subText: [{ type: 'paragraph', content: [] }] };
  const root = [{ id, type: 'heading', version: 1, props }];
  return { version: PAGE_DOCUMENT_VERSION, root };
}
