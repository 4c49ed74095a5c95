import { PLAN_FEATURES, type PlanFeatureSet } from '../access/features.ts';

/** A line of a plan's card. A number is a limit, null is no limit, and a flag says whether the plan has it. */
export interface PlanItem {
  /** Names the words of the line. */
  item: string;
  free: number | boolean | null;
  pro: number | boolean | null;
  /** What the server enforces of it; null for what every plan has, and for a service of people. */
  gate: keyof PlanFeatureSet | null;
}

const { free, pro } = PLAN_FEATURES;

function gated(item: string, gate: keyof PlanFeatureSet): PlanItem {
  return { item, free: free[gate], pro: pro[gate], gate };
}

function ofEvery(item: string, value: true | null): PlanItem {
  return { item, free: value, pro: value, gate: null };
}

/** What the plans have, in the order of the cards (spec 1 §1). A card shows the first five. */
export const PLAN_ITEMS: readonly PlanItem[] = [
  // The paid limit is one that no shop reaches.
  { ...gated('products', 'max_products'), pro: null },
  gated('lines', 'max_lines'),
  gated('images_per_product', 'max_images_per_product'),
  ofEvery('orders_and_clients', null),
  ofEvery('subdomain', true),
  ofEvery('inventory', true),
  gated('custom_domain', 'is_custom_domain_enabled'),
  gated('online_payments', 'is_payment_checkouts_enabled'),
  gated('bulk_upload', 'is_bulk_upload_enabled'),
  gated('bulk_order_deletion', 'is_bulk_order_deletion_enabled'),
  gated('pixels', 'is_marketing_enabled'),
  { item: 'priority_support', free: false, pro: true, gate: null },
];
