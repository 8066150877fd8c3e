import { stockReasonText as text } from '@stoa/messages';

/** How pieces are counted: in, out, or all of them anew. */
export type CountKind = 'in' | 'out' | 'set';

/** Common reasons for each way of counting, as people write them. */
export const commonReasons: Readonly<Record<CountKind, readonly string[]>> = {
  in: [text.delivery(), text.returned(), text.found(), text.made()],
  out: [text.damaged(), text.lost(), text.used(), text.given()],
  set: [text.stocktaking(), text.spotCheck(), text.correction()],
};
