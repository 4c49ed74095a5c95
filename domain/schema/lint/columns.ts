/** Checks that no two properties of one table share a column. */
import { isObject } from '../../json/is-object.ts';
import type { Field } from '../model.ts';
import type { Linted } from './context.ts';
import type { Mistake } from './mistake.ts';
import { at, type Node } from './node.ts';

const RECORD_COLUMNS = ['store_id', 'id', 'created_at', 'updated_at', 'version', 'search_text'];
const ITEM_COLUMNS = ['store_id', 'id', 'parent_id', 'position'];
const ELSEWHERE = new Set<Field['kind']>(['collection', 'references', 'items']);

interface Stored {
  field: Field;
  node: Node;
}

function shared(own: readonly string[], stored: Stored[]): Omit<Mistake, 'file'>[] {
  const taken = new Map(own.map((column): [string, string] => [column, 'the system']));
  // A property's own name comes first, so that the one with `x-db.column` is named.
  const ordered = stored.toSorted(
    (a, b) => Number(a.field.db.column !== undefined) - Number(b.field.db.column !== undefined),
  );
  return ordered.flatMap(({ field, node }) => {
    const owner = taken.get(field.column);
    taken.set(field.column, `"${field.source}"`);
    if (owner === undefined || field.db.column === undefined) return [];
    return [
      {
        pointer: `${node.pointer}/x-db/column`,
        reason: `the column "${field.column}" is that of ${owner} already`,
      },
    ];
  });
}

function items(field: Field, node: Node): Stored[] {
  return (field.items ?? []).flatMap((item) => {
    const inner = at(node, 'items', 'properties', item.source);
    return isObject(inner.value) ? [{ field: item, node: inner }] : [];
  });
}

export function columnMistakes({ file, properties }: Linted): Mistake[] {
  const fields = [...properties.values()].flatMap(({ field, node }) => (field ? [{ field, node }] : []));
  return [
    ...shared(
      RECORD_COLUMNS,
      fields.filter(({ field }) => !ELSEWHERE.has(field.kind)),
    ),
    ...fields
      .filter(({ field }) => field.kind === 'items')
      .flatMap(({ field, node }) => shared(ITEM_COLUMNS, items(field, node))),
  ].map((found) => ({ file, ...found }));
}
