import { refundableUnits, type RefundedLine } from '../../../../domain/orders/refunds.ts';
import { invalid } from '../../../errors.ts';
import type { FieldErrors } from '../../../errors.ts';
import type { Stored } from '../../../resources/record-types.ts';
import type { WriteContext } from '../../module.ts';

/**
 * The lines that come back, with the names under which they were sold. Throws `invalid` at a line that is unknown or
 * repeated. Units beyond those that are left are refused too.
 */
export async function refundedLines(
  write: WriteContext,
  order: Stored<'orders'>,
  asked: readonly { id: number; quantity: number }[],
): Promise<RefundedLine[]> {
  const back = await readRefundedLines(write, order.id);
  const errors: FieldErrors = {};
  const seen = new Set<number>();
  const lines = asked.map(({ id, quantity }, at): RefundedLine => {
    const line = order.order_details.find((one) => one.id === id);
    if (line === undefined || seen.has(id)) errors[`lines.${at}.id`] = { key: 'reference' };
    else {
      const left = refundableUnits(line, back);
      if (quantity > left) errors[`lines.${at}.quantity`] = { key: 'maximum', args: { limit: left } };
    }
    seen.add(id);
    return { id, name: line?.name ?? '', quantity };
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return lines;
}

async function readRefundedLines({ tx, storeId }: WriteContext, orderId: number): Promise<RefundedLine[]> {
  const rows = await tx.sql
    .selectFrom('order_refunds')
    .select('lines')
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .execute();
  return rows.flatMap(({ lines }) => lines);
}
