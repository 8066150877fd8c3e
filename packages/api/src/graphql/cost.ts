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
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
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
  readonly operation: OperationDefinitionNode;
  /** As the schema has them. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * What an operation costs: 1 for each field of each entry that it asks for, and the work of listings. Entries of lists
 * within lists multiply. It depends on the variables, so it is no rule of validation, which knows the document alone.
 */
export function costOf({ schema, document, operation, variables }: Asked): number {
  const type = schema.getRootType(operation.operation);
  if (!type) return 0;
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  return costOfAll(operation.selectionSet.selections, type, { schema, fragments, variables });
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

/** How many entries the arguments ask for, where they do: the most of what stands for that anywhere among them. */
function pageAsked(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  { variables }: Asking,
): number | undefined {
  if (field.args.length === 0) return undefined;
  const asked = sizesIn(argumentsOf(field, node, variables));
  return asked.length === 0 ? undefined : Math.min(MOST, Math.max(...asked));
}

/** Levels of arguments in which a size may stand: paging within params, and one more. */
const LEVELS = 3;

/** Every limit, and how many are named one by one. What is no limit leaves the choice to the shop. */
function sizesIn(args: object, levels = LEVELS): number[] {
  return Object.entries(args).flatMap(([name, value]: [string, unknown]) => {
    if (name === 'limit') return typeof value === 'number' && value >= 1 ? value : PAGE;
    if (name === 'sku_list' && Array.isArray(value)) return value.length;
    const isMore = levels > 0 && typeof value === 'object' && value !== null && !Array.isArray(value);
    return isMore ? sizesIn(value, levels - 1) : [];
  });
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
