import { SilentErrorBoundary } from '@stoa/ui';
import { components } from './components.ts';
import type { ReadyNode } from './definition.ts';

/** Renders a page of widgets in their order. */
export function PageView({ nodes }: { nodes: readonly ReadyNode[] }) {
  return (
    <div className="page-view">
      {nodes.map((node) => {
        const Widget = components[node.type];
        return (
          Widget && (
            <SilentErrorBoundary key={node.id}>
              <Widget settings={node.settings} data={node.data} />
            </SilentErrorBoundary>
          )
        );
      })}
    </div>
  );
}
