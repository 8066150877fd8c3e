import { CategoryNames } from '../categories/category-names.ts';
import { CategoryTree } from '../categories/category-tree.ts';
import { TextIndex } from '../fulltext/text-index.ts';
import { MatchBuffers } from '../keyword/match-buffers.ts';
import type { KeywordTarget } from '../keyword/match-keyword.ts';
import { compileSynonyms, compileThesaurus, type Thesaurus } from '../keyword/thesaurus.ts';
import { Dictionary } from '../memory/dictionary.ts';
import { RaggedArray } from '../memory/ragged-array.ts';
import { uint32Column } from '../memory/typed-column.ts';
import { parseUuid, UuidColumn, type UuidWords } from '../memory/uuid-column.ts';
import type { ListingDocument, OfferDocument } from '../port/document.ts';
import type { SearchQuery } from '../port/query.ts';
import type { CatalogueSettings } from '../port/source.ts';
import type { LanguageRules } from '../text/language.ts';
import { DerivedData } from './derived-data.ts';
import { FacetValueTable } from './facet-value-table.ts';
import { OfferColumns } from './offer-columns.ts';
import { DELETED, SkuIndex } from './sku-index.ts';

/** The index is compacted when this many rows, and a quarter of all, are deleted. */
const MIN_DELETED = 1000;

const NO_SETTINGS: CatalogueSettings = {
  categories: [],
  sellerPlaces: {},
  defaultSort: 'id-desc',
  synonyms: [],
};

/** What words mean beside what they are. */
type Vocabulary = Pick<KeywordTarget, 'thesauri' | 'categories'>;

/** Compiled once for all shops. */
const thesauri = new Map<LanguageRules, Thesaurus>();

function thesaurusOf(rules: LanguageRules): Thesaurus {
  const thesaurus = thesauri.get(rules) ?? compileThesaurus(rules.thesaurus, rules);
  thesauri.set(rules, thesaurus);
  return thesaurus;
}

/**
 * The catalogue of one shop in memory. A changed listing is replaced as a whole: its rows are marked as deleted and
 * new ones are appended. Compaction removes deleted rows when there are many.
 */
export class ShopIndex {
  readonly shopId: string;
  readonly offers = new OfferColumns();
  readonly listingIds = new UuidColumn();
  readonly facetValues = new FacetValueTable();
  readonly sellers = new Dictionary();
  readonly categories = new CategoryTree();
  readonly matchBuffers = new MatchBuffers();
  /** By language; the shop's first language comes first. */
  readonly texts = new Map<string, TextIndex>();
  /** What holds until the next change. */
  readonly derived = new DerivedData(this.offers, this.facetValues, this.categories);
  skus = new SkuIndex();
  settings = NO_SETTINGS;
  /** The first row of each listing. */
  readonly #firstRows = uint32Column();
  /** What the words of each language mean in this shop. */
  readonly #vocabularies = new Map<TextIndex, Vocabulary>();
  #alive = 0;

  constructor(shopId: string) {
    this.shopId = shopId;
  }

  /** Number of offers, without deleted ones. */
  get size(): number {
    return this.#alive;
  }

  /** Tells whether some listing has several rows, so that hits must be collapsed. */
  get hasMultiOfferListings(): boolean {
    return this.offers.length > this.listingIds.length;
  }

  /** Approximate memory. */
  get bytes(): number {
    const parts = [this.offers, this.listingIds, this.facetValues, this.sellers, this.categories, this.skus];
    const all = [...parts, this.matchBuffers, this.#firstRows, this.derived, ...this.texts.values()];
    return all.reduce((sum, part) => sum + part.bytes, 0);
  }

  applySettings(settings: CatalogueSettings): void {
    this.derived.clear();
    this.settings = settings;
    this.#vocabularies.clear();
    this.categories.replace(settings.categories);
    const categories = new RaggedArray();
    for (let row = 0; row < this.offers.length; row++) {
      categories.push(this.categories.withAncestors(this.offers.assignedCategories.row(row)));
    }
    this.offers.categories = categories;
  }

  /**
   * Returns the text index of a language; that of the shop's first language where the language is unknown or absent.
   */
  textIndexFor(language: string | undefined): TextIndex | undefined {
    const first = this.texts.values().next().value;
    return (language === undefined ? undefined : this.texts.get(language)) ?? first;
  }

  /** What a keyword in a language is matched against; undefined where the shop has no texts. */
  keywordTarget({ language, close = false }: SearchQuery, inName: boolean): KeywordTarget | undefined {
    const text = this.textIndexFor(language);
    if (!text) return undefined;
    const known = this.#vocabularies.get(text) ?? this.#vocabularyOf(text);
    this.#vocabularies.set(text, known);
    return { index: text, documents: this.size, inName, wantsTheThing: close, ...known };
  }

  #vocabularyOf({ rules }: TextIndex): Vocabulary {
    return {
      thesauri: [compileSynonyms(this.settings.synonyms, rules), thesaurusOf(rules)],
      categories: new CategoryNames(this.categories, rules, () => this.derived.rowsInCategories()),
    };
  }

