import { useTranslate } from 'ra-core';
import type { FieldProps } from './field.ts';

/** Nested rows as their number: a cell is no place for a table. */
export function RowsField({ value }: FieldProps) {
  const translate = useTranslate();
  if (Array.isArray(value)) return <>{translate('field.rows', { smart_count: value.length })}</>;
  return <>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</>;
}
