import type { Access } from '../../../domain/access/access.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import type { Words } from '../../../domain/schema/vocabulary.ts';
import type { Language } from '../../http/language.ts';
import { isReadable } from '../fields.ts';
import type { Row } from '../row.ts';

export type Cell = string | number | null;

export interface ExportColumn {
  header: string;
  cell(record: Row): Cell;
}

/**
 * The fields that this user may read and that the schema does not hide from exports. They keep the order of the schema
 * and carry labels in the user's language.
 */
export function exportColumns(resource: Resource, access: Access, language: Language): ExportColumn[] {
  return resource.fields
    .filter((field) => field.kind !== 'collection' && field.source !== 'version')
    .filter((field) => !field.hidden.includes('export') && isReadable(field, access))
    .map((field) => ({
      header: worded(field.label, language),
      cell: (record) => cellOf(field, record[field.source] ?? null, language),
    }));
}

function cellOf(field: Field, value: unknown, language: Language): Cell {
  if (value === null) return null;
  if (field.kind === 'enum') {
    const choice = field.enum?.find((candidate) => candidate.value === value);
    if (choice !== undefined) return worded(choice.label, language);
  }
  if (field.kind === 'references' && Array.isArray(value)) return value.join(', ');
  if (field.kind === 'items' && Array.isArray(value))
    return JSON.stringify(value.map((item: Row) => readableItem(field, item)));
  if (typeof value === 'string' || typeof value === 'number') return value;
  return JSON.stringify(value);
}

function readableItem(field: Field, item: Row): Row {
  return Object.fromEntries(
    (field.items ?? [])
      .filter(({ writeOnly }) => !writeOnly)
      .map(({ source }) => [source, item[source] ?? null]),
  );
}

function worded(words: Words, language: Language): string {
  return words[language] ?? words.es;
}
