import { addNote } from './add-note.ts';
import { editNote } from './edit-note.ts';
import { listOrders } from './list-orders.ts';
import { readLatest } from './read-latest.ts';
import { readOrder } from './read-order.ts';
import { readTimeline } from './read-timeline.ts';
import { takeStep } from './take-step.ts';

export const orderProcedures = {
  list: listOrders,
  latest: readLatest,
  read: readOrder,
  timeline: readTimeline,
  takeStep,
  addNote,
  editNote,
};
