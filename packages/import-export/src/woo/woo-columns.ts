import { oneLine } from '../names/texts.ts';

/**
 * The columns of WooCommerce's product CSV by their English headings, and by those a site in another language writes.
 * Letters and digits alone count.
 */
const names = {
  id: ['ID'],
  type: ['Type', 'Typ', 'Tipo', 'Тип'],
  sku: ['SKU', 'Artikelnummer', 'UGS', 'Artikel-Nr', 'Артикул'],
  gtin: ['GTIN, UPC, EAN, or ISBN', 'GTIN', 'EAN', 'Barcode', 'Meta: _global_unique_id'],
  name: ['Name', 'Nom', 'Nombre', 'Naam', 'Nome', 'Имя', 'Product name', 'Title'],
  published: [
    'Published',
    'Veröffentlicht',
    'Publié',
    'Publicado',
    'Gepubliceerd',
    'Pubblicato',
    'Опубликован',
  ],
  featured: ['Is featured?', 'Ist hervorgehoben?', 'Mis en avant ?', '¿Está destacado?', 'рекомендуемый?'],
  visibility: [
    'Visibility in catalog',
    'Catalog visibility',
    'Sichtbarkeit im Katalog',
    'Visibilité dans le catalogue',
    'Visibilidad en el catálogo',
    'Видимость в каталоге',
  ],
  shortDescription: [
    'Short description',
    'Kurzbeschreibung',
    'Description courte',
    'Descripción corta',
    'Breve descrizione',
    'Korte beschrijving',
    'Короткое описание',
  ],
  description: ['Description', 'Beschreibung', 'Descripción', 'Descrizione', 'Beschrijving', 'Описание'],
  saleStarts: [
    'Date sale price starts',
    'Datum, an dem Angebotspreis beginnt',
    'Date de début de promo',
    'Día en que empieza el precio rebajado',
  ],
  saleEnds: [
    'Date sale price ends',
    'Datum, an dem Angebotspreis endet',
    'Date de fin de promo',
    'Día en que termina el precio rebajado',
  ],
  inStock: ['In stock?', 'Vorrätig?', 'En stock ?', '¿Existencias?', 'Op voorraad?', 'В наличии?'],
  stock: ['Stock', 'Bestand', 'Lager', 'Inventario', 'Voorraad', 'Запасы'],
  backorders: [
    'Backorders allowed?',
    'Lieferrückstände erlaubt?',
    'Autoriser les commandes de produits en rupture ?',
    '¿Permitir reservas de productos agotados?',
  ],
  salePrice: [
    'Sale price',
    'Angebotspreis',
    'Tarif promo',
    'Precio rebajado',
    'Prezzo in offerta',
    'Actieprijs',
    'Акционная цена',
  ],
  regularPrice: [
    'Regular price',
    'Regulärer Preis',
    'Tarif régulier',
    'Precio normal',
    'Prezzo di listino',
    'Reguliere prijs',
    'Базовая цена',
    'Price',
  ],
  categories: [
    'Categories',
    'Kategorien',
    'Catégories',
    'Categorías',
    'Categorie',
    'Categorieën',
    'Категории',
  ],
  tags: ['Tags', 'Schlagwörter', 'Étiquettes', 'Etiquetas', 'Tag', 'Метки'],
  brands: ['Brands', 'Brand', 'Marken', 'Marques', 'Marcas', 'Merken', 'Бренды'],
  images: ['Images', 'Bilder', 'Imágenes', 'Immagini', 'Afbeeldingen', 'Изображения'],
  parent: ['Parent', 'Übergeordnetes Produkt', 'Superior', 'Genitore', 'Hoofd', 'Родительский'],
  grouped: [
    'Grouped products',
    'Gruppierte Produkte',
    'Groupes de produits',
    'Productos agrupados',
    'Сгруппированные товары',
  ],
} as const;

export type WooColumn = keyof typeof names;

const keyOf = (heading: string): string => heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const keys = new Map<string, WooColumn>(
  (Object.keys(names) as WooColumn[]).flatMap((column) =>
    names[column].map((name): [string, WooColumn] => [keyOf(name), column]),
  ),
);

