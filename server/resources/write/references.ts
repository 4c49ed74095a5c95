import { sameValue } from '../../../domain/changes/same-value.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import { invalid } from '../../errors.ts';
import type { WriteContext } from '../../modules/module.ts';
import { branchLimit } from '../branches.ts';
import type { Row } from '../row.ts';
import { Statement } from '../statement.ts';

interface Mention {
  /** Dotted: `items.2.product_id`. */
  source: string;
  resource: string;
  id: number;
}

/**
 * Checks every id that the record newly refers to. It must be a row of the same store and of a branch of this member.
 * The composite foreign keys check the store too, but one row at a time and without its place. Throws `invalid` with
 * `{key: 'reference'}` at each field.
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
  const missing = await findMissing(write, mentions);
  const errors = mentions.filter(({ resource, id }) => missing.has(`${resource} ${id}`));
  if (errors.length > 0)
    throw invalid(Object.fromEntries(errors.map(({ source }) => [source, { key: 'reference' }])));
}

function mentionsOf(field: Field, record: Row, path: string): Mention[] {
  const value = record[field.source];
  const source = `${path}${field.source}`;
  if (field.kind === 'reference' && field.ref !== undefined && typeof value === 'number')
    return [{ source, resource: field.ref.resource, id: value }];
  if (!Array.isArray(value)) return [];
  const { ref, items = [] } = field;
  if (field.kind === 'references' && ref !== undefined)
    return value.flatMap((id: unknown, at) =>
      typeof id === 'number' ? [{ source: `${source}.${at}`, resource: ref.resource, id }] : [],
    );
  return value.flatMap((item: Row, at) =>
    items.flatMap((member) => mentionsOf(member, item, `${source}.${at}.`)),
  );
}

async function findMissing(write: WriteContext, mentions: Mention[]): Promise<Set<string>> {
  const statement = new Statement();
  const store = statement.bind(write.storeId);
  const names = [...new Set(mentions.map(({ resource }) => resource))].sort();
  const parts = names.map((name) => {
    const ids = [...new Set(mentions.filter(({ resource }) => resource === name).map(({ id }) => id))];
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
