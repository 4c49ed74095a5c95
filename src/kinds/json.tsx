import { useTranslate } from 'ra-core';
import type { FieldDescriptor } from '../../domain/schema/descriptors.ts';
import { Nothing } from '../ui/figure/Money.tsx';
import { isEmpty, type FieldProps } from './fields/field.ts';
import type { Displays, KindView } from './kind.ts';

export const view: KindView = { filter: 'text' };

/** Items of a table of their own are shown like those of an array. */
export const displays = {
  json: { Field: RowsField, wordy: true, clear: true, wholeLine: true },
  items: { Field: RowsField, clear: true, wholeLine: true },
} satisfies Displays;

/** A cell shows the first two texts of an object: `Ana Rojas` of a customer, `Calle 1 # 2-3` of an address. */
const TEXTS = 2;

function summaryOf(field: FieldDescriptor, value: object): string {
  const members = new Map<string, unknown>(Object.entries(value));
  const declared = (field.items ?? [])
    .filter(({ kind }) => kind === 'text')
    .map(({ source }) => source)
    // A person without a last name is not called by their number.
    .slice(0, TEXTS);
  const texts = (declared.length > 0 ? declared : [...members.keys()])
    .map((source) => members.get(source))
    .filter((text) => typeof text === 'string' && text !== '');
  return texts.slice(0, TEXTS).join(' ');
}

/** Shows the number of nested rows, or a nested object in a few words: a cell has no room for a table. */
export function RowsField({ field, value }: FieldProps) {
  const translate = useTranslate();
  if (Array.isArray(value)) return <>{translate('field.rows', { smart_count: value.length })}</>;
  if (typeof value !== 'object' || value === null) return <>{String(value)}</>;
  const summary = summaryOf(field, value);
  return isEmpty(summary) ? <Nothing /> : <>{summary}</>;
}
