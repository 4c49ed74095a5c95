import type { Frequency, Plan } from './catalogue.ts';

/** How often a plan is paid. Clients look the annual one up by its name (spec 2 §7). */
export interface PaymentType {
  id: number;
  name: string;
  frequency: Frequency;
}

export const PAYMENT_TYPES: readonly PaymentType[] = [
  { id: 1, name: 'Monthly payment', frequency: 'monthly' },
  { id: 2, name: 'Annual payment', frequency: 'annual' },
  { id: 3, name: 'Quarterly payment', frequency: 'quarterly' },
];

/** Undefined for the free plan, which nobody pays. */
export function paymentTypeOf({ frequency }: Pick<Plan, 'frequency'>): PaymentType | undefined {
  return PAYMENT_TYPES.find((type) => type.frequency === frequency);
}
