import { ApiError } from '../../../errors.ts';
import { pathId } from '../../../http/authorise.ts';
import type { StoreRoute } from '../../../http/route.ts';
import { branchWithinReach } from '../within-reach.ts';

/**
 * `GET /orders/{id}/proofs/{proofId}/file`. A picture is shown; a PDF is an attachment, so that nothing in it runs in the
 * panel. Nobody keeps either (`cache-control` of every answer).
 */
export const downloadProof: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/orders/{id}/proofs/{proofId}/file',
  operationId: 'downloadOrderProof',
  summary: 'The picture or PDF of a proof of payment, for the team alone',
  tags: ['orders'],
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
