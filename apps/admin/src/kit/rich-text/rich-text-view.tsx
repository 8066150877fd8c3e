import type { RichBlock, RichInline, RichText } from '@stoa/domain';
import type { ReactNode } from 'react';
import classes from './rich-text.module.css';

/** Shows a rich text as the editor does. Its links lead nowhere here: they are addresses of the shop. */
export const RichTextView = ({ text }: { readonly text: RichText }) => (
  <div className={classes.text}>
    <Blocks blocks={text} />
  </div>
);

const Blocks = ({ blocks }: { readonly blocks: RichText }) =>
  blocks.map((block, index) => <Block key={index} block={block} />);

function Block({ block }: { readonly block: RichBlock }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p data-align={block.align}>
          <Line content={block.content} />
        </p>
      );
    case 'heading': {
      const Tag = `h${block.level}` as const;
      return (
        <Tag data-align={block.align}>
          <Line content={block.content} />
        </Tag>
      );
    }
    case 'list': {
      const Tag = block.ordered ? 'ol' : 'ul';
      return (
        <Tag>
          {block.items.map((item, index) => (
            <li key={index}>
              <Blocks blocks={item} />
            </li>
          ))}
        </Tag>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.content} />
        </blockquote>
      );
    case 'rule':
      return <hr />;
  }
}

const Inlines = ({ content }: { readonly content: readonly RichInline[] }) =>
  content.map((inline, index) => <Inline key={index} inline={inline} />);

/** An empty line is as high as one with words. */
const Line = ({ content }: { readonly content: readonly RichInline[] }) =>
  content.length === 0 ? <br /> : <Inlines content={content} />;

const markTags = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' } as const;

function Inline({ inline }: { readonly inline: RichInline }): ReactNode {
  switch (inline.type) {
    case 'text':
      return (inline.marks ?? []).reduce<ReactNode>((inner, mark) => {
        const Tag = markTags[mark];
        return <Tag>{inner}</Tag>;
      }, inline.text);
    case 'link':
      return (
        <span className={classes.link} title={inline.href}>
          <Inlines content={inline.content} />
        </span>
      );
    case 'break':
      return <br />;
  }
}
