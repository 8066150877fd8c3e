export { moved } from './moved.ts';
export { OrderedList } from './ordered-list.tsx';
