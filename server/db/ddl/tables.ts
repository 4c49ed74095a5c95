import type { Field, Resource } from '../../../domain/schema/model.ts';
import { isColumn } from '../../../domain/schema/fields.ts';
import { fieldColumn, typeOf } from './column.ts';
import type {
  DesiredColumn,
  DesiredIndex,
  DesiredReference,
  DesiredTable,
  StoredElsewhere,
} from './desired.ts';
import { quote } from './identifiers.ts';
import { itemTextExpression, itemTexts, searchExpression } from './search.ts';

const STORE: DesiredColumn = { name: 'store_id', type: 'bigint', notNull: true };
const ID: DesiredColumn = { name: 'id', type: 'bigint', notNull: true, identity: true };
const SYSTEM: DesiredColumn[] = [
  STORE,
  ID,
  { name: 'created_at', type: 'timestamp with time zone', notNull: true, default: 'now()' },
  { name: 'updated_at', type: 'timestamp with time zone', notNull: true, default: 'now()' },
  { name: 'version', type: 'integer', notNull: true, default: '1' },
];

/**
 * The tables that a set of schemas asks for. Each resource has one. Each array of objects with `x-db.table` has one,
 * for its items in order. Each many-to-many reference has one (`<table>_<source>`).
 */
export function desiredTables(resources: Resource[]): DesiredTable[] {
  const tables = new Map(resources.map((resource) => [resource.name, resource.table]));
  return resources.flatMap((resource) => [
    recordTable(resource, tables),
    ...resource.fields
      .filter(({ kind }) => kind === 'items')
      .map((field) => itemTable(resource, field, tables)),
    ...resource.fields
      .filter(({ kind }) => kind === 'references')
      .map((field) => linkTable(resource, field, tables)),
  ]);
}

function recordTable(resource: Resource, tables: Map<string, string>): DesiredTable {
  const fields = resource.fields.filter((field) => !field.system && isColumn(field));
  const search = searchExpression(resource);
  const texts = itemTexts(resource);
  const { renamedFrom } = resource;
  return {
    name: resource.table,
    ...(renamedFrom === undefined
      ? {}
      : {
          renamedFrom: tableNameOf(renamedFrom),
          renamedResource: { from: renamedFrom, to: resource.name },
        }),
    elsewhere: elsewhereOf(resource, tables),
    columns: [...SYSTEM, ...fields.map(fieldColumn), ...texts.map(({ column }) => column)],
    primaryKey: ['store_id', 'id'],
    references: referencesOf(fields, tables),
    indexes: distinct([...listIndexes(resource), ...fieldIndexes(fields)]),
    ...(search === undefined ? {} : { search }),
    ...(texts.length === 0
      ? {}
      : {
          itemTexts: texts.map(({ field, column }) => {
            const table = itemTableName(field);
            return { column: column.name, table, expression: itemTextExpression(field, table) };
          }),
        }),
    counted: true,
  };
}

function itemTable(resource: Resource, field: Field, tables: Map<string, string>): DesiredTable {
  const fields = (field.items ?? []).filter((item) => !item.system && item.source !== 'id' && isColumn(item));
  const { renamedFrom } = field.db;
  return {
    name: itemTableName(field),
    ...(renamedFrom === undefined ? {} : { renamedFrom }),
    columns: [
      STORE,
      ID,
      { name: 'parent_id', type: 'bigint', notNull: true },
      { name: 'position', type: 'integer', notNull: true },
      ...fields.map(fieldColumn),
    ],
    primaryKey: ['store_id', 'id'],
    references: [
      { column: 'parent_id', table: resource.table, onDelete: 'cascade' },
      ...referencesOf(fields, tables),
    ],
    indexes: distinct([
      { on: '(store_id, parent_id, position)', about: 'parent_id', unique: false },
      ...fieldIndexes(fields),
    ]),
    counted: false,
  };
}

