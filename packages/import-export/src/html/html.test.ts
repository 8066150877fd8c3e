import { richText } from '@stoa/commerce/catalogue';
import type { RichBlock, RichInline, RichText, TextMark } from '@stoa/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlOfRichText } from './html-of-rich-text.ts';
import { richTextOfHtml } from './rich-text-of-html.ts';

const line = (text: string): RichBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] });

describe('HTML of other shops becomes rich text', () => {
  it('reads paragraphs, headings, lists, quotes, rules, marks and links', () => {
    const html = `<h1>Pot</h1>Blown <b>clay</b> &amp; <em>sand</em><p style="color:red;text-align:center">See
      <a href="https://x.example/a">more</a></p><ul><li>One</li><li>Two<ol><li>Deep</li></ol></li></ul>
      <blockquote>Well</blockquote><hr>`;
    expect(richTextOfHtml(html)).toEqual([
      { type: 'heading', level: 2, content: [{ type: 'text', text: 'Pot' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Blown ' },
          { type: 'text', text: 'clay', marks: ['bold'] },
          { type: 'text', text: ' & ' },
          { type: 'text', text: 'sand', marks: ['italic'] },
        ],
      },
      {
        type: 'paragraph',
        align: 'center',
        content: [
          { type: 'text', text: 'See ' },
          { type: 'link', href: 'https://x.example/a', content: [{ type: 'text', text: 'more' }] },
        ],
      },
      {
        type: 'list',
        ordered: false,
        items: [[line('One')], [line('Two'), { type: 'list', ordered: true, items: [[line('Deep')]] }]],
      },
      { type: 'quote', content: [line('Well')] },
      { type: 'rule' },
    ]);
  });

  it.each([
    ['<script>alert(1)</script>Hi', [line('Hi')]],
    ['<p onclick="alert(1)">Hi<img src=x onerror=alert(1)></p>', [line('Hi')]],
    ['<a href="javascript:alert(1)">Hi</a>', [line('Hi')]],
    ['<a href="java&#10;script:alert(1)">Hi</a>', [line('Hi')]],
    ['<a href="data:text/html,x">Hi</a>', [line('Hi')]],
    ['<iframe srcdoc="<script>x</script>"></iframe>Hi', [line('Hi')]],
    ['<svg><style><img src=x onerror=alert(1)></style></svg>Hi', [line('Hi')]],
    ['&lt;script&gt;x&lt;/script&gt;', [line('<script>x</script>')]],
    ['<table><tr><td>Width</td><td>20 cm</td></tr></table>', [line('Width | 20 cm')]],
    ['<table><tr><td>H<sub>2</sub>O<br>pure</td><td><p>a</p>b</td></tr></table>', [line('H2O pure | a b')]],
    ['plain, 3 < 4', [line('plain, 3 < 4')]],
    ['  \n ', []],
  ])('makes of %j nothing but words', (html, expected) => {
    expect(richTextOfHtml(html)).toEqual(expected);
  });

  it('survives elements nested a hundred thousand deep, and says what they say', () => {
    const deep = `${'<div>'.repeat(100_000)}deep`;
    expect(richTextOfHtml(deep)).toEqual([line('deep')]);
    expect(richTextOfHtml(`${'<b><i>'.repeat(20_000)}deep`)[0]).toMatchObject({ type: 'paragraph' });
    const lists = richTextOfHtml(`${'<ul><li>x'.repeat(200)}`);
    expect(richText.safeParse(lists).success).toBe(true);
  });
});

const marks = fc.uniqueArray(fc.constantFrom<TextMark>('bold', 'italic', 'underline', 'strike', 'code'), {
  minLength: 1,
});
const order: TextMark[] = ['bold', 'italic', 'underline', 'strike', 'code'];
const words = fc
  .array(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).map((text) => text.replace(/[\s\0]/g, '_')),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((list) => list.join(' '));
const text: fc.Arbitrary<RichInline> = fc.tuple(words, fc.option(marks)).map(([value, given]) => ({
  type: 'text',
  text: value,
  ...(given && { marks: order.filter((mark) => given.includes(mark)) }),
}));
const inlines = fc
  .array(
    fc.oneof(
      text,
      words.map(
        (value): RichInline => ({ type: 'link', href: '/lamps', content: [{ type: 'text', text: value }] }),
      ),
    ),
    { minLength: 1, maxLength: 4 },
  )
  // Two texts alike side by side are one text; a link between them keeps them apart.
  .map((list) => list.flatMap((one, at): RichInline[] => (at === 0 ? [one] : [{ type: 'break' }, one])));
const simple: fc.Arbitrary<RichBlock> = fc.oneof(
  inlines.map((content): RichBlock => ({ type: 'paragraph', content })),
  inlines.map((content): RichBlock => ({ type: 'heading', level: 3, align: 'center', content })),
  fc.constant<RichBlock>({ type: 'rule' }),
);
const blocks = fc.array(
  fc.oneof(
    simple,
    fc
      .tuple(
        fc.boolean(),
        fc.array(fc.array(simple, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 }),
      )
      .map(([ordered, items]): RichBlock => ({ type: 'list', ordered, items })),
    fc
      .array(simple, { minLength: 1, maxLength: 2 })
      .map((content): RichBlock => ({ type: 'quote', content })),
  ),
  { maxLength: 4 },
);

describe('rich text written as HTML', () => {
  it('reads as it was', () => {
    fc.assert(
      fc.property(blocks, (given: RichText) => {
        expect(richTextOfHtml(htmlOfRichText(given))).toEqual(given);
      }),
      { numRuns: 300 },
    );
  });

  it('and read again, any HTML stays what it was read as', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'<>/abpuliq "=&;#\n', '<p>', '</p>', '<ul><li>', '<b>') }),
        (html) => {
          const once = richTextOfHtml(html);
          expect(richTextOfHtml(htmlOfRichText(once))).toEqual(once);
        },
      ),
      { numRuns: 500 },
    );
  });
});
