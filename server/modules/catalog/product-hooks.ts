import { invalid } from '../../errors.ts';
import type { Draft, Stored } from '../../resources/record-types.ts';
import { withFields } from '../../resources/with-fields.ts';
import { defaultCollection, withDefaultCollection } from '../collections/module.ts';
import type { ResourceHooks, WriteContext } from '../module.ts';
import { recordAdjustments, recordReturn } from './adjustments.ts';
import { completeChange, writesStock } from './complete-change.ts';
import { forgetHidden } from './plan-hidden.ts';
import { hasRoomToPublish, requirePictures, requirePublishable, requireRoom } from './plan-limits.ts';
import { priceFaults, requireFieldPermissions } from './prices.ts';
import { withPictureTasks } from './picture-tasks.ts';
import { keepFormerSlug } from './former-slugs.ts';
import { requireFreeSkus } from './skus.ts';
import { freeSlug, keptSlug, plainSlug } from './slugs.ts';
import { variantsFor } from './variants.ts';

/** What a product's schema cannot say (PRD-04, PRD-05, PRD-09). */
export const productHooks: ResourceHooks<'products'> = {
  refusals: { writing: ['plan_limit'] },

  async prepare(context, record, before) {
    const variants = variantsFor(record, before);
    const complete = withFields(record, {
      product_variants: variants,
      // Stock is counted on each variant where there are variants.
      quantity_available: variants.length > 0 ? null : record.quantity_available,
    });
    const faults = priceFaults(complete);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    requireFieldPermissions(context, complete, before);
    requirePictures(context, complete);
    await requireFreeSkus(context, complete, before);
    await requirePublishable(context, complete, before);
    return withFields(complete, {
      product_images: await withPictureTasks(context, complete.product_images, before?.product_images ?? []),
      slug: await slugFor(context, complete, before),
      collections_id: withDefaultCollection(record.collections_id, await defaultCollection(context)),
    });
  },

  // The limit of published products counts the others.
  independent: async (context, record, before) =>
    record.active !== 1 || before.active === 1 || (await hasRoomToPublish(context)),

  async restored(context, record) {
    await requireRoom(context, record);
    await requireFreeSkus(context, record, null, record.id);
    await recordReturn(context, record);
  },

  free: freeSlug,
  complete: completeChange,
  versioned: writesStock,
  async written(context, record, before) {
    await recordAdjustments(context, record, before);
    await keepFormerSlug(context, record, before);
    if (record.active === 1 && before?.active === 0) await forgetHidden(context.tx, [record.id]);
  },
};

async function slugFor(
  context: WriteContext,
  record: Draft<'products'>,
  before: Stored<'products'> | null,
): Promise<string> {
  // Most names are new. The insert finds those that are not, and the write a chosen slug that is taken.
  if (before === null) return record.slug ?? plainSlug(record);
  return record.slug ?? keptSlug(before) ?? freeSlug.find(context, record);
}
