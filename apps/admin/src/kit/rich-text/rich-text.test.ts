import type { RichBlock, RichInline, RichText, TextMark } from '@stoa/domain';
import { plainText } from '@stoa/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf } from './document-of.ts';
import { richTextOfDocument } from './rich-text-of.ts';

const thereAndBack = (text: RichText): RichText => richTextOfDocument(documentOf(text));

const align = fc.option(fc.constantFrom('left', 'center', 'right'), { nil: undefined });
const maybe = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  value === undefined ? {} : { [key]: value };
const marks = fc.option(
  fc.array(fc.constantFrom<TextMark>('bold', 'italic', 'underline', 'strike', 'code'), { maxLength: 5 }),
  { nil: undefined },
);

const word = fc.string({ unit: fc.constantFrom('a', 'ß', '✂️', ' ', '\n', '<b>', '&'), maxLength: 6 });
const textOrBreak = fc.oneof(
  fc.tuple(word, marks).map(([text, given]) => ({ type: 'text', text, ...maybe('marks', given) })),
  fc.constant({ type: 'break' }),
);
const linked = (inner: fc.Arbitrary<unknown>) =>
  fc
    .tuple(fc.constantFrom('/lamps', 'https://maker.example/', ''), fc.array(inner, { maxLength: 3 }))
    .map(([href, content]) => ({ type: 'link', href, content }));
const inline = fc.oneof(
  { weight: 4, arbitrary: textOrBreak },
  linked(fc.oneof(textOrBreak, linked(textOrBreak))),
);
const content = fc.array(inline, { maxLength: 5 });

const { block } = fc.letrec<{ block: unknown; inside: unknown[] }>((tie) => ({
  inside: fc.array(tie('block'), { maxLength: 3 }),
  block: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc
      .tuple(align, content)
      .map(([given, inner]) => ({ type: 'paragraph', ...maybe('align', given), content: inner })),
    fc
      .tuple(fc.constantFrom(2, 3, 4), align, content)
      .map(([level, given, inner]) => ({ type: 'heading', level, ...maybe('align', given), content: inner })),
    fc
      .tuple(fc.boolean(), fc.array(tie('inside'), { maxLength: 3 }))
      .map(([ordered, items]) => ({ type: 'list', ordered, items })),
    tie('inside').map((inner) => ({ type: 'quote', content: inner })),
    fc.constant({ type: 'rule' }),
  ),
}));
const anyText = fc.array(block, { maxLength: 5 }) as fc.Arbitrary<RichText>;

const words = (text: RichText) => plainText(text).replace(/\s+/g, ' ').trim();
const said = (text: string, ...given: TextMark[]): RichInline => ({
  type: 'text',
  text,
  ...(given.length > 0 && { marks: given }),
});
const paragraph = (...inlines: RichInline[]): RichBlock => ({ type: 'paragraph', content: inlines });

describe('rich text in the editor', () => {
  it('comes back as it went in, once it is in its normal form', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const normal = thereAndBack(text);
        expect(thereAndBack(normal)).toEqual(normal);
        documentOf(text).check();
      }),
    );
  });

  it('keeps every word, whatever its form', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(words(thereAndBack(text))).toBe(words(text));
      }),
    );
  });

  it('keeps all that a text may hold', () => {
    const text: RichText = [
      { type: 'heading', level: 3, align: 'center', content: [said('Care')] },
      paragraph(said('Wash '), said('cold', 'bold', 'underline'), { type: 'break' }, said('and dry', 'code')),
      {
        type: 'list',
        ordered: true,
        items: [
          [paragraph(said('One')), { type: 'list', ordered: false, items: [[paragraph(said('of it'))]] }],
          [{ type: 'heading', level: 2, content: [said('Two')] }],
        ],
      },
      { type: 'quote', content: [paragraph(said('Soft', 'italic', 'strike'))] },
      { type: 'rule' },
      {
        type: 'paragraph',
        align: 'right',
        content: [
          { type: 'link', href: '/care', content: [said('All of '), said('it', 'bold'), { type: 'break' }] },
        ],
      },
      { type: 'paragraph', align: 'left', content: [] },
    ];
    expect(thereAndBack(text)).toEqual(text);
  });

  it('is empty where nothing was written, also in an item or a quote', () => {
    expect(thereAndBack([])).toEqual([]);
    expect(thereAndBack([paragraph()])).toEqual([]);
    const nested: RichText = [
      { type: 'list', ordered: false, items: [[]] },
      { type: 'quote', content: [] },
    ];
    expect(thereAndBack(nested)).toEqual(nested);
  });

  it('joins texts that look alike and links that lead alike, and leaves out what cannot be seen', () => {
    const link = (...inlines: RichInline[]): RichInline => ({ type: 'link', href: '/a', content: inlines });
    expect(
      thereAndBack([
        paragraph(said('a', 'bold', 'italic'), said(''), said('b', 'italic', 'bold', 'bold'), link()),
        paragraph(link(said('c')), link({ type: 'link', href: '/b', content: [said('d')] }, said('e'))),
        { type: 'list', ordered: true, items: [] },
      ]),
    ).toEqual([
      paragraph(said('ab', 'bold', 'italic')),
      paragraph(link(said('c')), { type: 'link', href: '/b', content: [said('d')] }, link(said('e'))),
    ]);
  });
});
