import {
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { contractSchema } from '../graphql/schema.ts';

export interface Operation {
  readonly name: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What of a shop the operations are asked about. */
export interface Asked {
  readonly product: string;
  readonly slug: string;
  readonly category: string;
}

/** Levels below the operation's own fields that are asked for. */
const LEVELS = 3;

/**
 * Every query or mutation field of the schema with all fields of its answer, asked about the given things.
 * @throws Error for a field without a row in `samples`, so that a new one can't be forgotten
 */
export function everyOperation(kind: 'query' | 'mutation', asked: Asked): Operation[] {
  const schema = contractSchema();
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).flatMap((field) =>
    samplesOf(field.name, asked).map((given) => toOperation(kind, field, given)),
  );
}

type Given = Readonly<Record<string, unknown>>;

/** Arguments for each field; a field asked in several ways has several. */
function samplesOf(name: string, { product, slug, category }: Asked): readonly Given[] {
  const rows: Readonly<Record<string, readonly Given[]>> = {
    allFooter: [{}, { is_primary: true }],
    allHeader: [{}, { is_primary: true }],
    category: [{ _id: category }],
    categoryBySlug: [{ slug: category }],
    categoryInitialData: [{ slug: category }],
    categoryList: [{}],
    categoryPliableData: [{ slug: category }, { slug: 'shop-all', order: 'price-asc' }],
    checkout: [{}],
    checkoutFooter: [{}],
    checkoutHeader: [{}],
    countries: [{}],
    footer: [{ name: 'Main' }],
    getAllParsedMenu: [{ _ids: [1, 2, 3] }],
    getCartCount: [{}],
    getCartSummary: [{}],
    getMarketplaceCarts: [{}],
    getPriceLevels: [{ productId: product }],
    getTemplateByPageType: [{ name: 'Homepage' }],
    getTemplateBySlug: [{ slug: 'about', checkRedirect: true }],
    getWidgetContent: [{ slug: 'about' }],
    header: [{ name: 'Main' }],
    initSessionId: [{}],
    initSettings: [{}],
    me: [{}],
    order: [{ _id: product }],
    orders: [{}],
    page: [{ slug: 'about' }],
    pageDataBySlug: [{ slug }, { slug: category }, { slug: 'about' }],
    product: [{ _id: product }, { slug }],
    products: [{ input: { type: 'newest' } }, { input: { type: 'manual', sku_list: ['MUG-1', 'MUG-2'] } }],
    searchPliable: [
      { search_type: 'product', keyword: 'mug' },
      { search_type: 'suggestion', keyword: 'mug' },
      { search_type: 'category', keyword: 'mug' },
    ],
    sliderProducts: [{ input: { type: 'bestsellers' } }, { input: { like_text: product } }],
    template: [{ name: 'Homepage' }],
    addToCart: [{ input: { _id: product, qty: 1 } }],
    estimateTax: [{ input: { address } }],
    login: [{ email: 'ada@example.com', password: 'wrong' }],
    logout: [{}],
    placeOrder: [{ idempotency_key: 'a-key', input: order }],
    removeFromCart: [{ item_id: product }],
    updateCart: [{ products: [{ item_id: product, qty: 1 }] }],
  };
  const found = Object.hasOwn(rows, name) ? rows[name] : undefined;
  if (!found) throw new Error(`no sample for the operation ${name}: add a row`);
  return found;
}

const address = {
  ...{ first_name: 'Ada', last_name: 'Byron', street: '1 Main Street', city: 'New York', state: 'NY' },
  ...{ postcode: '10001', country: 'US' },
};
const order = {
  ...{ email: 'ada@example.com', shipping_address: address, shipping_method: 'standard' },
  ...{ payment_method: 'check', expected_total: 1 },
};

function toOperation(kind: string, field: GraphQLField<unknown, unknown>, given: Given): Operation {
  const used = field.args.filter((argument) => argument.name in given || isRequiredArgument(argument));
  const declared = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const head = used.length === 0 ? kind : `${kind} (${declared})`;
  const call = used.length === 0 ? field.name : `${field.name}(${passed})`;
  return { name: field.name, variables: given, query: `${head} { ${call}${selection(field.type, LEVELS)} }` };
}

/** Everything below a type that needs no argument, down to some level; a type is not asked inside itself. */
function selection(type: GraphQLOutputType, levels: number, inside: readonly string[] = []): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const path = [...inside, named.name];
  const fields = Object.values(named.getFields()).flatMap((field) => {
    const below = getNamedType(field.type);
    if (!isObjectType(below)) return [field.name];
    if (levels === 0 || path.includes(below.name)) return [];
    return [field.name + selection(field.type, levels - 1, path)];
  });
  return fields.length === 0 ? ' { __typename }' : ` { ${fields.join(' ')} }`;
}
