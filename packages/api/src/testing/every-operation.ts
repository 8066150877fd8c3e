import {
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { contractSchema } from '../graphql/schema.ts';

export interface Operation {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  readonly field: GraphQLField<unknown, unknown>;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The ids, slugs and accounts of a shop with which operations are called. */
export interface Asked {
  readonly product: string;
  readonly slug: string;
  readonly category: string;
  readonly categoryId?: string;
  readonly page?: string;
  readonly order?: string;
  readonly item?: string;
  readonly login?: { readonly email: string; readonly password: string };
}

/** Levels below the operation's own fields that are asked for. */
const LEVELS = 3;

/**
 * Returns every query or mutation field of the schema with all fields of its answer, asked about the given things.
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
function samplesOf(name: string, asked: Asked): readonly Given[] {
  const { product, slug, category, categoryId = product, page = product, order = product } = asked;
  const { item = product, login = { email: 'ada@example.com', password: 'wrong' } } = asked;
  const rows: Readonly<Record<string, readonly Given[]>> = {
    allFooter: [{}, { is_primary: true }],
    allHeader: [{}, { is_primary: true }],
    category: [{ _id: categoryId }],
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
    getDeliveryEstimateInfo: [{}, { deliveryEstimateId: 'standard', timezone_offset: -60 }],
    getPriceLevels: [{ productId: product }],
    getTemplateByPageType: [{ name: 'Homepage' }],
    getTemplateBySlug: [{ slug: 'about', checkRedirect: true }],
    getWidgetContent: [{ slug: 'about' }],
    header: [{ name: 'Main' }],
    initSessionId: [{}],
    initSettings: [{}],
    me: [{}],
    order: [{ _id: order }],
    orderedProducts: [{}],
    orders: [{}],
    page: [{ slug: 'about' }, { _id: page }],
    pageDataBySlug: [{ slug }, { slug: category }, { slug: 'about' }],
    product: [{ _id: product }, { slug }],
    products: [{ input: { type: 'newest' } }, { input: { type: 'manual', sku_list: ['MUG-1', 'MUG-2'] } }],
    searchPliable: [
      { search_type: 'product', keyword: 'mug' },
      { search_type: 'suggestion', keyword: 'mug' },
      { search_type: 'category', keyword: 'mug' },
      { search_type: 'brands' },
    ],
    sliderProducts: [{ input: { type: 'bestsellers' } }, { input: { like_text: product } }],
    template: [{ name: 'Homepage' }, { _id: page }],
    templates: [{ name: 'Homepage' }],
    addToCart: [{ input: { _id: product, qty: 1 } }],
    estimateTax: [{ input: { address } }],
    login: [login],
    logout: [{}],
    placeOrder: [{ idempotency_key: `key-${item}`, input: newYorkCheckout }],
    register: [{ input: { email: 'new@example.com', password: 'long enough' } }],
    removeFromCart: [{ item_id: item }],
    updateCart: [{ products: [{ item_id: item, qty: 1 }] }],
    verifyEmail: [{ token: 'unknown' }],
    requestPasswordReset: [{ email: 'ada@example.com' }],
    resetPassword: [{ token: 'unknown', password: 'long enough' }],
    changePassword: [{ current_password: 'wrong', new_password: 'long enough' }],
    saveAccountSettings: [{ input: { first_name: 'Ada' } }],
    confirmEmail: [{}],
    saveAddress: [{ input: { address } }],
    removeAddress: [{ _id: item }],
    setDefaultAddress: [{ _id: item }],
    trackOrder: [{ increment_id: '100001', email: 'ada@example.com' }],
    reorder: [{ _id: order, idempotency_key: `again-${item}` }],
  };
  const found = Object.hasOwn(rows, name) ? rows[name] : undefined;
  if (!found) throw new Error(`no sample for the operation ${name}: add a row`);
  return found;
}

const address = {
  first_name: 'Ada',
  last_name: 'Byron',
  street: '1 Main Street',
  city: 'New York',
  state: 'NY',
  postcode: '10001',
  country: 'US',
};
/** A checkout to New York; its total is what nothing costs. */
export const newYorkCheckout = {
  email: 'ada@example.com',
  shipping_address: address,
  shipping_method: 'standard',
  payment_method: 'check',
  expected_total: 1,
};

function toOperation(
  kind: Operation['kind'],
  field: GraphQLField<unknown, unknown>,
  given: Given,
): Operation {
  const used = field.args.filter((argument) => argument.name in given || isRequiredArgument(argument));
  const declared = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const head = used.length === 0 ? kind : `${kind} (${declared})`;
  const call = used.length === 0 ? field.name : `${field.name}(${passed})`;
  return {
    name: field.name,
    kind,
    field,
    variables: given,
    query: `${head} { ${call}${selection(field.type, LEVELS)} }`,
  };
}

/** Returns what can be asked of a type without asking for what is below it. */
export function leavesOf(type: string): string {
  const named = contractSchema().getType(type);
  if (!isObjectType(named)) throw new Error(`no type ${type}`);
  return selection(named, 0);
}

/** Returns a selection of all fields of a type of the contract, down to some level below its own. */
export function everyFieldOf(type: string, levels: number): string {
  const found = contractSchema().getType(type);
  if (!isObjectType(found)) throw new Error(`the contract has no type ${type}`);
  return selection(found, levels);
}

/** Everything below a type that needs no argument, down to some level; a type is not asked inside itself. */
function selection(type: GraphQLOutputType, levels: number, inside: readonly string[] = []): string {
  const named = getNamedType(type);
  if (isAbstractType(named)) {
    const kinds = contractSchema().getPossibleTypes(named);
    const parts = kinds.map((kind) => `... on ${kind.name}${selection(kind, levels - 1, inside)}`);
    return ` { __typename ${parts.join(' ')} }`;
  }
  if (!isObjectType(named)) return '';
  const path = [...inside, named.name];
  const fields = Object.values(named.getFields()).flatMap((field) => {
    const below = getNamedType(field.type);
    if (!isCompositeType(below)) return [field.name];
    const needed = isAbstractType(below) ? 2 : 1;
    if (levels < needed || path.includes(below.name)) return [];
    // All of what is in a list of lists costs too much for the longest ones.
    const few = field.args.some(({ name }) => name === 'limit') ? '(limit: 2)' : '';
    return [field.name + few + selection(field.type, levels - 1, path)];
  });
  return fields.length === 0 ? ' { __typename }' : ` { ${fields.join(' ')} }`;
}
