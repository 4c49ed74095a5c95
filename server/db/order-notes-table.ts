import type { Generated } from 'kysely';

/** Rows of `order_notes`: what the team writes beside an order, for nobody else. */
export interface OrderNotesTable {
  store_id: number;
  id: Generated<number>;
  order_id: number;
  user_id: number;
  text: string;
  created_at: Date;
  edited_at: Date | null;
  /** Set while the order is deleted and may return; the note then goes with it. */
  expires_at: Date | null;
}
