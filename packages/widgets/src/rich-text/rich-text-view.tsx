import { type RichNode, type RichText, richTextElements } from '@stoa/domain';
import { SmartLink } from '@stoa/ui';
import type { ReactNode } from 'react';

/** Draws the tree of rich text. It holds no HTML, so nothing a merchant wrote can become a script. */
export function RichTextView({ text }: { text: RichText }) {
  return <div className="prose">{richTextElements(text).map(draw)}</div>;
}

function draw(node: RichNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const children = node.children?.map(draw);
  if (node.tag === 'a') {
    return (
      <SmartLink key={index} to={node.href}>
        {children}
      </SmartLink>
    );
  }
  const { tag: Tag, align } = node;
  return (
    <Tag key={index} style={{ textAlign: align }}>
      {children}
    </Tag>
  );
}
