/** Reading a validated record without trusting its shape twice: another type than expected reads as not set. */
import type { Row } from './module.ts';

export function integerOf(row: Row, field: string): number | null {
  const value = row[field];
  return typeof value === 'number' ? value : null;
}

export function textOf(row: Row, field: string): string | null {
  const value = row[field];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** An array of objects; empty when the field is not set. */
export function rowsOf(row: Row, field: string): Row[] {
  const value = row[field];
  return Array.isArray(value) ? value.filter(isRow) : [];
}

/** An object; empty when the field is not set. */
export function rowOf(row: Row, field: string): Row {
  const value = row[field];
  return isRow(value) ? value : {};
}

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
