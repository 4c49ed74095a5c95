import { closedObject } from '../../../domain/schema/schema-parts.ts';
import { judge, type Access } from '../../../domain/access/access.ts';
import { awaitsPayment, ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import { endedBy } from '../../../domain/orders/order-payments.ts';
import {
  LONGEST_PROOF_NOTE,
  mayDecide,
  mayRemove,
  PAYMENT_PROOF,
  type PaymentProof,
  PROOF_DECISIONS,
  type ProofState,
} from '../../../domain/orders/payment-proof.ts';
import { amountDue } from '../../../domain/orders/refunds.ts';
import { ApiError, invalid } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import type { Stored } from '../../resources/record-types.ts';
import { component } from '../../resources/routes/describe.ts';
import { applyUpdate, lockRecord, recordAudit, updateRecord, writeOnce } from '../../resources/service.ts';
import { withFields } from '../../resources/typed-records.ts';
import { findPeople } from '../audit/module.ts';
import { removeFilesAfter } from '../files/module.ts';
import type { MemberWrite, WriteContext } from '../../context.ts';
import { branchWithinReach, orderAnswer } from './order-answer.ts';
import { enterPayment } from './payment-rows.ts';

const DECISION_BODY = closedObject(
  {
    state: { enum: [...PROOF_DECISIONS] },
    note: {
      type: ['string', 'null'],
      maxLength: LONGEST_PROOF_NOTE,
      description: 'Why it is rejected; a rejection without a reason is refused.',
    },
  },
  { optional: ['note'] },
);

interface LockedProof {
  order: Stored<'orders'>;
  state: ProofState;
  file: string;
  /** Who attached it. */
  user_id: number;
}

/** Locks the order, then its proof. Throws `not_found` for either, of another branch too. */
async function lockProof(write: WriteContext, orderId: number, proofId: number): Promise<LockedProof> {
  const order = await lockRecord(write, 'orders', orderId);
  const proof = await write.tx.sql
    .selectFrom('payment_proofs')
    .select(['state', 'file', 'user_id'])
    .where('store_id', '=', write.storeId)
    .where('order_id', '=', orderId)
    .where('id', '=', proofId)
    .forUpdate()
    .executeTakeFirst();
  if (proof === undefined) throw new ApiError('not_found');
  return { order, ...proof };
}

/** The log entry of a proof, by its states, and the news of it for members who see the order. */
export async function logProof(
  write: WriteContext,
  orderId: number,
  branch: number,
  change: [before: ProofState | null, after: ProofState | null],
): Promise<void> {
  await recordAudit(write, [
    { action: 'proof', resource: 'orders', recordId: orderId, changes: { proof: change } },
  ]);
  write.tx.notify({ type: 'orders.updated', id: orderId, branches: [branch] });
}

const DECIDES = { permission: 'orders.mark_paid' } as const;

function decidesProofs(access: Access): boolean {
  return judge(access, DECIDES) === 'allowed';
}

/**
 * `PUT /orders/{id}/proofs/{proofId}`: approves or rejects it. An order that waits for its payment is paid by an approval,
 * and a paid one gets what it lacks. Any other keeps its state, such as one that a provider has reported meanwhile.
 */
export const decideProof = storeRoute({
  method: 'PUT',
  path: '/stores/{storeId}/orders/{id}/proofs/{proofId}',
  operationId: 'decideOrderProof',
  summary: 'Approve a proof of payment, which marks the order as paid, or reject it with a reason',
  access: DECIDES,
  body: DECISION_BODY,
  refusals: ['changed_since'],
  answers: {
    200: { description: 'The order after it', schema: component('Orders') },
    409: { description: 'It is approved already: `changed_since`' },
  },
  handle: (context) => {
    const [orderId, proofId] = [pathId(context.params, 'id'), pathId(context.params, 'proofId')];
    const { state } = context.body;
    const note = state === 'rejected' ? (context.body.note?.trim() ?? '') : null;
    if (note === '') throw invalid({ note: { key: 'required' } });
    return writeOnce(context, async (write) => {
      const proof = await lockProof(write, orderId, proofId);
      if (proof.state === state) return orderAnswer(write, proof.order);
      if (!mayDecide(proof.state, state)) throw new ApiError('changed_since');
      await setProofState(write, proofId, state, note);
      await logProof(write, orderId, proof.order.user_store_id, [proof.state, state]);
      const order = state === 'approved' ? await payOrder(write, proof.order, proofId) : proof.order;
      return orderAnswer(write, order);
    });
  },
});

/**
 * Approves a proof of a locked order with the payment that it shows; one that is approved already stays so.
 * @throws ApiError `invalid` at `proof_id` for a proof of no such order
 */
export async function approveProof(
  write: MemberWrite,
  { id: orderId, user_store_id: branch }: Stored<'orders'>,
  proofId: number,
): Promise<void> {
  const proof = await write.tx.sql
    .selectFrom('payment_proofs')
    .select('state')
    .where('store_id', '=', write.storeId)
    .where('order_id', '=', orderId)
    .where('id', '=', proofId)
    .forUpdate()
    .executeTakeFirst();
  if (proof === undefined) throw invalid({ proof_id: { key: 'reference' } });
  if (!mayDecide(proof.state, 'approved')) return;
  await setProofState(write, proofId, 'approved', null);
  await logProof(write, orderId, branch, [proof.state, 'approved']);
}

async function setProofState(
  write: MemberWrite,
  proofId: number,
  state: ProofState,
  note: string | null,
): Promise<void> {
  await write.tx.sql
    .updateTable('payment_proofs')
    .set({ state, note, decided_at: write.now, decided_by: write.user.userId })
    .where('store_id', '=', write.storeId)
    .where('id', '=', proofId)
    .execute();
}

/** The proof does not say how the money came. */
async function payOrder(
  write: MemberWrite,
  order: Stored<'orders'>,
  proofId: number,
): Promise<Stored<'orders'>> {
  const amount = amountDue(order);
  if (amount > 0) {
    const ended = endedBy(order, { order_status_id: ORDER_STATUS.paid });
    await enterPayment(write, order.id, { amount, way: 'other', ended, proof_id: proofId });
  }
  if (awaitsPayment(order.order_status_id))
    return updateRecord(
      write,
      'orders',
      order.id,
      { order_status_id: ORDER_STATUS.paid },
      { action: 'status' },
    );
  if (amount > 0)
    return applyUpdate(write, 'orders', order, withFields(order, { paid: order.total }), 'collect');
  return order;
}

const WRITES_PROOFS = { permission: 'orders.write' } as const;

/** `DELETE /orders/{id}/proofs/{proofId}`: one that was attached by mistake, by who attached it or may decide (`mayRemove`). */
export const removeProof: StoreRoute = {
  method: 'DELETE',
  path: '/stores/{storeId}/orders/{id}/proofs/{proofId}',
  operationId: 'removeOrderProof',
  summary: 'Remove a proof of payment that is not approved, with its file',
  access: WRITES_PROOFS,
  refusals: ['changed_since'],
  answers: {
    204: { description: 'Removed' },
    403: { description: 'Another member attached it, and this one may not decide' },
    409: { description: 'It is approved: `changed_since`' },
  },
  handle: (context) => {
    const [orderId, proofId] = [pathId(context.params, 'id'), pathId(context.params, 'proofId')];
    return writeOnce(context, async (write) => {
      const { order, state, file, user_id } = await lockProof(write, orderId, proofId);
      if (state === 'approved') throw new ApiError('changed_since');
      const member = { attached: user_id === write.user.userId, decides: decidesProofs(write.access) };
      if (!mayRemove(state, member))
        throw new ApiError('forbidden', { details: { permission: DECIDES.permission } });
      await write.tx.sql
        .deleteFrom('payment_proofs')
        .where('store_id', '=', write.storeId)
        .where('id', '=', proofId)
        .execute();
      await removeFilesAfter(write.tx, [file]);
      await logProof(write, orderId, order.user_store_id, [state, null]);
      return { status: 204 };
    });
  },
};

/** `GET /orders/{id}/proofs`: all proofs of payment of an order, the first one first. */
export const listProofs: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/orders/{id}/proofs',
  operationId: 'listOrderProofs',
  summary: 'The proofs of payment of an order: who attached each, and what was decided',
  access: { permission: 'orders.read' },
  answers: { 200: { description: 'All of them', schema: { type: 'array', items: PAYMENT_PROOF } } },
  async handle({ ports, storeId, params, access, user }) {
    const orderId = pathId(params, 'id');
    return ports.database.read(storeId, async (sql) => {
      await branchWithinReach(sql, storeId, access, orderId);
      const rows = await sql
        .selectFrom('payment_proofs')
        .select(['id', 'created_at', 'user_id', 'content_type', 'state', 'note', 'decided_at', 'decided_by'])
        .where('store_id', '=', storeId)
        .where('order_id', '=', orderId)
        .orderBy('id')
        .execute();
      const people = await findPeople(
        sql,
        storeId,
        rows.flatMap(({ user_id, decided_by }) => [user_id, decided_by]),
      );
      const decides = decidesProofs(access);
      const mayWriteOrders = judge(access, WRITES_PROOFS) === 'allowed';
      const body = rows.map(({ created_at, user_id, decided_at, decided_by, ...row }): PaymentProof => ({
        ...row,
        at: created_at.toISOString(),
        user: people.get(user_id)?.name ?? null,
        decided_at: decided_at?.toISOString() ?? null,
        decided_by: people.get(decided_by ?? 0)?.name ?? null,
        removable: mayWriteOrders && mayRemove(row.state, { attached: user_id === user.userId, decides }),
      }));
      return { status: 200, body };
    });
  },
};

