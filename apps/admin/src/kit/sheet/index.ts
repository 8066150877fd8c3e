export { type ByCell, type CellAt, cellsOf } from './by-cell.ts';
export type { SheetColumn, SheetPicture } from './column.ts';
export type { CellText, Step } from './edits.ts';
export { PictureTiles } from './picture-tiles.tsx';
export { Sheet } from './sheet.tsx';
export type { SheetModel } from './sheet-model.ts';
export { tellStep } from './tell-step.ts';
export { useSheet, useSheetState } from './use-sheet.ts';
export { useUndoKeys } from './use-undo-keys.ts';
