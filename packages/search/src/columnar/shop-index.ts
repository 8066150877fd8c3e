import type { ListingDocument, OfferDocument } from '../port/document.ts';
import type { SearchCounts } from '../port/result.ts';
import type { CatalogueSettings } from '../port/source.ts';
import { compileSynonyms, type Synonyms } from '../text/synonyms.ts';
import { Again } from './again.ts';
import { bytesOfCounts } from './bytes-of-counts.ts';
import { CategoryTree } from './category-tree.ts';
import { wordColumn } from './column.ts';
import { Dictionary } from './dictionary.ts';
import { FactTable } from './fact-table.ts';
import { Inverted } from './inverted.ts';
import { bytesOf, type KnownScope } from './known-scope.ts';
import { Lists } from './lists.ts';
import { MatchRoom } from './match-words.ts';
import { Memo } from './memo.ts';
import { Offers } from './offers.ts';
import { DROPPED, Skus } from './skus.ts';
import { TextIndex } from './text-index.ts';
import { Uuids, type UuidWords, uuidWords } from './uuids.ts';

/** Listings of which the counts are remembered. */
const MAX_COUNTED = 32;
/** Scopes of which the offers are, which take more room. */
const MAX_SCOPES = 4;
/** Dead rows are dropped when they are this many, and a fourth of all. */
const MANY_DEAD = 1000;

const NO_SETTINGS: CatalogueSettings = {
  ...{ categories: [], sellerPlaces: {}, defaultSort: 'id-desc', synonyms: [] },
};

/**
 * The catalogue of one shop in memory. Listings are replaced as a whole: the old rows die, new ones are
 * appended, and now and then the dead are dropped.
 */
export class ShopIndex {
  readonly shopId: string;
  readonly offers = new Offers();
  readonly listingIds = new Uuids();
  readonly facts = new FactTable();
  readonly sellers = new Dictionary();
  readonly categories = new CategoryTree();
  readonly room = new MatchRoom();
  /** By language, the shop's first one first. */
  readonly texts = new Map<string, TextIndex>();
  readonly #rowsByFact = new Again<Inverted>();
  /** What was counted lately, while nothing has changed. */
  readonly counts = new Memo<SearchCounts>(MAX_COUNTED);
  /** What was looked through lately: other filters, pages and orders of a listing look through the same. */
  readonly scopes = new Memo<KnownScope>(MAX_SCOPES);
  skus = new Skus();
  settings = NO_SETTINGS;
  /** By listing its first row. */
  readonly #firstRows = wordColumn();
  #synonyms = new Map<TextIndex, Synonyms>();
  #alive = 0;

  constructor(shopId: string) {
    this.shopId = shopId;
  }

  /** Offers on show. */
  get size(): number {
    return this.#alive;
  }

  /** Whether some listing has, or had, several offers. */
  get isShared(): boolean {
    return this.offers.length > this.listingIds.length;
  }

