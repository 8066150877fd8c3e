import type { RichText } from '@stoa/domain';
import { richTextSchema } from '@stoa/widgets/server';

/** Rich text as the contract answers it; what is none becomes empty rather than a broken page. */
export function readRichText(answered: unknown): RichText {
  const parsed = richTextSchema.safeParse(answered);
  return parsed.success ? parsed.data : [];
}