  /** Replaces a listing, and removes its offers from other listings. @throws if an id is no UUID */
  upsert(document: ListingDocument): void {
    this.derived.clear();
    const id = requireUuid(document.id);
    const offers = document.offers.map((offer) => ({ offer, productId: requireUuid(offer.productId) }));
    this.#deleteListing(id);
    for (const { productId } of offers) this.#deleteOffer(productId);
    if (offers.length === 0) return;
    this.listingIds.push(id);
    this.#firstRows.push(this.offers.length);
    for (const { offer, productId } of offers) this.#append(offer, productId);
    this.#compact();
  }

  remove(listingId: string): void {
    this.derived.clear();
    this.#deleteListing(requireUuid(listingId));
    this.#compact();
  }

  /** Releases everything that can be computed again: caches, buffers and spare capacity. */
  releaseMemory(): void {
    this.derived.clear();
    this.matchBuffers.release();
    this.trim();
  }

  /** Releases spare capacity, for instance after loading. */
  trim(): void {
    for (const part of [this.offers, this.listingIds, this.#firstRows, this.skus]) part.trim();
    for (const text of this.texts.values()) text.postings.merge();
  }

  #append(offer: OfferDocument, productId: UuidWords): void {
    const row = this.offers.length;
    const brand = offer.brand === undefined ? [] : [{ code: 'brand', value: offer.brand }];
    const values = [...brand, ...offer.facetValues].map((value) => this.facetValues.add(value));
    const facetValues = [...new Set(values)];
    const assignedCategories = offer.categoryIds.map((id) => this.categories.add(id));
    this.offers.push({
      ...offer,
      productId,
      facetValues,
      assignedCategories,
      categories: this.categories.withAncestors(assignedCategories),
      listing: this.listingIds.length - 1,
      seller: this.sellers.add(offer.sellerId),
    });
    this.#alive++;
    this.skus.add(row, offer.sku, false);
    for (const sku of offer.variationSkus) this.skus.add(row, sku, true);
    for (const { language, ...text } of offer.texts) {
      this.#textIndexOf(language).add(row, { ...text, facetValues, brand: offer.brand ?? '' });
    }
  }

  #textIndexOf(language: string): TextIndex {
    const known = this.texts.get(language);
    if (known) return known;
    const created = new TextIndex(language, (value) => this.facetValues.text(value));
    this.texts.set(language, created);
    return created;
  }

  #deleteListing(id: UuidWords): void {
    for (const listing of this.listingIds.find(id)) {
      const isLast = listing + 1 === this.listingIds.length;
      const end = isLast ? this.offers.length : this.#firstRows.at(listing + 1);
      for (let row = this.#firstRows.at(listing); row < end; row++) this.#deleteRow(row);
    }
  }

  #deleteOffer(id: UuidWords): void {
    for (const row of this.offers.productId.find(id)) this.#deleteRow(row);
  }

  #deleteRow(row: number): void {
    if (this.offers.alive.at(row) === 0) return;
    this.offers.alive.set(row, 0);
    this.#alive--;
  }

  /** Removes deleted rows when there are many. */
  #compact(): void {
    const deleted = this.offers.length - this.#alive;
    if (deleted < MIN_DELETED || deleted * 4 < this.offers.length) return;
    const rows = indexesWhere(this.offers.length, (row) => this.offers.alive.at(row) === 1);
    const renumbered = new Int32Array(this.offers.length).fill(DELETED);
    for (const [at, row] of rows.entries()) renumbered[row] = at;
    const hasRows = new Uint8Array(this.listingIds.length);
    for (const row of rows) hasRows[this.offers.listing.at(row)] = 1;
    const listings = indexesWhere(hasRows.length, (listing) => hasRows[listing] === 1);
    this.offers.keep(rows);
    this.listingIds.keep(listings);
    this.skus = this.skus.compacted(renumbered);
    for (const text of this.texts.values()) text.postings.merge(renumbered);
    this.#renumberListings(listings);
  }

  /** Updates the numbers of listings in the rows after compaction. */
  #renumberListings(listings: Uint32Array): void {
    this.#firstRows.keep(listings);
    let listing = -1;
    let previous = -1;
    for (let row = 0; row < this.offers.length; row++) {
      const before = this.offers.listing.at(row);
      if (before !== previous) this.#firstRows.set(++listing, row);
      previous = before;
      this.offers.listing.set(row, listing);
    }
  }
}

function indexesWhere(length: number, holds: (index: number) => boolean): Uint32Array {
  const indexes = new Uint32Array(length);
  let count = 0;
  for (let index = 0; index < length; index++) if (holds(index)) indexes[count++] = index;
  return indexes.slice(0, count);
}

function requireUuid(id: string): UuidWords {
  const words = parseUuid(id);
  if (!words) throw new Error(`${id} is no UUID`);
  return words;
}
