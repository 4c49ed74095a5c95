import type { ColumnType, Generated } from 'kysely';
import type { ProviderRefundReason, RefundedLine, RefundReason } from '../../domain/orders/refunds.ts';

/** Rows of `order_refunds`: money that went back to a buyer. They are added; a report may name its payment later. */
export interface OrderRefundsTable {
  store_id: number;
  id: Generated<number>;
  order_id: number;
  /** Null for a refund that a provider has reported. */
  user_id: number | null;
  /** The provider that has reported it, and its id of the payment; of one by hand once a report is about it. */
  provider: string | null;
  attempt_id: string | null;
  /** Whole pesos; negative for a chargeback that was won. */
  amount: number;
  reason: RefundReason | ProviderRefundReason;
  note: string | null;
  lines: ColumnType<RefundedLine[], string, never>;
  /** True when the units of the lines went back to the stock. */
  restocked: boolean;
  created_at: Date;
  /** Set while the order is deleted and may return; the refund then goes with it. */
  expires_at: Date | null;
}
