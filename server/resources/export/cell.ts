import { judge, lookupRule, type Access } from '../../../domain/access/access.ts';
import type { OptionValue } from '../../../domain/catalog/variants.ts';
import { exportedParts } from '../../../domain/exchange/file-columns.ts';
import { isNamedValues } from '../../../domain/imports/shape-of-resource.ts';
import { writeOptions } from '../../../domain/imports/cell-text.ts';
import { isObject } from '../../../domain/json/is-object.ts';
import type { Cell, CellContext } from '../../../domain/kinds/cell.ts';
import { CELLS } from '../../../domain/schema/kinds.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import { elementOf, isStored, partsOf } from '../../../domain/schema/fields.ts';
import type { Saying } from '../../../domain/kinds/spoken.ts';
import type { Words } from '../../../domain/schema/vocabulary.ts';
import type { Sql } from '../../db/database.ts';
import type { Language } from '../../http/language.ts';
import { yesOrNo } from '../../http/messages.ts';
import { sayingReferences, spokenName, withLookup } from '../reference-names.ts';
import { findRecords } from '../query/one.ts';
import type { Row } from '../row.ts';

/** A value as a person reads it: names instead of ids, words instead of codes, times of the store. */
export function cellOf(field: Field, value: unknown, context: CellContext): Cell {
  if (value === null || value === undefined) return null;
  const word = field.enum?.find((choice) => choice.value === value)?.label;
  if (word !== undefined) return worded(word, context.language);
  const written = CELLS[field.kind]?.write?.(value, field, context, yesOrNo);
  if (written !== undefined) return written;
  if (typeof value === 'string' || typeof value === 'number') return value;
  return textOf(field, value, context) || null;
}

/** Lists and objects as text: the values of an item side by side, items and elements one after another. */
function textOf(field: Field, value: unknown, context: CellContext): string {
  if (isNamedValues(field) && Array.isArray(value)) return writeOptions(value.flatMap(namedValue));
  if (Array.isArray(value)) {
    const element = elementOf(field);
    return value
      .map((item: unknown) =>
        element === undefined ? textOf(field, item, context) : String(cellOf(element, item, context) ?? ''),
      )
      .filter((text) => text !== '')
      .join(', ');
  }
  if (typeof value !== 'object' || value === null) return value === null ? '' : String(value);
  const row: Row = { ...value };
  const parts = exportedParts(field);
  if (parts === undefined) return JSON.stringify(value);
  return parts
    .map((part) => String(cellOf(part, row[part.source], context) ?? ''))
    .filter((text) => text !== '')
    .join(' ');
}

function namedValue(item: unknown): OptionValue[] {
  if (typeof item !== 'object' || item === null || !('name' in item) || !('value' in item)) return [];
  return [{ name: String(item.name), value: String(item.value) }];
}

function worded(words: Words, language: Language): string {
  return words[language] ?? words.es;
}

/**
 * The names of all records that these ones refer to, in one statement for each resource. A record that this member may
 * not read keeps its number.
 */
export async function findNames(
  sql: Sql,
  storeId: number,
  { resources, access, saying }: { resources: readonly Resource[]; access: Access; saying: Saying },
  fields: readonly Field[],
  records: readonly Row[],
): Promise<CellContext['names']> {
  const wanted = new Map<string, Set<number>>();
  for (const field of fields) collect(field, records, wanted);
  const found = new Map<string, string>();
  for (const [name, ids] of wanted) {
    const resource = resources.find((candidate) => candidate.name === name);
    if (resource === undefined || judge(access, lookupRule(name, resource.access.list)) !== 'allowed')
      continue;
    const targets = await findRecords(sql, storeId, resource, [...ids]);
    const target = withLookup(resource);
    const reader = { resources, access, saying };
    const spoken = await sayingReferences(sql, storeId, reader, [{ resource: target, records: targets }]);
    for (const record of targets) {
      const called = spokenName(target, access, record, spoken);
      if (called !== null) found.set(`${name} ${String(record['id'])}`, called);
    }
  }
  return {
    of: (name, id) => found.get(`${name} ${String(id)}`) ?? (typeof id === 'number' ? id : null),
  };
}

/** Ids by resource, of the field itself, the elements of a list and what objects hold. */
function collect(field: Field, records: readonly Row[], wanted: Map<string, Set<number>>): void {
  const values = records.flatMap((record): unknown[] => [record[field.source]].flat());
  const ref = isStored(field) ? (elementOf(field) ?? field).ref : undefined;
  if (ref !== undefined) {
    const ids = wanted.get(ref.resource) ?? new Set<number>();
    for (const id of values) if (typeof id === 'number') ids.add(id);
    wanted.set(ref.resource, ids);
    return;
  }
  const rows = values.filter(isObject);
  if (rows.length > 0) for (const part of partsOf(field) ?? []) collect(part, rows, wanted);
}
