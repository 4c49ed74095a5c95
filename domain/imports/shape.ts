import type { ImportColumn, ImportShape } from './shape-answer.ts';

export function columnAt(shape: ImportShape, path: string): ImportColumn | undefined {
  return shape.columns.find((column) => column.path === path);
}
