export { OrderedList } from './ordered-list.tsx';
