/** The columns that a file of a resource has: what an export writes, and an import recognises. */
import { DEFAULT_CURRENCY } from '../money/currency.ts';
import type { Field, Resource } from '../schema/model.ts';
import { elementOf, isStored, partsOf } from '../schema/fields.ts';
import { valueType } from '../kinds/kind.ts';
import type { Words } from '../schema/vocabulary.ts';
import { fold } from '../places/fold.ts';

export type FileLanguage = keyof Words;

export interface FileColumn {
  /** Dotted: `price`, `shipping_information.address`, `order_details.quantity`. */
  path: string;
  /** The field of the record. */
  owner: Field;
  /** The field whose value the cell holds: the owner itself, a part of its object, or a member of its items. */
  field: Field;
  /** True for a member of the items whose lines the file has. */
  line: boolean;
}

/** The parts of an object or of items that files show; undefined for a field without parts. */
export function exportedParts(field: Field): Field[] | undefined {
  return partsOf(field)?.filter(
    ({ source, writeOnly, hidden }) => source !== 'id' && !writeOnly && !hidden.includes('export'),
  );
}

/**
 * In the order of the schema; an object has a column for each of its properties, and so have the items of the lines.
 */
export function fileColumns(resource: Resource): FileColumn[] {
  const { fields, exportLines } = resource;
  return [...fields, ...answeredColumns(resource)]
    .filter((field) => isStored(field) && field.source !== 'version' && !field.writeOnly)
    .flatMap((owner): FileColumn[] => {
      const parts = exportedParts(owner);
      if (parts?.length === 0) return [];
      const line = owner.source === exportLines;
      const single = owner.kind === 'json' && valueType(owner.schema) === 'object';
      if (parts === undefined || !(line || single))
        return [{ path: owner.source, owner, field: owner, line: false }];
      return parts.map((field) => ({ path: `${owner.source}.${field.source}`, owner, field, line }));
    });
}

/** The members of answers alone that files have: lists of plain values that the schema names. */
export function answeredColumns({ answered }: Resource): Field[] {
  return answered.filter((field) => field.schema['x-label'] !== undefined && elementOf(field) !== undefined);
}

/** `Precio`, or `Envío · Dirección` of a part. An amount in one currency other than the usual one says it: `Depósito (USD)`. */
export function fileHeader(column: FileColumn, language: FileLanguage): string {
  const { currency } = column.field;
  const label = columnLabel(column, language);
  return typeof currency !== 'string' || currency === DEFAULT_CURRENCY ? label : `${label} (${currency})`;
}

/** The words of the schema alone. */
export function columnLabel({ owner, field }: FileColumn, language: FileLanguage): string {
  const worded = (words: Words): string => words[language] ?? words.es;
  return owner === field ? worded(owner.label) : `${worded(owner.label)} · ${worded(field.label)}`;
}

const LANGUAGES: readonly FileLanguage[] = ['es', 'en', 'pt'];

/**
 * Paths by header, folded: without accents, case and punctuation. A header may be a label in any language, an alias of the
 * schema, or a property's own name. They count in that order: what a person reads is what they mean.
 */
export function headerMeanings(resource: Resource): Map<string, string> {
  const meanings = new Map<string, string>();
  const columns = fileColumns(resource);
  const add = (header: string, { path }: FileColumn): void => {
    const key = fold(header);
    if (key !== '' && !meanings.has(key)) meanings.set(key, path);
  };
  for (const headerOf of [fileHeader, columnLabel])
    for (const column of columns) for (const language of LANGUAGES) add(headerOf(column, language), column);
  for (const column of columns) for (const alias of column.field.aliases) add(alias, column);
  for (const column of columns) add(column.path, column);
  return meanings;
}
