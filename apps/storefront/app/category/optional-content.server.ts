import { z } from 'zod';
import { readRichText } from '../lib/rich-text.server.ts';
import type { OptionalContentData } from './optional-content.tsx';

const text = z.string().catch('');
const shown = z.boolean().catch(false);

const answered = z.object({
  title: text,
  show_in_title: shown,
  sub_title: text,
  show_in_sub_title: shown,
  description: z.unknown(),
  show_in_description: shown,
});

/** Reads the optional content as it is to be shown: a part that is switched off is empty. LIST-032 */
export function readOptionalContent(given: unknown): OptionalContentData {
  const { data } = answered.safeParse(given);
  return {
    title: data?.show_in_title ? data.title : '',
    subTitle: data?.show_in_sub_title ? data.sub_title : '',
    description: data?.show_in_description ? readRichText(data.description) : [],
  };
}
