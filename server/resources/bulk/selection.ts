import type { Resource } from '../../../domain/schema/model.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { ApiError } from '../../errors.ts';
import type { WriteContext } from '../../context.ts';
import { MAX_IDS, readSelection, selectionParameters } from '../query/list-query.ts';
import { listIds } from '../query/list.ts';
import type { Row } from '../row.ts';

/** Records of one transaction: their locks are held together, and other writers wait for them. */
export const MOST_RECORDS = 1000;

/** The records that a bulk call is about: named by id, or those that a list shows. */
export type BulkSelection = { ids: number[] } | { query: Record<string, string>; count: number };

/** The members of a body that say which records. One of the two forms is enough, and both are a mistake. */
export function selectionProperties(resource: Resource): Record<string, JsonSchema> {
  const { sort: _, ...parameters } = selectionParameters(resource);
  return {
    ids: {
      type: 'array',
      items: { type: 'integer', minimum: 1 },
      minItems: 1,
      maxItems: MAX_IDS,
      uniqueItems: true,
    },
    query: {
      type: 'object',
      properties: parameters,
      additionalProperties: false,
      description: 'Filters and search of the list whose records are meant.',
    },
    count: {
      type: 'integer',
      minimum: 1,
      description: 'How many records the list had when it was seen; another number is refused.',
    },
  };
}

/** The two forms, as conditions on the body. */
export const SELECTION_FORMS: JsonSchema[] = [
  { required: ['ids'], not: { anyOf: [{ required: ['query'] }, { required: ['count'] }] } },
  { required: ['query', 'count'], not: { required: ['ids'] } },
];

/**
 * Ids of the selection, ascending. Throws `selection_changed` with the `count` of now when another was seen. Throws
 * `too_many_records` with the `limit`.
 */
export async function selectIds(
  write: WriteContext,
  resource: Resource,
  selection: BulkSelection,
): Promise<number[]> {
  const ids = 'ids' in selection ? selection.ids : await idsOfList(write, resource, selection);
  return ids.toSorted((a, b) => a - b);
}

async function idsOfList(
  write: WriteContext,
  resource: Resource,
  { query, count }: { query: Record<string, string>; count: number },
): Promise<number[]> {
  if (count > MOST_RECORDS) throw new ApiError('too_many_records', { details: { limit: MOST_RECORDS } });
  const selection = readSelection(resource, new URLSearchParams(query), write.access);
  const ids = await listIds(write.tx.sql, write.storeId, resource, selection);
  if (ids.length !== count) throw new ApiError('selection_changed', { details: { count: ids.length } });
  return ids;
}

/** The edge has checked the body; this only narrows the type. */
export function selectionOf({ ids, query, count }: Row): BulkSelection {
  if (Array.isArray(ids)) return { ids: ids.filter((id) => typeof id === 'number') };
  return { query: texts(query), count: Number(count) };
}

function texts(query: unknown): Record<string, string> {
  const members = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  return Object.fromEntries(members.map(([key, value]: [string, unknown]) => [key, String(value)]));
}
