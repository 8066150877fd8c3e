import type { ContractClient } from '@stoa/contract';
import type { z } from 'zod';

/** What a widget's loader may use. */
export interface LoadContext {
  readonly client: ContractClient;
}

/**
 * The server's part of a widget: the schema of its settings, their migrations, and the loader of its data. Its
 * component is in `widget.tsx` and reaches the browser; this part does not.
 */
export interface WidgetDefinition<Settings, Data> {
  readonly type: string;
  readonly version: number;
  readonly schema: z.ZodType<Settings>;
  /** `migrations[n]` turns settings of version n into those of n + 1. */
  readonly migrations?: Readonly<Record<number, (settings: unknown) => unknown>>;
  /** The data the widget shows; a failure leaves the widget out and the page standing. */
  readonly load?: (settings: Settings, context: LoadContext) => Promise<Data>;
}

/** Keeps the types of settings and data together in the registry. */
export const defineWidget = <Settings, Data = undefined>(
  definition: WidgetDefinition<Settings, Data>,
): WidgetDefinition<Settings, Data> => definition;

/** A node ready to be rendered: checked settings of the present version, and its data. */
export interface ReadyNode {
  readonly id: string;
  readonly type: string;
  readonly settings: unknown;
  readonly data: unknown;
  readonly children: readonly ReadyNode[];
}
