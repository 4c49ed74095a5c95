import { invalid } from '../../errors.ts';
import { defaultCollection, withDefaultCollection } from '../collections/module.ts';
import type { ResourceHooks, Row, WriteContext } from '../module.ts';
import { recordAdjustments } from './adjustments.ts';
import { requirePictures, requirePublishable } from './plan-limits.ts';
import { priceFaults, requireFieldPermissions } from './prices.ts';
import { freeSlug, keptSlug, plainSlug } from './slugs.ts';
import { variantsFor } from './variants.ts';

/** What a product's schema cannot say (PRD-04, PRD-05, PRD-09). */
export const productHooks: ResourceHooks = {
  async prepare(context, record, before) {
    const variants = variantsFor(record, before);
    const complete = {
      ...record,
      product_variants: variants,
      // Stock is counted on each variant where there are variants.
      quantity_available: variants.length > 0 ? null : (record['quantity_available'] ?? null),
    };
    const faults = priceFaults(complete);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    requireFieldPermissions(context, complete, before);
    requirePictures(context, complete);
    await requirePublishable(context, complete, before);
    return {
      ...complete,
      slug: await slugFor(context, complete, before),
      collections_id: withDefaultCollection(record['collections_id'], await defaultCollection(context)),
    };
  },

  free: freeSlug,
  written: recordAdjustments,
};

async function slugFor(context: WriteContext, record: Row, before: Row | null): Promise<string> {
  // Most names are new: that one is not, the insert tells.
  if (before === null) return plainSlug(record);
  return keptSlug(before) ?? freeSlug.find(context, record);
}