  /** About what it takes in memory. */
  get bytes(): number {
    const parts = [this.offers, this.listingIds, this.facts, this.sellers, this.categories, this.skus];
    const all = [...parts, this.room, this.#firstRows, ...this.texts.values()];
    const scopes = this.scopes.answers.reduce((sum, scope) => sum + bytesOf(scope), 0);
    const counts = this.counts.answers.reduce((sum, one) => sum + bytesOfCounts(one), 0);
    const found = scopes + counts + (this.#rowsByFact.known?.bytes ?? 0);
    return all.reduce((sum, part) => sum + part.bytes, found);
  }

  /** By fact the rows of the offers that have it, dead ones among them; absent when first asked for since a change. */
  rowsByFact(): Inverted | undefined {
    return this.#rowsByFact.ifAskedAgain(() => new Inverted(this.offers.facts, this.facts.size));
  }

  applySettings(settings: CatalogueSettings): void {
    this.#forget();
    this.settings = settings;
    this.#synonyms.clear();
    this.categories.replace(settings.categories);
    const sections = new Lists();
    for (let row = 0; row < this.offers.length; row++) {
      sections.push(this.categories.sections(this.offers.filed.list(row)));
    }
    this.offers.sections = sections;
  }

  /** The words of a language; an unknown one, or none, is the shop's first. */
  textOf(language: string | undefined): TextIndex | undefined {
    const first = this.texts.values().next().value;
    return (language === undefined ? undefined : this.texts.get(language)) ?? first;
  }

  synonymsOf(text: TextIndex): Synonyms {
    const compiled = this.#synonyms.get(text) ?? compileSynonyms(this.settings.synonyms, text.rules);
    this.#synonyms.set(text, compiled);
    return compiled;
  }

  /** Puts a listing in the place of what is known of it and of its offers. @throws if an id is no UUID */
  upsert(document: ListingDocument): void {
    this.#forget();
    const id = knownUuid(document.id);
    const offers = document.offers.map((offer) => ({ offer, productId: knownUuid(offer.productId) }));
    this.#removeListing(id);
    for (const { productId } of offers) this.#removeOffer(productId);
    if (offers.length === 0) return;
    this.listingIds.push(id);
    this.#firstRows.push(this.offers.length);
    for (const { offer, productId } of offers) this.#add(offer, productId);
    this.#dropDead();
  }

  remove(listingId: string): void {
    this.#forget();
    this.#removeListing(knownUuid(listingId));
    this.#dropDead();
  }

  /** Gives back all it can do without: what it remembers, what it searches in and what it keeps for growth. */
  giveBack(): void {
    this.#forget();
    this.room.giveBack();
    this.trim();
  }

  /** Gives back what was reserved for growth, when all is loaded. */
  trim(): void {
    for (const part of [this.offers, this.listingIds, this.#firstRows, this.skus]) part.trim();
    for (const text of this.texts.values()) text.postings.merge();
  }

  /** What was found out holds no more. */
  #forget(): void {
    this.counts.clear();
    this.scopes.clear();
    this.#rowsByFact.forget();
  }

  #add(offer: OfferDocument, productId: UuidWords): void {
    const row = this.offers.length;
    const brand = offer.brand === undefined ? [] : [{ code: 'brand', value: offer.brand }];
    const facts = [...new Set([...brand, ...offer.facts].map((fact) => this.facts.add(fact)))];
    const filed = offer.categoryIds.map((id) => this.categories.numberOf(id));
    this.offers.push({
      ...offer,
      ...{ productId, facts, filed, sections: this.categories.sections(filed) },
      listing: this.listingIds.length - 1,
      seller: this.sellers.add(offer.sellerId),
    });
    this.#alive++;
    this.skus.add(row, offer.sku, false);
    for (const sku of offer.variationSkus) this.skus.add(row, sku, true);
    for (const { language, ...text } of offer.texts) {
      this.#textIn(language).add(row, { ...text, facts, brand: offer.brand ?? '' });
    }
  }

  #textIn(language: string): TextIndex {
    const known = this.texts.get(language);
    if (known) return known;
    const made = new TextIndex(language, (fact) => this.facts.value(fact));
    this.texts.set(language, made);
    return made;
  }

  #removeListing(id: UuidWords): void {
    for (const listing of this.listingIds.find(id)) {
      const next =
        listing + 1 < this.listingIds.length ? this.#firstRows.at(listing + 1) : this.offers.length;
      for (let row = this.#firstRows.at(listing); row < next; row++) this.#kill(row);
    }
  }

  #removeOffer(id: UuidWords): void {
    for (const row of this.offers.productIds.find(id)) this.#kill(row);
  }

  #kill(row: number): void {
    if (this.offers.alive.at(row) === 0) return;
    this.offers.alive.set(row, 0);
    this.#alive--;
  }

  #dropDead(): void {
    const dead = this.offers.length - this.#alive;
    if (dead < MANY_DEAD || dead * 4 < this.offers.length) return;
    const rows = numbersWhere(this.offers.length, (row) => this.offers.alive.at(row) === 1);
    const renumbered = new Int32Array(this.offers.length).fill(DROPPED);
    for (const [at, row] of rows.entries()) renumbered[row] = at;
    const lives = new Uint8Array(this.listingIds.length);
    for (const row of rows) lives[this.offers.listing.at(row)] = 1;
    const listings = numbersWhere(lives.length, (listing) => lives[listing] === 1);
    this.offers.keep(rows);
    this.listingIds.keep(listings);
    this.skus = this.skus.kept(renumbered);
    for (const text of this.texts.values()) text.postings.merge(renumbered);
    this.#renumberListings(listings);
  }

  /** After rows and listings have moved up. */
  #renumberListings(listings: Uint32Array): void {
    this.#firstRows.keep(listings);
    let listing = -1;
    let old = -1;
    for (let row = 0; row < this.offers.length; row++) {
      const before = this.offers.listing.at(row);
      if (before !== old) this.#firstRows.set(++listing, row);
      old = before;
      this.offers.listing.set(row, listing);
    }
  }
}

function numbersWhere(length: number, holds: (number: number) => boolean): Uint32Array {
  const numbers = new Uint32Array(length);
  let kept = 0;
  for (let number = 0; number < length; number++) if (holds(number)) numbers[kept++] = number;
  return numbers.slice(0, kept);
}

function knownUuid(id: string): UuidWords {
  const words = uuidWords(id);
  if (!words) throw new Error(`${id} is no UUID`);
  return words;
}
