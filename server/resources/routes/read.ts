import { lookupRule } from '../../../domain/access/access.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { visiblePart, etagOf } from '../answer-record.ts';
import { isWithinBranches } from '../branches.ts';
import { withLookup } from '../reference-names.ts';
import { listParameters, readPage, readSelection } from '../query/list-query.ts';
import { listRecords } from '../query/list.ts';
import { findRecord } from '../query/one.ts';
import { collectionPath, described, readComponent, recordPath, VERSION } from './describe.ts';

/** `GET /<name>`: a page, with its total in `x-total-count`; also many records by `id.in`. */
export function listRoute(resource: Resource): StoreRoute {
  const seen = withLookup(resource);
  return {
    ...described(resource, 'list', `A page of ${resource.name}`),
    method: 'GET',
    path: collectionPath(resource),
    access: lookupRule(resource.name, resource.access.list),
    query: listParameters(resource),
    answers: {
      200: {
        description: 'The page.',
        headers: {
          'x-total-count': 'How many records the whole selection has.',
          'x-total-count-relation': '`gt` where it has more; absent where the total is exact.',
          'x-next-after': 'What `after` takes for the rows that follow; absent on the last page.',
        },
        schema: { type: 'array', items: readComponent(resource) },
      },
    },
    async handle({ ports, storeId, query, access }) {
      const selection = readSelection(seen, query, access);
      const page = readPage(query, selection);
      const { records, total, exact, next } = await ports.database.readReplica(storeId, (sql) =>
        listRecords(sql, storeId, resource, selection, page),
      );
      const body = records.map((found) => visiblePart(seen, access, found));
      const headers = {
        'x-total-count': String(total),
        ...(!exact && { 'x-total-count-relation': 'gt' }),
        ...(next !== undefined && { 'x-next-after': next }),
      };
      return { status: 200, body, headers };
    },
  };
}

/** `GET /<name>/{id}`, with its version as `ETag`; 304 while `If-None-Match` still holds. */
export function oneRoute(resource: Resource): StoreRoute {
  const seen = withLookup(resource);
  return {
    ...described(resource, 'get', `One of ${resource.name}`),
    method: 'GET',
    path: recordPath(resource),
    access: lookupRule(resource.name, resource.access.show),
    headers: { 'If-None-Match': 'Version that the client has.' },
    answers: {
      200: {
        description: 'The record.',
        headers: { ETag: VERSION },
        schema: readComponent(resource),
      },
      304: { description: 'The record still has the version in If-None-Match.' },
    },
    async handle({ ports, storeId, params, access, request }) {
      const id = pathId(params, 'id');
      const record = await ports.database.read(storeId, (sql) =>
        findRecord(sql, storeId, resource, id, 'detail'),
      );
      if (record === null || !isWithinBranches(access, resource, record)) throw new ApiError('not_found');
      const etag = etagOf(record);
      const known = request.headers.get('if-none-match')?.split(',') ?? [];
      if (known.some((tag) => tag.trim().replace(/^W\//, '') === etag))
        return { status: 304, headers: { etag } };
      return { status: 200, body: visiblePart(seen, access, record), headers: { etag } };
    },
  };
}
