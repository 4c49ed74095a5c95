import { MOST_PROOFS, takesProof } from '../../../domain/orders/payment-proof.ts';
import { sameBytes } from '../../bytes.ts';
import type { Sql } from '../../db/database.ts';
import type { PaymentProofsTable } from '../../../generated/platform-tables.ts';
import { invalid } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import { closedObject } from '../../../domain/schema/schema-parts.ts';
import type { Answer, StoreRoute } from '../../http/route.ts';
import type { StoreContext, MemberWrite } from '../../context.ts';
import type { Files } from '../../ports/ports.ts';
import { answerBefore, lockRecord, writeOnce } from '../../resources/service.ts';
import {
  LARGEST_UPLOAD,
  onlyFile,
  pdfDocument,
  storePrivateFile,
  UPLOAD_BODY,
  UPLOAD_LIMIT,
  type NewFile,
} from '../files/module.ts';
import { branchWithinReach } from './order-answer.ts';
import { logProof } from './proof-routes.ts';

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** `POST /orders/{id}/proofs`: what the buyer sent by chat, as a picture or a PDF. It is private to the team. */
export const attachProof: StoreRoute = {
  method: 'POST',
  path: '/stores/{storeId}/orders/{id}/proofs',
  operationId: 'attachOrderProof',
  summary:
    'Attach a proof of payment: a picture, which is encoded again without metadata, or a PDF; at most 8 MB',
  access: { permission: 'orders.write' },
  bodyType: 'multipart/form-data',
  bodyLimit: UPLOAD_LIMIT,
  body: UPLOAD_BODY,
  refusals: ['plan_limit'],
  answers: {
    201: {
      description: 'Attached; it waits for a decision. A file that waits already is attached once',
      schema: closedObject({ id: { type: 'integer' } }),
    },
    422: {
      description: 'Neither a picture nor a PDF, a damaged one, or the order has its most or is cancelled',
    },
    429: { description: 'Too many uploads under way; `Retry-After` in seconds' },
  },
  handle: attach,
};

async function attach(context: StoreContext): Promise<Answer> {
  const { ports, storeId, access, now, params } = context;
  const orderId = pathId(params, 'id');
  // Before the picture is decoded and stored: most refusals cost nothing.
  try {
    await ports.database.read(storeId, (sql) => branchWithinReach(sql, storeId, access, orderId));
  } catch (error) {
    // The order may have been deleted since a first call whose answer was lost.
    return answerBefore(context, error);
  }
  const bytes = await onlyFile(context.body, LARGEST_UPLOAD);
  const file = PDF.every((byte, at) => bytes[at] === byte)
    ? pdfDocument(bytes)
    : await ports.pictures.normalise(bytes, storeId);
  const sameIn = (sql: Sql) => sameProof(sql, ports.files, { storeId, orderId }, file);
  const same = await ports.database.read(storeId, sameIn);
  if (same !== null) return { status: 201, body: { id: same } };
  const name = await storePrivateFile({ ports, storeId, features: access.features, now }, file);
  return writeOnce(context, async (write) => {
    const branch = await branchWithinReach(write.tx.sql, storeId, access, orderId);
    await refuseUntaken(write, orderId);
    // Another call may have attached it since. The file of this one goes with those that nothing uses.
    const meanwhile = await sameIn(write.tx.sql);
    if (meanwhile !== null) return { status: 201, body: { id: meanwhile } };
    const { id } = await write.tx.sql
      .insertInto('payment_proofs')
      .values({
        store_id: storeId,
        order_id: orderId,
        user_id: write.user.userId,
        file: name,
        content_type: contentTypeOf(file),
        created_at: write.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await write.tx.sql
      .updateTable('stored_files')
      .set({ unused_since: null })
      .where('store_id', '=', storeId)
      .where('name', '=', name)
      .execute();
    await logProof(write, orderId, branch, [null, 'waiting']);
    return { status: 201, body: { id } };
  });
}

function contentTypeOf({ contentType }: NewFile): PaymentProofsTable['content_type'] {
  return contentType === 'application/pdf' ? contentType : 'image/webp';
}

/** Under the lock of the order: two calls at once do not exceed the bound, and an order is not cancelled meanwhile. */
async function refuseUntaken(write: MemberWrite, orderId: number): Promise<void> {
  const order = await lockRecord(write, 'orders', orderId);
  if (!takesProof(order.order_status_id)) throw invalid({ file: { key: 'order_cancelled' } });
  const { count } = await write.tx.sql
    .selectFrom('payment_proofs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('store_id', '=', write.storeId)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (count >= MOST_PROOFS) throw invalid({ file: { key: 'maxItems', args: { limit: MOST_PROOFS } } });
}

/**
 * The proof of an order that waits and holds exactly this file; null where there is none. A phone that closes the panel
 * after an upload leaves a member to choose the file again.
 */
async function sameProof(
  sql: Sql,
  files: Pick<Files, 'get'>,
  { storeId, orderId }: { storeId: number; orderId: number },
  { body }: Pick<NewFile, 'body'>,
): Promise<number | null> {
  const alike = await sql
    .selectFrom('payment_proofs as proof')
    .innerJoin('stored_files as kept', (join) =>
      join.onRef('kept.store_id', '=', 'proof.store_id').onRef('kept.name', '=', 'proof.file'),
    )
    .select(['proof.id', 'proof.file'])
    .where('proof.store_id', '=', storeId)
    .where('proof.order_id', '=', orderId)
    .where('proof.state', '=', 'waiting')
    .where('kept.size', '=', body.byteLength)
    .orderBy('proof.id')
    .execute();
  for (const { id, file } of alike) {
    const stored = await files.get(`${storeId}/${file}`);
    if (stored !== null && sameBytes(stored.body, body)) return id;
  }
  return null;
}
