import { richText } from '@stoa/commerce/catalogue';
import type { RichBlock, RichInline, RichText } from '@stoa/domain';

/** What a text of a product may have: characters with all its structure, parts of one kind, characters of a part. */
const MAX_LENGTH = 99_000;
const MAX_PARTS = 500;
const MAX_TEXT = 20_000;

export interface FittingText {
  readonly text: RichText;
  readonly isCut: boolean;
}

/** Returns as much of a rich text, from its beginning, as a product can have. */
export function fittingRichText(text: RichText): FittingText {
  if (richText.safeParse(text).success) return { text, isCut: false };
  const cutter = new Cutter();
  const fitting = cutter.blocks(text);
  return { text: fitting, isCut: cutter.isCut };
}

class Cutter {
  isCut = false;
  #left = MAX_LENGTH;

  blocks(blocks: readonly RichBlock[]): RichBlock[] {
    return this.#some(blocks, (block) => this.#block(block));
  }

  #block(block: RichBlock): RichBlock | undefined {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        if (this.#fits(block)) return block;
        return { ...block, content: this.#inlines(block.content) };
      case 'list':
        return { ...block, items: this.#some(block.items, (item) => this.blocks(item)) };
      case 'quote':
        return { ...block, content: this.blocks(block.content) };
      case 'rule':
        return block;
    }
  }

  /** Most texts fit, and stay the very same. */
  #fits(block: RichBlock & { readonly content: readonly RichInline[] }): boolean {
    const length = JSON.stringify(block).length;
    if (length > MAX_TEXT || length > this.#left || block.content.length > MAX_PARTS) return false;
    this.#left -= length;
    return true;
  }

  #inlines(inlines: readonly RichInline[]): RichInline[] {
    return this.#some(inlines, (inline) => {
      if (inline.type === 'break') return inline;
      if (inline.type === 'link') return { ...inline, content: this.#inlines(inline.content) };
      const room = Math.min(MAX_TEXT, Math.floor(this.#left / 2));
      if (inline.text.length > room) this.isCut = true;
      const text = inline.text.slice(0, room).toWellFormed();
      this.#left -= JSON.stringify(text).length;
      return { ...inline, text };
    });
  }

  /** Takes parts while there is room for their structure and for what is in them. */
  #some<T, R>(parts: readonly T[], take: (part: T) => R | undefined): R[] {
    const taken: R[] = [];
    for (const part of parts) {
      if (taken.length === MAX_PARTS || this.#left < ROOM_OF_A_PART) {
        this.isCut = true;
        break;
      }
      this.#left -= ROOM_OF_A_PART;
      const one = take(part);
      if (one !== undefined) taken.push(one);
    }
    return taken;
  }
}

/** Characters the structure of one part takes, at most. */
const ROOM_OF_A_PART = 100;
