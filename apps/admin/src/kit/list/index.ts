export type { ListColumn } from './column.ts';
export { readDays } from './days.ts';
export type { ListFilter } from './filter.ts';
export { List } from './list.tsx';
export { listQuery } from './list-query.ts';
export { cursorOf } from './place-in-list.ts';
export { Rows } from './rows.tsx';
export { type ListControl, useListState } from './use-list-state.ts';
