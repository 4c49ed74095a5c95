import { invalid } from '../../errors.ts';
import { withDefaultCollection } from '../collections/module.ts';
import type { ResourceHooks } from '../module.ts';
import { recordAdjustments } from './adjustments.ts';
import { requirePictures, requirePublishable } from './plan-limits.ts';
import { priceFaults, requireFieldPermissions } from './prices.ts';
import { slugFor } from './slugs.ts';
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
    // Sent together.
    const [slug, collections_id] = await Promise.all([
      slugFor(context.tx, complete, before),
      withDefaultCollection(context.tx, record['collections_id']),
      requirePublishable(context, complete, before),
    ]);
    return { ...complete, slug, collections_id };
  },

  written: recordAdjustments,
};
