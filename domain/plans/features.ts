import { planState, type PlanTime } from './plan-state.ts';

/** Flags and limits of a plan (spec 1 §3 Store.plan_features; values of 2 §9). */
export const PLAN_FEATURES = {
  free: {
    max_products: 20,
    max_lines: 1,
    max_images_per_product: 3,
    max_file_megabytes: 200,
    is_bulk_upload_enabled: false,
    is_custom_domain_enabled: false,
    is_bulk_order_deletion_enabled: false,
    is_payment_checkouts_enabled: false,
    is_marketing_enabled: false,
  },
  pro: {
    max_products: 1_000_000,
    max_lines: 5,
    max_images_per_product: 10,
    max_file_megabytes: 5000,
    is_bulk_upload_enabled: true,
    is_custom_domain_enabled: true,
    is_bulk_order_deletion_enabled: true,
    is_payment_checkouts_enabled: true,
    is_marketing_enabled: true,
  },
} as const;

export type PlanFeatureSet = (typeof PLAN_FEATURES)[PlanName];
export type PlanName = keyof typeof PLAN_FEATURES;
export const FEATURES = Object.keys(PLAN_FEATURES.free);

/** What a plan must have for files to be imported (spec 1 §1). */
export const IMPORT_FEATURE = 'is_bulk_upload_enabled';

/** The flags and limits of a store's plan, as the session carries them. */
export type PlanFeatures = Readonly<Record<string, boolean | number>>;
export type PlanLimit = 'max_products' | 'max_lines' | 'max_images_per_product' | 'max_file_megabytes';

/** Undefined when the plan has no entry, which means no limit. */
export function planLimit(features: PlanFeatures, limit: PlanLimit): number | undefined {
  const value = features[limit];
  return typeof value === 'number' ? value : undefined;
}

/** Whether `count` is more than the plan allows. */
export function exceedsPlan(features: PlanFeatures, limit: PlanLimit, count: number): boolean {
  const most = planLimit(features, limit);
  return most !== undefined && count > most;
}

/** A store's plan, `free` or `pro`, with its dates. */
export interface StorePlan extends PlanTime {
  plan: string;
}

/**
 * What a store's plan allows at this instant, the one place that derives it. A running trial has every feature, as
 * the sign-up promises (spec 1 §1). A plan that has ended, or that nobody paid for, allows what is free.
 */
export function planFeatures(plan: StorePlan, now: Date): PlanFeatureSet {
  const { blocked, ended, trialDays } = planState(plan, now);
  const paid = plan.plan === 'pro' && !ended;
  return !blocked && (paid || trialDays !== null) ? PLAN_FEATURES.pro : PLAN_FEATURES.free;
}

/** A line of a plan's card. A number is a limit, null is no limit, and a flag says whether the plan has it. */
interface PlanItem {
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
