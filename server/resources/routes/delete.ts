import type { Resource } from '../../../domain/schema/model.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { answerRecord } from '../answer-record.ts';
import { writeOnce } from '../idempotency.ts';
import { MAX_IDS } from '../query/list-parameters.ts';
import { deleteRecords } from '../write/delete.ts';
import { collectionPath, component, componentNames, described, IF_MATCH, recordPath } from './describe.ts';

const IDS: JsonSchema = {
  type: 'array',
  items: { type: 'integer', minimum: 1 },
  minItems: 1,
  maxItems: MAX_IDS,
  uniqueItems: true,
};

/** `DELETE /<name>/{id}`; answers the record as it was, so that it can be offered again. */
export function deleteRoute(resource: Resource): StoreRoute {
  return {
    ...described(resource, 'delete', `Delete one of ${resource.name}`),
    method: 'DELETE',
    path: recordPath(resource),
    access: resource.access.delete,
    headers: { 'If-Match': IF_MATCH },
    answers: {
      200: { description: 'The record as it was.', schema: component(componentNames(resource).record) },
    },
    async handle(context) {
      const id = pathId(context.params, 'id');
      const ifMatch = context.request.headers.get('if-match');
      return writeOnce(context, async (write) => {
        const [record = {}] = await deleteRecords(write, resource, [id], ifMatch);
        return { status: 200, body: answerRecord(resource, write.access, record) };
      });
    },
  };
}

/** `DELETE /<name>` with `{ids}`: all of them or none, and the answer says which. */
export function bulkDeleteRoute(resource: Resource): StoreRoute {
  return {
    ...described(resource, 'bulkDelete', `Delete several of ${resource.name}, all or none`),
    method: 'DELETE',
    path: collectionPath(resource),
    access: resource.access.bulkDelete,
    body: { type: 'object', properties: { ids: IDS }, required: ['ids'], additionalProperties: false },
    answers: {
      200: {
        description: 'All of them are deleted.',
        schema: {
          type: 'object',
          properties: { deleted: { type: 'array', items: { type: 'integer' } } },
          required: ['deleted'],
        },
      },
    },
    async handle(context) {
      const ids = idsOf(context.body);
      return writeOnce(context, async (write) => {
        const records = await deleteRecords(write, resource, ids);
        return { status: 200, body: { deleted: records.map(({ id }) => id) } };
      });
    },
  };
}

/** The edge has checked the body; this only narrows the type. */
function idsOf(body: unknown): number[] {
  const ids = typeof body === 'object' && body !== null && 'ids' in body ? body.ids : [];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
}
