/** A record of a tree. */
export interface TreeNode {
  readonly value: string;
  readonly label: string;
  /** The value of the one above; null at the root. */
  readonly parent: string | null;
  /** A word about its state, such as that shoppers do not see it. */
  readonly note?: string | undefined;
}

/** A record with its place in the tree. */
export interface Placed extends TreeNode {
  /** How many are above it. */
  readonly depth: number;
  /** The labels of all above it, from the root on. */
  readonly above: readonly string[];
}

/** Tells each record its place in the tree; each stands below its parent already. One whose parent is unknown is at the root. */
export function placeNodes(nodes: readonly TreeNode[]): Placed[] {
  const placed = new Map<string, Placed>();
  for (const node of nodes) {
    const parent = node.parent === null ? undefined : placed.get(node.parent);
    const above = parent === undefined ? [] : [...parent.above, parent.label];
    placed.set(node.value, { ...node, above, depth: above.length });
  }
  return [...placed.values()];
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** Finds the records that have each of the words in their own label or in one above, and at least one in their own. */
export function findNodes(nodes: readonly Placed[], typed: string): readonly Placed[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return nodes;
  return nodes.filter(({ label, above }) => {
    const own = plain(label);
    const whole = plain([...above, label].join(' '));
    return words.some((word) => own.includes(word)) && words.every((word) => whole.includes(word));
  });
}
