import type { PlanName } from '../access/features.ts';
import type { Checkout } from '../payments/contract.ts';
import type { Frequency, Plan } from './catalogue.ts';
import type { SubscriptionStateName } from './subscription/state.ts';

/** Whom a merchant may pay. `whatsapp` is an advisor who confirms the payment by hand. */
export const BILLING_PROVIDERS = ['payu', 'mercado_pago', 'whatsapp'] as const;
export type BillingProvider = (typeof BILLING_PROVIDERS)[number];

/** A plan as `GET billing/{country}/plans` answers it. Amounts are in the currency's smallest spoken unit. */
export interface PlanAnswer {
  id: number;
  name: 'Free' | 'Pro';
  sub_title: string;
  description: string;
  plan_name: PlanName;
  frequency: Frequency | null;
  /** Of one period; 0 for the free plan. */
  months: number;
  base_price: number;
  /** Crossed out beside the price. */
  list_price: number | null;
  monthly_price: number;
  currency: string;
  action: Plan['action'];
  best_seller: boolean;
  discount_percent: number | null;
  /** Percent, against the monthly plan of the same offer. */
  savings: { card: number; payment: number } | null;
  campaign: boolean;
  plan_features: { item: string; included: boolean; value: number | boolean | null }[];
  /** Invoices and plans are sold one by one (spec 2 §9). */
  quantity: 1;
}

export interface PaymentTypeAnswer {
  id: number;
  name: string;
  frequency: Frequency;
  months: number;
  amount: number;
  currency: string;
}

export interface Usage {
  plan_id: number;
  plan_name: PlanName;
  frequency: Frequency | null;
  included_lines: number;
  /** Lines that are switched on. */
  whatsapp_lines: number;
  max_products: number;
  published_products: number;
  /** `YYYY-MM-DD`: until when one may choose what stays; null where nothing is too much. */
  choice_until: string | null;
  next_cut_date: string | null;
  trial_ended_at: string | null;
}

export interface SubscriptionAnswer {
  plan_id: number;
  plan_name: PlanName;
  frequency: Frequency | null;
  state: SubscriptionStateName;
  next_cut_date: string | null;
  trial_ended_at: string | null;
  days_to_pay: number | null;
  auto_renew: boolean;
  cancel_at_period_end: boolean;
  /** What the next renewal buys; null for the same plan. */
  next_plan_id: number | null;
  /** Those that can take a payment here and now. */
  providers: BillingProvider[];
  open_invoice_id: number | null;
  /** Whose prices the store pays: it follows from its branches and its document (decision 79). */
  price_country: string;
  /** `phone` or `document`, which had its trial in another store; null where the store got its own. */
  trial_refused: string | null;
}

/** What a merchant sends; `BillingInformation` is the answer. */
export interface BillingDetails {
  contact_name: string;
  contact_last_name: string;
  legal_name: string | null;
  document_type_id: number;
  dni: string;
  country_code: string;
  /** DANE code such as `05001`; null outside of Colombia. */
  city_id: string | null;
  zip_code: string | null;
  address: string;
  /** Separated by commas. */
  emails: string;
}

export interface BillingInformation extends BillingDetails {
  document_type: { name: string };
  city: { name: string; state: string } | null;
  country: { code: string; name: string; currency: string };
}

export interface InvoiceAnswer {
  id: number;
  number: string;
  created_at: string;
  due_date: string;
  end_date: string | null;
  amount: number;
  discount: number;
  currency: string;
  invoice_status_id: number;
  billing_information: BillingDetails | null;
  invoice_details: { description: string; quantity: number; price: number }[];
  kind: 'purchase' | 'renewal' | null;
  plan_id: number | null;
  period_from: string | null;
  payable: boolean;
  paid_at: string | null;
  /** A payment was reported, and the provider has not confirmed it yet. */
  confirming: boolean;
  /** A person looks at money of it. */
  reviewing: boolean;
}

export interface CheckoutAnswer {
  reference: string;
  invoice_id: number;
  provider: BillingProvider;
  checkout: Checkout;
}

/** `approved`: confirmed by the provider and granted. `review`: a person must look at the payment. */
export const CHECKOUT_STATES = ['waiting', 'pending', 'approved', 'declined', 'review'] as const;

export interface CheckoutStatus {
  reference: string;
  invoice_id: number;
  plan_id: number;
  plan_payment_type_id: number;
  status: (typeof CHECKOUT_STATES)[number];
  invoice_status_id: number;
}
