import type { RichBlock, RichInline, RichText } from '@stoa/domain';
import { SmartLink } from '@stoa/ui';
import type { ReactNode } from 'react';

/** Draws the tree of rich text. It holds no HTML, so nothing a merchant wrote can become a script. */
export function RichTextView({ text }: { text: RichText }) {
  return (
    <div className="prose">
      <Blocks blocks={text} />
    </div>
  );
}

function Blocks({ blocks }: { blocks: readonly RichBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: RichBlock }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p style={{ textAlign: block.align }}>
          <Inlines content={block.content} />
        </p>
      );
    case 'heading': {
      const Tag = `h${block.level}` as const;
      return (
        <Tag style={{ textAlign: block.align }}>
          <Inlines content={block.content} />
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

function Inlines({ content }: { content: readonly RichInline[] }) {
  return content.map((inline, index) => <Inline key={index} inline={inline} />);
}

const markTags = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' } as const;

function Inline({ inline }: { inline: RichInline }): ReactNode {
  switch (inline.type) {
    case 'text':
      return (inline.marks ?? []).reduce<ReactNode>((inner, mark) => {
        const Tag = markTags[mark];
        return <Tag>{inner}</Tag>;
      }, inline.text);
    case 'link':
      return (
        <SmartLink to={inline.href}>
          <Inlines content={inline.content} />
        </SmartLink>
      );
    case 'break':
      return <br />;
  }
}
