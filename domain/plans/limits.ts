/** Reads the limits of a store's plan (`domain/access/features.ts`) safely. */
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
