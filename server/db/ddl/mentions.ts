import { elementOf, partsOf } from '../../../domain/schema/fields.ts';
import { valueType } from '../../../domain/kinds/kind.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import type { DesiredTable } from './desired.ts';
import { fingerprint, LONGEST, literal } from './identifiers.ts';
import { itemTableName, tableNameOf } from './tables.ts';

/**
 * The ids that a json column holds of one other resource. PostgreSQL has no foreign key into json: a trigger copies them
 * to a table of their own, which has one.
 */
export interface Mentions {
  table: DesiredTable;
  /** Table and column that hold the json. */
  owner: string;
  column: string;
  target: string;
  /** JSON paths to the ids: `$[*]."reader_id"`. */
  paths: string[];
  /** Dotted source of the field, as errors name it. */
  source: string;
}

/** What the json of a resource's records, and of their items, may name. */
export function mentionsOf(resource: Resource): Mentions[] {
  return [
    ...mentionsIn(resource.table, resource.fields, ''),
    ...resource.fields
      .filter(({ kind }) => kind === 'items')
      .flatMap((field) => mentionsIn(itemTableName(field), field.items ?? [], `${field.source}.`)),
  ];
}

function mentionsIn(owner: string, fields: Field[], prefix: string): Mentions[] {
  return fields
    .filter(({ kind }) => kind === 'json')
    .flatMap((field) => {
      const { column, source } = field;
      const ids = idsIn(field, '$');
      return [...new Set(ids.map(({ target }) => target))].map((target) => ({
        table: mentionTable(owner, column, target),
        owner,
        column,
        target,
        paths: ids.filter((one) => one.target === target).map(({ path }) => path),
        source: `${prefix}${source}`,
      }));
    });
}

interface IdsAt {
  target: string;
  path: string;
}

function idsIn(field: Field, path: string): IdsAt[] {
  const isList = valueType(field.schema) === 'array';
  const ref = field.kind === 'json' ? elementOf(field)?.ref : field.ref;
  const place = isList ? `${path}[*]` : path;
  if (ref !== undefined)
    return ref.via === undefined ? [{ target: tableNameOf(ref.resource), path: place }] : [];
  return (partsOf(field) ?? []).flatMap((part) => idsIn(part, `${place}.${JSON.stringify(part.source)}`));
}

function mentionTable(owner: string, column: string, target: string): DesiredTable {
  const name = `${owner}_${column}_to_${target}`;
  const tail = `_${fingerprint(name)}`;
  return {
    name: name.length <= LONGEST ? name : `${name.slice(0, LONGEST - tail.length)}${tail}`,
    columns: [
      { name: 'store_id', type: 'bigint', notNull: true },
      { name: 'parent_id', type: 'bigint', notNull: true },
      { name: 'target_id', type: 'bigint', notNull: true },
    ],
    primaryKey: ['store_id', 'parent_id', 'target_id'],
    references: [
      { column: 'parent_id', table: owner, onDelete: 'cascade' },
      { column: 'target_id', table: target, onDelete: 'restrict' },
    ],
    indexes: [{ on: '(store_id, target_id, parent_id)', about: 'target_id', unique: false }],
    counted: false,
  };
}

/** The ids in a json value: a query with the column `id`. */
export function idsQuery({ paths }: Pick<Mentions, 'paths'>, value: string): string {
  const numbers = '? (@.type() == "number" && @ > 0 && @ < 9007199254740992)';
  return paths
    .map(
      (path) =>
        `select v::numeric::bigint as id from jsonb_path_query(${value}, ${literal(`${path} ${numbers}`)}) v`,
    )
    .join(' union ');
}
