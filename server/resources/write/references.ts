import { sameValue } from '../../../domain/changes/changes.ts';
import { isObject } from '../../../domain/json/is-object.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import { elementOf, partsOf } from '../../../domain/schema/fields.ts';
import { fieldOf } from '../../../domain/schema/query.ts';
import type { XRef } from '../../../domain/schema/vocabulary.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import { invalid } from '../../errors.ts';
import type { WriteContext } from '../../context.ts';
import { branchLimit } from '../branches.ts';
import type { Row } from '../row.ts';
import { Statement } from '../statement.ts';

interface Mention {
  /** Dotted: `items.2.product_id`. */
  source: string;
  ref: XRef;
  id: number;
}

/** Of one field in all rows of a list, such as `items.product_id 7`. */
const withoutRow = ({ source, id }: Mention): string => `${source.replaceAll(/\.\d+/g, '')} ${id}`;

/**
 * Checks every id that the record newly refers to. It must be a row of the same store and of a branch of this member,
 * and meet `x-ref.filter`. The composite foreign keys check the store too, but one row at a time and without its place.
 * What the record referred to before may stay, even if it does not meet the filter any more. Throws `invalid` with
 * `{key: 'reference'}` or `{key: 'choice'}` at each field.
 */
export async function checkReferences(
  write: WriteContext,
  resource: Resource,
  record: Row,
  before: Row | null,
): Promise<void> {
  const mentions = resource.fields
    .filter(({ source }) => before === null || !sameValue(record[source], before[source]))
    .flatMap((field) => mentionsOf(field, record, ''));
  if (mentions.length === 0) return;
  const kept = new Set(
    before && resource.fields.flatMap((field) => mentionsOf(field, before, '')).map(withoutRow),
  );
  const chosen = mentions.filter(
    (mention) => mention.ref.filter !== undefined && !kept.has(withoutRow(mention)),
  );
  const [missing, unfit] = await Promise.all([findMissing(write, mentions), findUnfit(write, chosen)]);
  const errors = [
    ...chosen
      .filter((mention) => unfit.has(choiceKey(mention)))
      .map(({ source }) => [source, { key: 'choice' }]),
    ...mentions
      .filter(({ ref, id }) => missing.has(`${ref.resource} ${id}`))
      .map(({ source }) => [source, { key: 'reference' }]),
  ];
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
}

/** Every id that a field refers to, in elements of a list and inside objects too. */
function mentionsOf(field: Field, record: Row, path: string): Mention[] {
  const value = record[field.source];
  const source = `${path}${field.source}`;
  if (field.kind === 'reference' && field.ref !== undefined && typeof value === 'number')
    return [{ source, ref: field.ref, id: value }];
  if (typeof value !== 'object' || value === null) return [];
  const ref = field.kind === 'references' ? field.ref : elementOf(field)?.ref;
  if (ref !== undefined)
    return Object.entries(value).flatMap(([at, id]) =>
      typeof id === 'number' ? [{ source: `${source}.${at}`, ref, id }] : [],
    );
  const parts = partsOf(field) ?? [];
  return rowsOf(value, source).flatMap(([row, place]) =>
    parts.flatMap((part) => mentionsOf(part, row, `${place}.`)),
  );
}

/** The objects that a value holds, each with its dotted place. */
function rowsOf(value: object, source: string): [Row, string][] {
  if (!Array.isArray(value)) return [[{ ...value }, source]];
  return value.flatMap((item: unknown, at) => (isObject(item) ? [[item, `${source}.${at}`]] : []));
}

async function findMissing(write: WriteContext, mentions: Mention[]): Promise<Set<string>> {
  const statement = new Statement();
  const store = statement.bind(write.storeId);
  const names = [...new Set(mentions.map(({ ref }) => ref.resource))].sort();
  const parts = names.map((name) => {
    const ids = [...new Set(mentions.filter(({ ref }) => ref.resource === name).map(({ id }) => id))];
    const target = write.ports.resources.find((resource) => resource.name === name);
    const limit = target === undefined ? null : branchLimit(write.access, target);
    const within =
      limit === null
        ? ''
        : ` and t.${quote(limit.field.column)} = any(${statement.bind(limit.branches)}::bigint[])`;
    const at = statement.bind(ids);
    return `select ${statement.bind(name)}::text as resource, u.id from unnest(${at}::bigint[]) u (id) where not exists (select from ${quote(target?.table ?? name)} t where t.store_id = ${store} and t.id = u.id${within})`;
  });
  const rows = await statement.run<{ resource: string; id: number }>(write.tx.sql, parts.join(' union all '));
  return new Set(rows.map(({ resource, id }) => `${resource} ${id}`));
}

/** Those of the mentions, as `choiceKey`s, whose row is there but does not meet the filter of the reference. */
async function findUnfit(write: WriteContext, mentions: Mention[]): Promise<Set<string>> {
  if (mentions.length === 0) return new Set();
  const statement = new Statement();
  const store = statement.bind(write.storeId);
  const refs = new Map(mentions.map(({ ref }) => [filterKey(ref), ref]));
  const parts = [...refs].flatMap(([key, { resource, filter = {} }]) => {
    const target = write.ports.resources.find(({ name }) => name === resource);
    if (target === undefined) return [];
    const met = Object.entries(filter).map(([source, value]) => {
      const column = fieldOf(target, source)?.column ?? source;
      return `t.${quote(column)} is not distinct from ${statement.bind(value)}`;
    });
    const ids = mentions.filter(({ ref }) => filterKey(ref) === key).map(({ id }) => id);
    const at = statement.bind([...new Set(ids)]);
    return [
      `select ${statement.bind(key)}::text as key, t.id from ${quote(target.table)} t where t.store_id = ${store} and t.id = any(${at}::bigint[]) and not (${met.join(' and ')})`,
    ];
  });
  const rows = await statement.run<{ key: string; id: number }>(write.tx.sql, parts.join(' union all '));
  return new Set(rows.map(({ key, id }) => `${key} ${id}`));
}

function filterKey({ resource, filter }: XRef): string {
  return `${resource} ${JSON.stringify(filter)}`;
}

function choiceKey({ ref, id }: Mention): string {
  return `${filterKey(ref)} ${id}`;
}
