import { SaxesParser } from 'saxes';
import type { Bytes } from '../read/decode-utf8.ts';
import { FileFault } from '../read/file-fault.ts';
import { MAX_LINE } from '../read/lines.ts';
import { decodeText, type TextEncoding } from '../read/text-encoding.ts';
import { addValue, attributeName, type FeedEntry } from './feed-entry.ts';

/** Named characters of HTML that feeds hold though XML does not know them. Nothing that a file declares is expanded. */
const ENTITIES = { nbsp: '\u00a0', copy: '©', reg: '®', trade: '™', euro: '€', pound: '£', deg: '°' };

/** More than this many attributes has no entry. */
const MAX_ATTRIBUTES = 500;

/**
 * Returns the entries of a feed in RSS 2.0 or Atom, one at a time. Of what is nested within an attribute only the text
 * counts, and document types are passed over, with all they declare.
 * @throws FileFault when it is no XML
 */
export async function* xmlEntries(bytes: Bytes, encoding: TextEncoding): AsyncGenerator<FeedEntry> {
  const reader = new EntryReader();
  for await (const text of decodeText(bytes, encoding)) yield* reader.read(text);
  yield* reader.end();
}

class EntryReader {
  readonly #parser = new SaxesParser<{ position: true; xmlns: false }>({ position: true, xmlns: false });
  #done: FeedEntry[] = [];
  #open:
    | {
        readonly line: number;
        readonly depth: number;
        readonly values: Map<string, string[]>;
        /** Values without Google's prefix, which count after its own. */
        readonly plain: Map<string, string[]>;
      }
    | undefined;
  #depth = 0;
  #text: string[] = [];
  #length = 0;
  /** Characters since the last tag. */
  #sinceTag = 0;
  #attribute = '';
  #fault: FileFault | undefined;
  #isFeed = false;

  constructor() {
    const parser = this.#parser;
    Object.assign(parser.ENTITIES, ENTITIES);
    parser.on('opentag', ({ name, attributes }) => this.#opened(name, attributes));
    parser.on('closetag', ({ name }) => this.#closed(name));
    parser.on('text', (text) => this.#said(text));
    parser.on('cdata', (text) => this.#said(text));
    // An entity or sign that XML does not know is left as it stands; what nests wrongly can't be read.
    parser.on('error', (error) => {
      if (/undefined entity|entity|disallowed character|unescaped|namespace|attribute/i.test(error.message))
        return;
      this.#fault ??= new FileFault(
        `this is no XML that can be read (${error.message.replace(/^[\d:]+\s*/, '')}).`,
        parser.line,
      );
    });
  }

  read(text: string): FeedEntry[] {
    this.#sinceTag += text.length;
    this.#parser.write(text);
    if (this.#fault) throw this.#fault;
    if (this.#length > MAX_LINE) throw new FileFault('an entry without end.', this.#parser.line);
    // The parser keeps what it has not read to its end, and tells of no part of it.
    if (this.#sinceTag > MAX_LINE) throw new FileFault('a text or a tag without end.', this.#parser.line);
    const done = this.#done;
    this.#done = [];
    return done;
  }

  end(): FeedEntry[] {
    this.#parser.close();
    if (this.#fault) throw this.#fault;
    if (!this.#isFeed)
      throw new FileFault('This is XML, but no feed of products: it has neither <rss> nor <feed>.');
    return this.#done;
  }

  #opened(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#depth += 1;
    this.#sinceTag = 0;
    if (/^(?:rss|feed|rdf:RDF)$/.test(name)) this.#isFeed = true;
    if (!this.#open) {
      if (name !== 'item' && name !== 'entry') return;
      this.#open = { line: this.#parser.line, depth: this.#depth, values: new Map(), plain: new Map() };
      this.#length = 0;
      return;
    }
    if (this.#depth === this.#open.depth + 1) {
      this.#attribute = attributeName(name);
      this.#text = attributes.href === undefined ? [] : [attributes.href];
    }
  }

  #closed(name: string): void {
    this.#sinceTag = 0;
    if (this.#open && this.#depth === this.#open.depth + 1) {
      const values = /^g:/i.test(name) ? this.#open.values : this.#open.plain;
      if (values.size < MAX_ATTRIBUTES) addValue(values, this.#attribute, this.#text.join('').trim());
      this.#text = [];
    } else if (this.#open && this.#depth === this.#open.depth) {
      const { line, values, plain } = this.#open;
      for (const [name, texts] of plain) for (const text of texts) addValue(values, name, text);
      this.#done.push({ line, values });
      this.#open = undefined;
    }
    this.#depth -= 1;
  }

  #said(text: string): void {
    if (!this.#open || this.#depth <= this.#open.depth) return;
    this.#length += text.length;
    this.#text.push(text);
  }
}
