/** The tables that a set of schemas asks for, in PostgreSQL's own spelling, so that they can be compared with the catalogue. */
import type { Field, Resource } from '../../../domain/schema/model.ts';
import { isColumn } from '../../../domain/schema/fields.ts';
import { fieldColumn, typeOf, type DesiredColumn } from './column.ts';
import { quote } from './identifiers.ts';
import { itemTextExpression, itemTexts, searchExpression } from './search.ts';

export interface DesiredReference {
  column: string;
  table: string;
  onDelete: 'restrict' | 'cascade' | 'set-null';
}

interface DesiredIndex {
  /** SQL after the table's name: `(store_id, price, id)`. */
  on: string;
  /** Columns it is named after. */
  about: string;
  unique: boolean;
}

/** A property that is stored as rows of another table. */
export interface StoredElsewhere {
  column: string;
  table: string;
  /** Of a many-to-many reference. */
  target?: string;
}

export interface DesiredTable {
  name: string;
  renamedFrom?: string;
  /** Of a renamed resource: its former name and its name, as permissions and the log have them. */
  renamedResource?: { from: string; to: string };
  elsewhere?: StoredElsewhere[];
  columns: DesiredColumn[];
  primaryKey: string[];
  references: DesiredReference[];
  indexes: DesiredIndex[];
  /** Expression of the generated column `search_text`. */
  search?: string;
  /** The columns with texts of items that it reads, and what each holds of the row over alias `t`. */
  itemTexts?: { column: string; table: string; expression: string }[];
  /** Whether `row_counts` has its number of rows for each store. */
  counted?: true;
}

const STORE: DesiredColumn = { name: 'store_id', type: 'bigint', notNull: true };
const ID: DesiredColumn = { name: 'id', type: 'bigint', notNull: true, identity: true };
const PARENT: DesiredColumn = { name: 'parent_id', type: 'bigint', notNull: true };
const SYSTEM: DesiredColumn[] = [
  STORE,
  ID,
  { name: 'created_at', type: 'timestamp with time zone', notNull: true, default: 'now()' },
  { name: 'updated_at', type: 'timestamp with time zone', notNull: true, default: 'now()' },
  { name: 'version', type: 'integer', notNull: true, default: '1' },
];

/**
 * Each resource has one. Each array of objects with `x-db.table` has one, for its items in order. Each many-to-many
 * reference has one (`<table>_<source>`).
 */
export function desiredTables(resources: Resource[]): DesiredTable[] {
  const tables = new Map(resources.map((resource) => [resource.name, resource.table]));
  return resources.flatMap((resource) => [
    recordTable(resource, tables),
    ...ofKind(resource, 'items').map((field) => itemTable(resource, field, tables)),
    ...ofKind(resource, 'references').map((field) => linkTable(resource, field, tables)),
  ]);
}

function ofKind({ fields }: Resource, kind: Field['kind']): Field[] {
  return fields.filter((field) => field.kind === kind);
}

function recordTable(resource: Resource, tables: Map<string, string>): DesiredTable {
  const fields = resource.fields.filter((field) => !field.system && isColumn(field));
  const texts = itemTexts(resource);
  const { name, renamedFrom } = resource;
  return {
    name: resource.table,
    renamedFrom: renamedFrom && tableNameOf(renamedFrom),
    renamedResource: renamedFrom === undefined ? undefined : { from: renamedFrom, to: name },
    elsewhere: elsewhereOf(resource, tables),
    columns: [...SYSTEM, ...fields.map(fieldColumn), ...texts.map(({ column }) => column)],
    primaryKey: ['store_id', 'id'],
    references: referencesOf(fields, tables),
    indexes: distinct([...listIndexes(resource), ...fieldIndexes(fields)]),
    search: searchExpression(resource),
    itemTexts: texts.map(({ field, column }) => {
      const table = itemTableName(field);
      return { column: column.name, table, expression: itemTextExpression(field, table) };
    }),
    counted: true,
  };
}

function itemTable(resource: Resource, field: Field, tables: Map<string, string>): DesiredTable {
  const fields = (field.items ?? []).filter((item) => !item.system && item.source !== 'id' && isColumn(item));
  return {
    name: itemTableName(field),
    renamedFrom: field.db.renamedFrom,
    columns: [
      STORE,
      ID,
      PARENT,
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
  };
}

function linkTable(resource: Resource, field: Field, tables: Map<string, string>): DesiredTable {
  const formerTable = resource.renamedFrom === undefined ? resource.table : tableNameOf(resource.renamedFrom);
  const name = linkTableName(resource, field.source);
  const formerName = linkTableName({ table: formerTable }, field.db.renamedFrom ?? field.source);
  return {
    ...pairTable(name, resource.table, { table: target(field, tables), onDelete: 'cascade' }, [
      { name: 'position', type: 'integer', notNull: true, default: '0' },
    ]),
    renamedFrom: formerName === name ? undefined : formerName,
  };
}

/** A table of pairs: which record of one table names which of another. */
export function pairTable(
  name: string,
  parent: string,
  of: Omit<DesiredReference, 'column'>,
  more: DesiredColumn[] = [],
): DesiredTable {
  return {
    name,
    columns: [STORE, PARENT, { name: 'target_id', type: 'bigint', notNull: true }, ...more],
    primaryKey: ['store_id', 'parent_id', 'target_id'],
    references: [
      { column: 'parent_id', table: parent, onDelete: 'cascade' },
      { column: 'target_id', ...of },
    ],
    indexes: [{ on: '(store_id, target_id, parent_id)', about: 'target_id', unique: false }],
  };
}

/** The table of a resource, by the resource's name. */
export function tableNameOf(resource: string): string {
  return resource.replaceAll('-', '_');
}

function elsewhereOf(resource: Resource, tables: Map<string, string>): StoredElsewhere[] {
  return [
    ...ofKind(resource, 'items').map((field) => ({ column: field.column, table: itemTableName(field) })),
    ...ofKind(resource, 'references').map((field) => ({
      column: field.column,
      table: linkTableName(resource, field.source),
      target: target(field, tables),
    })),
  ];
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
