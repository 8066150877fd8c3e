import { type Answer, type ApiDocument, isReference, lookUp, type Reference } from './api-document.ts';
import type { Pair } from './inputs.ts';
import { schemaNarrowings } from './schema/compare.ts';
import { answers } from './schema/direction.ts';

/** Tells which answers of an operation are taken away, told less of, or new where none was to be expected. */
export function answerNarrowings({ documents, released, now }: Pair): string[] {
  const known = released.responses ?? {};
  const present = now.responses ?? {};
  const added = Object.keys(present).filter((status) => isSuccess(status) && !Object.hasOwn(known, status));
  return [
    ...added.map((status) => `answers ${status} now, which was not told`),
    ...Object.entries(known).flatMap(([status, was]) => {
      const is = Object.hasOwn(present, status) ? present[status] : undefined;
      if (!is) return [`no longer answers ${status}`];
      // What several operations answer is compared once.
      if (isReference(was) && isReference(is) && was.$ref === is.$ref) return [];
      return contentNarrowings(
        documents,
        `answer ${status}`,
        resolved(documents.released, was),
        resolved(documents.now, is),
      );
    }),
  ];
}

/** Whoever asks reads every refusal as a problem document, of whatever status. */
const isSuccess = (status: string) => /^[123]/.test(status);

const resolved = (document: ApiDocument, answer: Answer | Reference): Answer =>
  isReference(answer) ? lookUp(document, answer.$ref) : answer;

/** Tells what an answer has no longer, or may now have otherwise. */
export function contentNarrowings(
  documents: Pair['documents'],
  root: string,
  released: Answer,
  now: Answer,
): string[] {
  return [
    ...Object.entries(released.headers ?? {}).flatMap(([name, was]) => {
      const is = now.headers?.[name];
      const header = `the header \`${name}\` of ${root}`;
      if (!is) return [`${header} ${answers.gone}`];
      const place = { ...documents, direction: answers, root: header, path: '' };
      return [
        ...(was.required && !is.required ? [`${header} ${answers.presence}`] : []),
        ...schemaNarrowings(place, was.schema ?? {}, is.schema ?? {}),
      ];
    }),
    ...Object.entries(released.content ?? {}).flatMap(([media, was]) => {
      const is = now.content?.[media];
      if (!is) return [`${media} of ${root} ${answers.gone}`];
      const place = { ...documents, direction: answers, root, path: '' };
      return schemaNarrowings(place, was.schema ?? {}, is.schema ?? {});
    }),
  ];
}
