import { RECORD_COUNT, type RecordCount } from '../../../domain/bulk/bulk-answers.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import { countedBy } from '../../../domain/schema/query.ts';
import type { Sql } from '../../db/database.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import { linkTableName } from '../../db/ddl/tables.ts';
import { parameterError } from '../../http/query.ts';
import type { StoreRoute } from '../../http/route.ts';
import { isReadable } from '../fields.ts';
import { branchConditions, type Selection } from '../query/list-query.ts';
import { whereOf } from '../query/list.ts';
import { Statement } from '../statement.ts';
import { collectionPath, described } from './describe.ts';

/** One count for each id, in their order, of the records that meet the conditions. One statement for all. */
async function countByReference(
  sql: Sql,
  storeId: number,
  resource: Resource,
  { conditions, by, ids }: { conditions: Selection['conditions']; by: Field; ids: readonly number[] },
): Promise<RecordCount[]> {
  const statement = new Statement();
  const where = whereOf(resource, storeId, { conditions, search: [] }, statement);
  const asked = statement.bind(ids);
  const text =
    by.kind === 'references'
      ? `select l.target_id as id, count(*) as n from ${quote(linkTableName(resource, by.source))} l join ${quote(resource.table)} t on t.store_id = l.store_id and t.id = l.parent_id where ${where} and l.store_id = $1 and l.target_id = any(${asked}) group by l.target_id`
      : `select t.${quote(by.column)} as id, count(*) as n from ${quote(resource.table)} t where ${where} and t.${quote(by.column)} = any(${asked}) group by 1`;
  const rows = await statement.run<{ id: number; n: number }>(sql, text);
  const counts = new Map(rows.map(({ id, n }) => [Number(id), Number(n)]));
  return ids.map((id) => ({ id, count: counts.get(id) ?? 0 }));
}

/** Most records that are pointed at in one call: a page of the longest list. */
const MOST_IDS = 100;
const DIGITS_OF_AN_ID = 16;
const IDS = /^\d{1,15}(,\d{1,15})*$/;

/**
 * `GET /<name>/counts?by=&ids=`: how many records point at each of a page of others, such as the orders of ten
 * customers. It asks for the right to the list, and counts what the list shows this member.
 */
export function countsRoute(resource: Resource): StoreRoute {
  const references = countedBy(resource);
  return {
    ...described(resource, 'count', `How many ${resource.name} point at each of some records`),
    method: 'GET',
    path: `${collectionPath(resource)}/counts`,
    access: resource.access.list,
    query: {
      by: {
        type: 'string',
        enum: references.map(({ source }) => source),
        description: 'The reference that points at the records. Required.',
      },
      ids: {
        type: 'string',
        minLength: 1,
        maxLength: MOST_IDS * DIGITS_OF_AN_ID,
        description: `Ids of the records that are pointed at, separated by commas, at most ${MOST_IDS}. Required.`,
      },
    },
    answers: {
      200: {
        description: 'One count for each id, in the order of the ids.',
        schema: { type: 'array', items: RECORD_COUNT },
      },
    },
    async handle({ ports, storeId, query, access }) {
      const by = references.find(({ source }) => source === query.get('by'));
      if (by === undefined) throw parameterError('invalid_parameter', 'by', { key: 'required' });
      if (!isReadable(by, access)) throw parameterError('unknown_parameter', 'by', { key: 'unknown' });
      const ids = readIds(query.get('ids') ?? '');
      const conditions = branchConditions(resource, access);
      const body = await ports.database.readReplica(storeId, (sql) =>
        countByReference(sql, storeId, resource, { conditions, by, ids }),
      );
      return { status: 200, body };
    },
  };
}

/** Each id once. Throws `invalid_parameter` for what is no id, and for too many of them. */
function readIds(text: string): number[] {
  if (!IDS.test(text)) throw parameterError('invalid_parameter', 'ids', { key: 'type' });
  const ids = [...new Set(text.split(',').map(Number))];
  if (ids.length > MOST_IDS)
    throw parameterError('invalid_parameter', 'ids', { key: 'maxItems', args: { limit: MOST_IDS } });
  return ids;
}
