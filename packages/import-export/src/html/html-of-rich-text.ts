import { escapeHtml, type RichBlock, type RichInline, type RichText, type TextMark } from '@stoa/domain';

const tags: Readonly<Record<TextMark, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
};

/** Rich text as the HTML other shops take: a handful of elements, everything else escaped. */
export function htmlOfRichText(text: RichText): string {
  return text.map(blockHtml).join('\n');
}

function blockHtml(block: RichBlock): string {
  switch (block.type) {
    case 'paragraph':
      return element('p', block.align, block.content);
    case 'heading':
      return element(`h${block.level}`, block.align, block.content);
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      const items = block.items.map((item) => `<li>${htmlOfRichText(item)}</li>`);
      return `<${tag}>\n${items.join('\n')}\n</${tag}>`;
    }
    case 'quote':
      return `<blockquote>${htmlOfRichText(block.content)}</blockquote>`;
    case 'rule':
      return '<hr>';
  }
}

function element(tag: string, align: string | undefined, content: readonly RichInline[]): string {
  const style = align === undefined ? '' : ` style="text-align: ${align}"`;
  return `<${tag}${style}>${content.map(inlineHtml).join('')}</${tag}>`;
}

function inlineHtml(inline: RichInline): string {
  switch (inline.type) {
    case 'break':
      return '<br>';
    case 'link':
      return `<a href="${escapeHtml(inline.href)}">${inline.content.map(inlineHtml).join('')}</a>`;
    case 'text':
      return (inline.marks ?? []).reduceRight(
        (html, mark) => `<${tags[mark]}>${html}</${tags[mark]}>`,
        escapeHtml(inline.text),
      );
  }
}
