import type { ColumnType, Generated } from 'kysely';
import type { FormAnswer } from '../../domain/checkout-form/answers.ts';
import type { FormField } from '../../domain/checkout-form/checkout-form.ts';

/** Rows of `checkout_form_versions`: the newest one of a store is its form. */
export interface CheckoutFormVersionsTable {
  store_id: number;
  id: Generated<number>;
  user_id: number | null;
  title: string;
  /** Empty where the store stopped asking. */
  fields: ColumnType<FormField[], string, never>;
  /** The highest id that the store has ever given to a field. */
  last_field_id: number;
  created_at: Date;
}

/** Rows of `order_form_answers`: what the buyer of one order answered, with the titles of that day. */
export interface OrderFormAnswersTable {
  store_id: number;
  order_id: number;
  /** The version of the form that was answered. */
  version_id: number;
  answers: ColumnType<FormAnswer[], string, never>;
  created_at: Date;
  /** Set while the order is deleted and may return; the answers then go with it. */
  expires_at: Date | null;
}