function linkTable(resource: Resource, field: Field, tables: Map<string, string>): DesiredTable {
  const former = {
    table: resource.renamedFrom === undefined ? resource.table : tableNameOf(resource.renamedFrom),
    source: field.db.renamedFrom ?? field.source,
  };
  const name = linkTableName(resource, field.source);
  const formerName = linkTableName(former, former.source);
  return {
    name,
    ...(formerName === name ? {} : { renamedFrom: formerName }),
    columns: [
      STORE,
      { name: 'parent_id', type: 'bigint', notNull: true },
      { name: 'target_id', type: 'bigint', notNull: true },
      { name: 'position', type: 'integer', notNull: true, default: '0' },
    ],
    primaryKey: ['store_id', 'parent_id', 'target_id'],
    references: [
      { column: 'parent_id', table: resource.table, onDelete: 'cascade' },
      { column: 'target_id', table: target(field, tables), onDelete: 'cascade' },
    ],
    indexes: [{ on: '(store_id, target_id, parent_id)', about: 'target_id', unique: false }],
    counted: false,
  };
}

/** The table of a resource, by the resource's name. */
export function tableNameOf(resource: string): string {
  return resource.replaceAll('-', '_');
}

function elsewhereOf(resource: Resource, tables: Map<string, string>): StoredElsewhere[] {
  return resource.fields.flatMap((field): StoredElsewhere[] => {
    if (field.kind === 'items') return [{ column: field.column, table: itemTableName(field) }];
    if (field.kind !== 'references') return [];
    return [
      {
        column: field.column,
        table: linkTableName(resource, field.source),
        target: target(field, tables),
      },
    ];
  });
}

export function linkTableName(resource: Pick<Resource, 'table'>, source: string): string {
  return `${resource.table}_${source}`;
}

/** @throws Error when the items have no table: then they are `json`, and asking is a mistake */
export function itemTableName(field: Field): string {
  if (field.db.table === undefined) throw new Error(`${field.source} has no x-db.table`);
  return field.db.table;
}

function referencesOf(fields: Field[], tables: Map<string, string>): DesiredReference[] {
  return fields
    .filter(({ kind }) => kind === 'reference')
    .map((field) => ({
      column: field.column,
      table: target(field, tables),
      onDelete: field.ref?.onDelete ?? 'restrict',
    }));
}

function target(field: Field, tables: Map<string, string>): string {
  const table = field.ref === undefined ? undefined : tables.get(field.ref.resource);
  if (table === undefined)
    throw new Error(`${field.source} refers to a resource that does not exist: ${field.ref?.resource}`);
  return table;
}

/** What the list sorts and filters by. The id makes every order total, so that pages neither repeat nor skip a row. */
function listIndexes(resource: Resource): DesiredIndex[] {
  const { columns, filters, sort } = resource.list;
  const sources = [
    ...columns.filter(({ sortable }) => sortable).map(({ source }) => source),
    ...filters.map(({ source }) => source),
    sort.field,
  ];
  return (
    resource.fields
      .filter((field) => sources.includes(field.source) && isColumn(field) && typeOf(field) !== 'jsonb')
      // A unique index has the same order.
      .filter((field) => field.column !== 'id' && field.db.index !== 'unique')
      .map((field) => byColumn(field.column))
  );
}

function fieldIndexes(fields: Field[]): DesiredIndex[] {
  return fields.flatMap((field) => {
    if (field.db.index === 'unique')
      return [{ on: `(store_id, ${quote(field.column)})`, about: field.column, unique: true }];
    return field.db.index === true || field.kind === 'reference' ? [byColumn(field.column)] : [];
  });
}

function byColumn(column: string): DesiredIndex {
  return { on: `(store_id, ${quote(column)}, id)`, about: column, unique: false };
}

function distinct(indexes: DesiredIndex[]): DesiredIndex[] {
  return [...new Map(indexes.map((index) => [`${index.on} ${index.unique}`, index])).values()];
}
