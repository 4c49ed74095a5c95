import { BULK_UNDONE } from '../../../domain/bulk/bulk-answers.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { speaking } from '../bulk/outcome.ts';
import { writeOnce } from '../idempotency.ts';
import { undoChange } from '../undo/undo-change.ts';
import { undoDeletion } from '../undo/undo-deletion.ts';
import { collectionPath, described } from './describe.ts';

/** Where nothing could be undone, the first record's own refusal is the answer. */
const REFUSALS = ['changed_since', 'in_use', 'undone_already', 'undo_expired', 'invalid'] as const;

const ANSWERS: StoreRoute['answers'] = {
  200: {
    description: 'What is as it was; another call of the same undo is refused.',
    schema: BULK_UNDONE,
  },
};

/** `POST /<name>/changes/{id}/undo`: takes a bulk change back, for a day. The right to change is the right to undo. */
export function undoChangeRoute(resource: Resource): StoreRoute {
  return {
    ...described(resource, 'undoChange', `Take a bulk change of ${resource.name} back`),
    method: 'POST',
    path: `${collectionPath(resource)}/changes/{id}/undo`,
    access: resource.access.edit,
    answers: ANSWERS,
    refusals: REFUSALS,
    async handle(context) {
      const id = pathId(context.params, 'id');
      return writeOnce(context, async (write) => ({
        status: 200,
        body: await undoChange(await speaking(write, context.request), resource, id),
      }));
    },
  };
}

/** `POST /<name>/deletions/{id}/undo`: brings deleted records back, for a day, for members who may delete one. */
export function undoDeletionRoute(resource: Resource): StoreRoute {
  return {
    ...described(resource, 'undoDelete', `Bring deleted ${resource.name} back`),
    method: 'POST',
    path: `${collectionPath(resource)}/deletions/{id}/undo`,
    access: resource.access.delete,
    answers: ANSWERS,
    refusals: REFUSALS,
    async handle(context) {
      const id = pathId(context.params, 'id');
      return writeOnce(context, async (write) => ({
        status: 200,
        body: await undoDeletion(await speaking(write, context.request), resource, id),
      }));
    },
  };
}
