export type { TreeNode } from './tree.ts';
export { placeNodes } from './tree.ts';
export { TreePicker } from './tree-picker.tsx';
