import type { PageDocument, WidgetNode } from '@stoa/domain';
import type { LoadContext, ReadyNode, WidgetDefinition } from './definition.ts';
import { definitionOf } from './registry.ts';

export interface LoadPageOptions extends LoadContext {
  /** Called for each widget that is left out, with the reason. */
  readonly onFailure: (node: Pick<WidgetNode, 'id' | 'type'>, reason: unknown) => void;
}

/**
 * Makes a document ready to be rendered: settings are brought to the present version and checked, and the data
 * of all widgets is fetched at once. A widget that is unknown, invalid or fails is left out.
 */
export async function loadPage(
  document: PageDocument,
  options: LoadPageOptions,
): Promise<readonly ReadyNode[]> {
  return loadNodes(document.root, options);
}

async function loadNodes(
  nodes: readonly WidgetNode[],
  options: LoadPageOptions,
): Promise<readonly ReadyNode[]> {
  const ready = await Promise.all(
    nodes.map((node) =>
      loadNode(node, options).catch((reason: unknown) => {
        options.onFailure(node, reason);
        return undefined;
      }),
    ),
  );
  return ready.filter((node) => node !== undefined);
}

async function loadNode(node: WidgetNode, options: LoadPageOptions): Promise<ReadyNode> {
  const definition = definitionOf(node.type);
  if (!definition) throw new Error(`there is no widget '${node.type}'`);
  const settings = definition.schema.parse(migrate(node, definition));
  const [data, children] = await Promise.all([
    definition.load?.(settings, { client: options.client }),
    loadNodes(node.children ?? [], options),
  ]);
  return { id: node.id, type: node.type, settings, data, children };
}

/** Settings of the present version. */
function migrate(node: WidgetNode, definition: WidgetDefinition<unknown, unknown>): unknown {
  if (node.version > definition.version)
    throw new Error(`version ${node.version} is newer than this program`);
  let settings: unknown = node.props;
  for (let version = node.version; version < definition.version; version++) {
    const step = definition.migrations?.[version];
    if (!step) throw new Error(`there is no way from version ${version}`);
    settings = step(settings);
  }
  return settings;
}
