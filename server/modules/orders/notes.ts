import { LONGEST_ORDER_NOTE } from '../../../domain/orders/timeline.ts';
import { ApiError, invalid } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import { closedObject } from '../../../domain/schema/schema-parts.ts';
import type { StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { lockRecords, recordAudit, writeOnce } from '../../resources/service.ts';
import type { WriteContext } from '../../context.ts';
import { branchWithinReach } from './order-answer.ts';

/** The verb of notes in the log. The timeline shows the notes themselves in its place. */
export const NOTE_ACTION = 'note';

/** Notes of one order: far more than a team writes, few enough to read. */
const MOST_NOTES = 200;

const NOTE_BODY = closedObject({ text: { type: 'string', minLength: 1, maxLength: LONGEST_ORDER_NOTE } });

/** The text as it is kept. Throws `invalid` for one of spaces alone. */
function noteText(text: string): string {
  const kept = text.trim();
  if (kept === '') throw invalid({ text: { key: 'required' } });
  return kept;
}

/** Locks a note of the caller's own. Throws `not_found`, and `forbidden` for one of another member. */
async function lockOwnNote(
  { tx, storeId, user }: WriteContext,
  orderId: number,
  noteId: number,
): Promise<{ text: string }> {
  const note = await tx.sql
    .selectFrom('order_notes')
    .select(['text', 'user_id'])
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('id', '=', noteId)
    .forUpdate()
    .executeTakeFirst();
  if (note === undefined) throw new ApiError('not_found');
  if (note.user_id !== user.userId) throw new ApiError('forbidden');
  return note;
}

/** The log entry of a note, and the news of it for those who look at the order. */
async function logNote(
  write: WriteContext,
  orderId: number,
  branch: number,
  change: [before: string | null, after: string | null],
): Promise<void> {
  await recordAudit(write, [
    { action: NOTE_ACTION, resource: 'orders', recordId: orderId, changes: { note: change } },
  ]);
  write.tx.notify({ type: 'orders.updated', id: orderId, branches: [branch] });
}

const NOTES = '/stores/{storeId}/orders/{id}/notes';

const addNote = storeRoute({
  method: 'POST',
  path: NOTES,
  operationId: 'addOrderNote',
  summary: 'Write a note beside an order that the team alone reads',
  access: { permission: 'orders.write' },
  body: NOTE_BODY,
  answers: {
    201: {
      description: 'Written',
      schema: closedObject({ id: { type: 'integer' } }),
    },
  },
  handle: (context) => {
    const orderId = pathId(context.params, 'id');
    const text = noteText(context.body.text);
    return writeOnce(context, async (write) => {
      const branch = await branchWithinReach(write.tx.sql, write.storeId, write.access, orderId);
      await refuseTooMany(write, orderId);
      const { id } = await write.tx.sql
        .insertInto('order_notes')
        .values({
          store_id: write.storeId,
          order_id: orderId,
          user_id: write.user.userId,
          text,
          created_at: write.now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await logNote(write, orderId, branch, [null, text]);
      return { status: 201, body: { id } };
    });
  },
});

const editNote = storeRoute({
  method: 'PUT',
  path: `${NOTES}/{noteId}`,
  operationId: 'editOrderNote',
  summary: 'Change an own note',
  access: { permission: 'orders.write' },
  body: NOTE_BODY,
  answers: { 204: { description: 'Changed' } },
  handle: (context) => {
    const { orderId, noteId } = idsOf(context.params);
    const text = noteText(context.body.text);
    return writeOnce(context, async (write) => {
      const branch = await branchWithinReach(write.tx.sql, write.storeId, write.access, orderId);
      const before = await lockOwnNote(write, orderId, noteId);
      await write.tx.sql
        .updateTable('order_notes')
        .set({ text, edited_at: write.now })
        .where('store_id', '=', write.storeId)
        .where('id', '=', noteId)
        .execute();
      await logNote(write, orderId, branch, [before.text, text]);
      return { status: 204 };
    });
  },
});

const deleteNote: StoreRoute = {
  method: 'DELETE',
  path: `${NOTES}/{noteId}`,
  operationId: 'deleteOrderNote',
  summary: 'Delete an own note',
  access: { permission: 'orders.write' },
  answers: { 204: { description: 'Deleted' } },
  handle: (context) => {
    const { orderId, noteId } = idsOf(context.params);
    return writeOnce(context, async (write) => {
      const branch = await branchWithinReach(write.tx.sql, write.storeId, write.access, orderId);
      const before = await lockOwnNote(write, orderId, noteId);
      await write.tx.sql
        .deleteFrom('order_notes')
        .where('store_id', '=', write.storeId)
        .where('id', '=', noteId)
        .execute();
      await logNote(write, orderId, branch, [before.text, null]);
      return { status: 204 };
    });
  },
};

/** Rows of their own beside an order: the author alone may change one. */
export const noteRoutes: StoreRoute[] = [addNote, editNote, deleteNote];

function idsOf(params: Record<string, string>): { orderId: number; noteId: number } {
  return { orderId: pathId(params, 'id'), noteId: pathId(params, 'noteId') };
}

/** Under the lock of the order, so that two calls at once do not exceed the bound. */
async function refuseTooMany(write: WriteContext, orderId: number): Promise<void> {
  await lockRecords(write, 'orders', [orderId]);
  const { count } = await write.tx.sql
    .selectFrom('order_notes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('store_id', '=', write.storeId)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (count >= MOST_NOTES) throw invalid({ text: { key: 'maxItems', args: { limit: MOST_NOTES } } });
}
