import { sameBytes } from '../../../bytes.ts';
import type { Sql } from '../../../db/database.ts';
import type { Files } from '../../../ports/ports.ts';
import type { NewFile } from '../../files/module.ts';

/**
 * The proof of an order that waits and holds exactly this file; null where there is none. A phone that closes the panel
 * after an upload leaves a member to choose the file again.
 */
export async function sameProof(
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