/**
 * `GET /orders/{id}/proofs/{proofId}/file`. A picture is shown; a PDF is an attachment, so that nothing in it runs in the
 * panel. Nobody keeps either (`cache-control` of every answer).
 */
export const downloadProof: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/orders/{id}/proofs/{proofId}/file',
  operationId: 'downloadOrderProof',
  summary: 'The picture or PDF of a proof of payment, for the team alone',
  access: { permission: 'orders.read' },
  answers: {
    200: {
      description: 'A picture as WebP, or a PDF as an attachment',
      type: ['image/webp', 'application/pdf'],
    },
  },
  async handle({ ports, storeId, params, access }) {
    const [orderId, proofId] = [pathId(params, 'id'), pathId(params, 'proofId')];
    const proof = await ports.database.read(storeId, async (sql) => {
      await branchWithinReach(sql, storeId, access, orderId);
      return sql
        .selectFrom('payment_proofs')
        .select(['file', 'content_type'])
        .where('store_id', '=', storeId)
        .where('order_id', '=', orderId)
        .where('id', '=', proofId)
        .executeTakeFirst();
    });
    const file = proof === undefined ? null : await ports.files.get(`${storeId}/${proof.file}`);
    if (proof === undefined || file === null) throw new ApiError('not_found');
    const [way, extension] =
      proof.content_type === 'application/pdf' ? ['attachment', 'pdf'] : ['inline', 'webp'];
    return {
      status: 200,
      raw: new Uint8Array(file.body),
      headers: {
        'content-type': proof.content_type,
        'content-length': String(file.body.byteLength),
        'content-disposition': `${way}; filename="${orderId}-${proofId}.${extension}"`,
      },
    };
  },
};
