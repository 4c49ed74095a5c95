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
