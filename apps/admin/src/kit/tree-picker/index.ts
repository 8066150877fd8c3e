export type { TreeNode } from './tree.ts';
export { TreePicker } from './tree-picker.tsx';
