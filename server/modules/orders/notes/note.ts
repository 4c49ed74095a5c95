import { LONGEST_ORDER_NOTE } from '../../../../domain/orders/timeline.ts';
import type { JsonSchema } from '../../../../domain/schema/vocabulary.ts';
import { ApiError, invalid } from '../../../errors.ts';
import { recordAudit } from '../../../resources/service.ts';
import type { WriteContext } from '../../module.ts';

/** The verb of notes in the log. The timeline shows the notes themselves in its place. */
export const NOTE_ACTION = 'note';

/** Notes of one order: far more than a team writes, few enough to read. */
export const MOST_NOTES = 200;

export const NOTE_BODY = {
  type: 'object',
  properties: { text: { type: 'string', minLength: 1, maxLength: LONGEST_ORDER_NOTE } },
  required: ['text'],
  additionalProperties: false,
} as const satisfies JsonSchema;

/** The text as it is kept. Throws `invalid` for one of spaces alone. */
export function noteText(text: string): string {
  const kept = text.trim();
  if (kept === '') throw invalid({ text: { key: 'required' } });
  return kept;
}

/** Locks a note of the caller's own. Throws `not_found`, and `forbidden` for one of another member. */
export async function lockOwnNote(
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
export async function logNote(
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
