import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getNullableType,
  getOperationAST,
  getVariableValues,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionNode,
} from 'graphql';

/** What a listing, a search or a slider adds beside its entries: each is found, counted and sorted. */
const LISTING = 300;

/** What fields do beside what they answer, by type and name. */
const work: Readonly<Record<string, number>> = {
  'Category.pliable_data': LISTING,
  'Query.categoryPliableData': LISTING,
  'Query.searchPliable': LISTING,
  'Query.products': LISTING,
  'Query.sliderProducts': LISTING,
  'Template.render_html': LISTING,
  'HeaderOrFooter.render_html': LISTING,
};

/** The entries of lists that tell how many of them were asked for, or one page of the shop where nobody did. */
const paged: ReadonlySet<string> = new Set([
  'PliableData.data',
  'SearchResult.products',
  'ProductList.products',
  'OrderList.orders',
  'OrderedProductList.products',
]);
const PAGE = 24;

/** The most entries that any argument may ask for. */
const MOST = 100;

/** How many entries other lists have, as many as there are, is a guess: of categories, whose entries are costly, a high one. */
const ENTRIES = 3;
const guesses: Readonly<Record<string, number>> = { 'Query.categoryList': 10, 'Category.children': 10 };

interface Asking {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What is to be run. */
export interface Asked {
  readonly schema: GraphQLSchema;
  /** Valid by the schema. */
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  /** As they were sent. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * What an operation costs: 1 for each field of each entry that it asks for, and the work of listings. Entries of lists
 * within lists multiply. It depends on the variables, so it is no rule of validation, whose results are kept by the
 * text of the document.
 */
export function costOf({ schema, document, operationName, variables: sent }: Asked): number {
  const operation = getOperationAST(document, operationName);
  const type = operation && schema.getRootType(operation.operation);
  // An operation that there is not, and variables that do not fit, are refused before anything is run.
  if (!type) return 0;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], sent);
  if (!coerced) return 0;
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  return costOfAll(operation.selectionSet.selections, type, { schema, fragments, variables: coerced });
}

function costOfAll(
  selections: readonly SelectionNode[],
  type: GraphQLCompositeType,
  asking: Asking,
  page = PAGE,
): number {
  return selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FIELD) return sum + costOfField(selection, type, asking, page);
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const below = namedType(selection.typeCondition?.name.value, asking) ?? type;
      return sum + costOfAll(selection.selectionSet.selections, below, asking, page);
    }
    const fragment = asking.fragments.get(selection.name.value);
    const below = namedType(fragment?.typeCondition.name.value, asking);
    return fragment && below ? sum + costOfAll(fragment.selectionSet.selections, below, asking, page) : sum;
  }, 0);
}

function costOfField(node: FieldNode, type: GraphQLCompositeType, asking: Asking, page: number): number {
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
  if (!field) return 0;
  const at = `${type.name}.${field.name}`;
  const below = getNamedType(field.type);
  const asked = pageAsked(field, node, asking) ?? page;
  const selections = node.selectionSet?.selections;
  const entry = 1 + (selections && isCompositeType(below) ? costOfAll(selections, below, asking, asked) : 0);
  return (work[at] ?? 0) + entries(at, field.type, page) * entry;
}

function entries(at: string, type: GraphQLOutputType, page: number): number {
  if (paged.has(at)) return page;
  return isListType(getNullableType(type)) ? (guesses[at] ?? ENTRIES) : 1;
}

/** How many entries the arguments ask for, where they do: by a limit, or by naming each. */
function pageAsked(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  { variables }: Asking,
): number | undefined {
  if (field.args.length === 0) return undefined;
  const { input, params, paging, ...args } = argumentsOf(field, node, variables);
  const asked = { ...Object(params), ...Object(paging), ...Object(input), ...args };
  const limit: unknown = Array.isArray(asked.sku_list) ? asked.sku_list.length : asked.limit;
  return typeof limit === 'number' && limit >= 1 ? Math.min(MOST, limit) : undefined;
}

/** Arguments that do not fit are refused by other rules. */
function argumentsOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  try {
    return getArgumentValues(field, node, variables);
  } catch {
    return {};
  }
}

function namedType(name: string | undefined, { schema }: Asking): GraphQLCompositeType | undefined {
  const type = name === undefined ? undefined : schema.getType(name);
  return isCompositeType(type) ? type : undefined;
}
