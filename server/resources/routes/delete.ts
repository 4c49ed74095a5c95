import { BULK_DELETED, type BulkDeleted } from '../../../domain/bulk/bulk-answers.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { answerOfWrite, answerRecord, hasAnswered } from '../answer-record.ts';
import { speaking } from '../bulk/outcome.ts';
import { writeOnce } from '../idempotency.ts';
import { deleteAll, deletePossible } from '../bulk/delete-records.ts';
import { selectIds, SELECTION_FORMS, selectionOf, selectionProperties } from '../bulk/selection.ts';
import { asRow } from '../write/input.ts';
import { collectionPath, component, componentNames, described, IF_MATCH, recordPath } from './describe.ts';

/** `DELETE /<name>/{id}`; answers the record as it was, so that it can be offered again. */
export function deleteRoute(resource: Resource): StoreRoute {
  return {
    ...described(resource, 'delete', `Delete one of ${resource.name}`),
    method: 'DELETE',
    path: recordPath(resource),
    access: resource.access.delete,
    headers: { 'If-Match': IF_MATCH },
    refusals: ['stale', 'in_use'],
    answers: {
      200: {
        description: 'The record as it was.',
        headers: { 'Undo-Id': 'What brings the record back, while it is kept.' },
        schema: component(componentNames(resource).record),
      },
    },
    async handle(context) {
      const id = pathId(context.params, 'id');
      const ifMatch = context.request.headers.get('if-match');
      return writeOnce(context, async (write) => {
        const going = hasAnswered(resource) ? await answerOfWrite(write, resource, { id }) : undefined;
        const { records, undo } = await deleteAll(write, resource, [id], ifMatch);
        return {
          status: 200,
          body: going ?? answerRecord(resource, write.access, records[0] ?? {}),
          ...(undo !== null && { headers: { 'undo-id': String(undo.id) } }),
        };
      });
    },
  };
}

/**
 * `DELETE /<name>` with `{ids}`, or with the query of a list and its count. All of them or none, unless the body says
 * `partial`: then those that can go, and the answer says which stayed and why.
 */
export function bulkDeleteRoute(resource: Resource): StoreRoute {
  return {
    ...described(resource, 'bulkDelete', `Delete several of ${resource.name}`),
    method: 'DELETE',
    path: collectionPath(resource),
    access: resource.access.bulkDelete,
    body: {
      type: 'object',
      properties: { ...selectionProperties(resource), partial: { type: 'boolean', default: false } },
      anyOf: SELECTION_FORMS,
      additionalProperties: false,
    },
    refusals: ['in_use', 'selection_changed', 'too_many_records'],
    answers: {
      200: { description: 'What was deleted.', schema: BULK_DELETED },
    },
    async handle(context) {
      const body = asRow(context.body);
      return writeOnce(context, async (write) => {
        const ids = await selectIds(write, resource, selectionOf(body));
        const { records, failed, undo } =
          body['partial'] === true
            ? await deletePossible(await speaking(write, context.request), resource, ids)
            : await deleteAll(write, resource, ids);
        const answer: BulkDeleted = { deleted: records.map(({ id }) => Number(id)), failed, undo };
        return { status: 200, body: answer };
      });
    },
  };
}
