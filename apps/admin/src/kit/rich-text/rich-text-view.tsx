import { type RichNode, type RichText, richTextElements } from '@stoa/domain';
import type { ReactNode } from 'react';
import classes from './rich-text.module.css';

/** Shows a rich text as the editor does. Its links lead nowhere here: they are addresses of the shop. */
export const RichTextView = ({ text }: { readonly text: RichText }) => (
  <div className={classes.text}>{richTextElements(text).map(draw)}</div>
);

function draw(node: RichNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const children = node.children?.map(draw);
  if (node.tag === 'a') {
    return (
      <span key={index} className={classes.link} title={node.href}>
        {children}
      </span>
    );
  }
  const { tag: Tag, align } = node;
  return (
    <Tag key={index} data-align={align}>
      {/* An empty line is as high as one with words. */}
      {children?.length === 0 ? <br /> : children}
    </Tag>
  );
}
