import { createProduct, type ProductInput } from '@stoa/commerce';
import { simpleProduct } from '@stoa/commerce/testing';
import { expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { serveMug } from './testing/served-mug.ts';

const { sale } = await serveMug();

type Marks = readonly ('bold' | 'italic' | 'underline' | 'strike' | 'code')[];
type RichText = NonNullable<ProductInput['description']>;

const words = (text: string, marks?: Marks) => ({
  type: 'text' as const,
  text,
  ...(marks && { marks: [...marks] }),
});
const paragraph = (text: string) => ({ type: 'paragraph' as const, content: [words(text)] });

const description: RichText = [
  { type: 'heading', level: 2, align: 'center', content: [words('Ink')] },
  { type: 'heading', level: 4, content: [words('Of oak galls')] },
  {
    type: 'paragraph',
    align: 'right',
    content: [
      words('Flows '),
      words('well', ['bold', 'italic']),
      { type: 'break' },
      { type: 'link', href: '/ink', content: [words('See the '), words('ink', ['code'])] },
    ],
  },
  { type: 'list', ordered: true, items: [[paragraph('One')], [paragraph('Two')]] },
  { type: 'list', ordered: false, items: [[paragraph('Any')]] },
  { type: 'quote', content: [paragraph('Never dries')] },
  { type: 'rule' },
];
const { id } = await createProduct(sale.system, { ...simpleProduct({ sku: 'PEN' }), description });

const span = (text: string, marks: Marks = []) => ({ __typename: 'RichSpan', text, marks });
const told = (text: string) => ({ __typename: 'RichParagraph', align: null, content: [span(text)] });

const FRAGMENTS = `
  fragment span on RichInline { __typename ... on RichSpan { text marks } }
  fragment line on RichInline { __typename ... on RichSpan { text marks } ... on RichBreak { text }
    ... on RichLink { href text content { ...span } } }
  fragment block on RichBlock { __typename
    ... on RichParagraph { align content { ...line } } ... on RichHeading { align level content { ...line } } }`;

it('rich text is told block by block, with all that stands in its lines', async () => {
  const query = `query ($id: ID!) { product(_id: $id) { descriptionText descriptionBlocks { ...block
    ... on RichList { ordered items { blocks { ...block } } } ... on RichQuote { blocks { ...block } }
    ... on RichRule { text } } } } ${FRAGMENTS}`;
  expect(Object(await ask(sale.visitor(), query, { id })).product).toEqual({
    // A block is a line, and a break within one a space.
    descriptionText: 'Ink\nOf oak galls\nFlows well See the ink\nOne\nTwo\nAny\nNever dries',
    descriptionBlocks: [
      { __typename: 'RichHeading', level: 2, align: 'center', content: [span('Ink')] },
      { __typename: 'RichHeading', level: 4, align: null, content: [span('Of oak galls')] },
      {
        __typename: 'RichParagraph',
        align: 'right',
        content: [
          span('Flows '),
          span('well', ['bold', 'italic']),
          { __typename: 'RichBreak', text: '\n' },
          {
            __typename: 'RichLink',
            href: '/ink',
            text: 'See the ink',
            content: [span('See the '), span('ink', ['code'])],
          },
        ],
      },
      {
        __typename: 'RichList',
        ordered: true,
        items: [{ blocks: [told('One')] }, { blocks: [told('Two')] }],
      },
      { __typename: 'RichList', ordered: false, items: [{ blocks: [told('Any')] }] },
      { __typename: 'RichQuote', blocks: [told('Never dries')] },
      { __typename: 'RichRule', text: '' },
    ],
  });
});
