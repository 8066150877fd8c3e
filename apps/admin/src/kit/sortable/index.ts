export { Handle } from './handle.tsx';
export { SortableList } from './sortable-list.tsx';
