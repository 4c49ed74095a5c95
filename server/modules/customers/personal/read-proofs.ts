import type { PaymentProof } from '../../../../domain/orders/payment-proof.ts';
import type { Sql } from '../../../db/database.ts';
import { toBase64 } from '../../../encoding.ts';
import type { StoreContext } from '../../../http/route.ts';

/** Bytes of the files in one answer. Those after them are named alone, and downloaded from their orders. */
export const MOST_PROOF_BYTES = 20_000_000;

/** A proof of payment of theirs. */
export interface OrderProof extends Pick<PaymentProof, 'id' | 'at' | 'content_type' | 'state' | 'note'> {
  order_id: number;
  /** Name of its private file. */
  file: string;
}

/** The same with its file. */
export interface ProofWithFile extends Omit<OrderProof, 'file'> {
  /** Null when there is no room for it, or the file is gone. */
  base64: string | null;
}

export async function readProofs(
  sql: Sql,
  storeId: number,
  orders: readonly number[],
): Promise<OrderProof[]> {
  if (orders.length === 0) return [];
  const rows = await sql
    .selectFrom('payment_proofs')
    .select(['id', 'order_id', 'created_at', 'content_type', 'state', 'note', 'file'])
    .where('store_id', '=', storeId)
    .where('order_id', 'in', orders)
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, at: created_at.toISOString() }));
}

/** Reads the files one after the other, up to `most` bytes. */
export async function withFiles(
  { ports, storeId }: Pick<StoreContext, 'ports' | 'storeId'>,
  proofs: readonly OrderProof[],
  most = MOST_PROOF_BYTES,
): Promise<ProofWithFile[]> {
  let room = most;
  const read: ProofWithFile[] = [];
  for (const { file: name, ...proof } of proofs) {
    const file = room > 0 ? await ports.files.get(`${storeId}/${name}`) : null;
    const fits = file !== null && file.body.byteLength <= room;
    room = fits ? room - file.body.byteLength : 0;
    read.push({ ...proof, base64: fits ? toBase64(file.body) : null });
  }
  return read;
}
