import { invalid } from '../../errors.ts';
import { withDefaultCollection } from '../collections/module.ts';
import type { ResourceHooks } from '../module.ts';
import { recordAdjustments } from './adjustments.ts';
import { requirePictures, requirePublishable } from './plan-limits.ts';
import { priceFaults, requireFieldPermissions } from './prices.ts';
import { keptSlug, lockSlug, nextSlug, plainSlug } from './slugs.ts';
import { lookAround } from './surroundings.ts';
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
    const { tx } = context;
    const kept = keptSlug(before);
    const plain = plainSlug(complete);
    // Sent together: what is around is looked at once the lock is held.
    const locked = kept === null ? lockSlug(tx, plain) : undefined;
    const [{ collection, products, taken }] = await Promise.all([lookAround(tx, plain), locked]);
    await requirePublishable(context, complete, before, products);
    return {
      ...complete,
      slug: kept ?? (taken ? await nextSlug(tx, plain) : plain),
      collections_id: withDefaultCollection(record['collections_id'], collection),
    };
  },

  written: recordAdjustments,
};