export const headingOf = (column: WooColumn): string => names[column][0];

/** One of the attributes a line may have. */
interface AttributePlaces {
  name?: number;
  values?: number;
  default?: number;
}

/** A measure with the unit its heading names. */
interface Measure {
  readonly place: number;
  readonly heading: string;
  readonly unit: string;
}

export interface WooHeader {
  readonly at: ReadonlyMap<WooColumn, number>;
  readonly attributes: readonly AttributePlaces[];
  readonly weight: Measure | undefined;
  readonly sizes: readonly (Measure & { readonly code: string })[];
  readonly notes: readonly string[];
}

const ATTRIBUTE =
  /^attribut[eo]?(\d+)(name|nombre|nome|nom|values?|werte?|valeurs?|valores?|default|standard)$/;

/** Tells whether a first line heads a product CSV of WooCommerce. */
export function headsWoo(cells: readonly string[]): boolean {
  const found = new Set(cells.map((cell) => keys.get(keyOf(cell))));
  return found.has('type') && found.has('name') && (found.has('regularPrice') || found.has('categories'));
}

/** Reads the first line; a sentence when it can't head a product CSV of WooCommerce. */
export function readWooHeader(cells: readonly string[]): WooHeader | string {
  const at = new Map<WooColumn, number>();
  // By number, which may be any.
  const attributes = new Map<number, AttributePlaces>();
  const sizes: (Measure & { readonly code: string })[] = [];
  const unused: string[] = [];
  let weight: Measure | undefined;
  for (const [place, cell] of cells.entries()) {
    const key = keyOf(cell);
    const column = keys.get(key);
    const attribute = ATTRIBUTE.exec(key);
    const measure = /^\s*\ufeff?(weight|gewicht|poids|peso|length|width|height)\s*\(([a-z]+)\)\s*$/i.exec(
      cell,
    );
    if (column !== undefined && !at.has(column)) at.set(column, place);
    else if (attribute) {
      const number = Number(attribute[1]);
      const places = attributes.get(number) ?? {};
      attributes.set(number, places);
      const part = attribute[2] ?? '';
      const kind = /^n/.test(part) ? 'name' : /^[vw]/.test(part) ? 'values' : 'default';
      places[kind] ??= place;
    } else if (measure) {
      const [, what = '', unit = ''] = measure;
      const one = { place, heading: oneLine(cell), unit: unit.toLowerCase() };
      if (/^[lh]|^wi/i.test(what)) sizes.push({ ...one, code: what.toLowerCase() });
      else weight ??= one;
    } else if (!/^attribut|^position$/.test(key) && key !== '') unused.push(oneLine(cell));
  }
  if (!at.has('name')) {
    return "The first line has no column 'Name': this is no product CSV of WooCommerce. Is a line missing at the top?";
  }
  const notes = unused.length > 0 ? [`Columns not taken over: ${unused.join(', ')}`] : [];
  const inOrder = [...attributes].sort(([one], [other]) => one - other).map(([, places]) => places);
  return { at, attributes: inOrder, weight, sizes, notes };
}

/** A line of the file. */
export interface WooRow {
  readonly line: number;
  /** Blank where the column is not there. */
  text(column: WooColumn): string;
  has(column: WooColumn): boolean;
  at(place: number | undefined): string;
}

export function wooRow(header: WooHeader, line: number, cells: readonly string[]): WooRow {
  const cell = (place: number | undefined) =>
    place === undefined ? '' : unguarded((cells[place] ?? '').trim());
  return {
    line,
    text: (column) => cell(header.at.get(column)),
    has: (column) => header.at.has(column),
    at: cell,
  };
}

/** WooCommerce writes an apostrophe before what a spreadsheet would run. */
const unguarded = (cell: string): string => (/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell);

/** Parts a list that is parted by commas, some of which are escaped. */
export function listOf(text: string): string[] {
  const parts = text.replaceAll('\\,', '\u0000').split(',');
  return parts.map((part) => part.replaceAll('\u0000', ',').trim()).filter((part) => part !== '');
}
