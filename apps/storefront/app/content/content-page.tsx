import { PageView, type ReadyNode } from '@stoa/widgets';

/** Shows a page a merchant wrote: its title and its widgets. CMS-005 */
export function ContentPage({ heading, nodes }: { heading: string; nodes: readonly ReadyNode[] }) {
  return (
    <main id="content">
      <h1 className="page-width py-8">{heading}</h1>
      <PageView nodes={nodes} />
    </main>
  );
}
