import type { ColumnType, Generated } from 'kysely';
import type { RefundedLine, RefundReason } from '../../domain/orders/refunds.ts';

/** Rows of `order_refunds`: money that went back to a buyer. They are added, and never change. */
export interface OrderRefundsTable {
  store_id: number;
  id: Generated<number>;
  order_id: number;
  user_id: number;
  /** Whole pesos. */
  amount: number;
  reason: RefundReason;
  note: string | null;
  lines: ColumnType<RefundedLine[], string, never>;
  /** True when the units of the lines went back to the stock. */
  restocked: boolean;
  created_at: Date;
  /** Set while the order is deleted and may return; the refund then goes with it. */
  expires_at: Date | null;
}
